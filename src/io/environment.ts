/** What programs that we run may know of this process's environment: what tools need, and no token of the run. */

const NAMES = new Set([
  ...['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'LANG', 'LANGUAGE', 'TZ', 'TERM', 'TMPDIR', 'TMP', 'TEMP', 'CI'],
  ...['HTTP_PROXY', 'HTTPS_PROXY', 'ALL_PROXY', 'NO_PROXY'],
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE'],
  ...['JAVA_HOME', 'GOPATH', 'GOROOT', 'GOCACHE', 'GOMODCACHE', 'GOPROXY', 'GOTOOLCHAIN', 'CARGO_HOME', 'RUSTUP_HOME'],
  ...['DOTNET_ROOT', 'PNPM_HOME', 'VOLTA_HOME', 'NVM_DIR', 'COREPACK_HOME', 'BUN_INSTALL', 'DENO_DIR', 'DENO_INSTALL'],
  ...['PYTHONLOCATION', 'VIRTUAL_ENV', 'UV_CACHE_DIR', 'PIP_CACHE_DIR', 'YARN_CACHE_FOLDER', 'GEM_HOME', 'BUNDLE_PATH'],
  ...['AGENT_TOOLSDIRECTORY', 'RUNNER_TOOL_CACHE', 'RUNNER_OS', 'RUNNER_ARCH', 'RUNNER_ENVIRONMENT', 'IMAGEOS'],
  // By it the runner finds what daemons are left after a job.
  'RUNNER_TRACKING_ID',
  // Windows finds neither programs nor folders without them.
  ...['SYSTEMROOT', 'SYSTEMDRIVE', 'WINDIR', 'COMSPEC', 'PATHEXT', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH'],
  ...['APPDATA', 'LOCALAPPDATA', 'PROGRAMDATA', 'PROGRAMFILES', 'PROCESSOR_ARCHITECTURE'],
])
/** npm's configuration as variables, and names with a suffix of their own. */
const PREFIXES = /^(?:LC_|XDG_|NPM_CONFIG_|JAVA_HOME_|GOROOT_)/
/** A registry's credentials, as npm reads them from variables. */
const CREDENTIALS = /:?_(?:auth|authtoken|password)$/i
const GITHUB_TOKEN = /(?<![A-Za-z0-9])(?:gh[pousr]_|github_pat_)/

/** What programs get in addition. */
export interface Granted {
  readonly variables: { readonly [name: string]: string }
  /** May they read the credentials of package registries? */
  readonly registries: boolean
}

/** The variables that builds and package managers need; `CI` is always set. */
export function toolEnvironment(
  env: NodeJS.ProcessEnv,
  { variables, registries }: Granted,
): { readonly [name: string]: string } {
  const kept = Object.entries(env).filter((entry): entry is [string, string] => {
    const [name, value] = entry
    if (value === undefined || !(NAMES.has(name.toUpperCase()) || PREFIXES.test(name.toUpperCase()))) return false
    return registries || !(CREDENTIALS.test(name) || GITHUB_TOKEN.test(value))
  })
  return { CI: 'true', ...Object.fromEntries(kept), ...variables }
}
