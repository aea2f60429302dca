/** Where the thread is that reads large recordings: every bundle is one folder and has it beside itself. */

/** Named apart, or the bundler takes the two for a file of the sources and puts a path in place of the URL. */
const here = import.meta.url

export const READING_THREAD = new URL('thread.js', here)
