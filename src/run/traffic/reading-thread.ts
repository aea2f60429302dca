/** Every bundle has the thread that reads large recordings beside it, and is one folder. */
const here = import.meta.url

export const READING_THREAD = new URL('thread.js', here)
