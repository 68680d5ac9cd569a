import { type SignInMode, signInModes } from './deployment.ts'
import { parseUrl } from './parseUrl.ts'

/** Where the page asks for a sign-in. */
export interface SignInModes {
  /** Whether an account must sign in to count as connected. Default: 'optional'. */
  readonly signIn?: SignInMode | undefined
  /** Whether locking in the vault requires a sign-in. Default: 'optional'. */
  readonly lockSignIn?: SignInMode | undefined
}

/** The server settings in the environment. */
export interface Settings extends SignInModes {
  /** 0 to 65535; 0 picks a free port. Default: 4700. */
  readonly port: number
  /** 'localhost' means both loopback addresses. Default: 'localhost'. */
  readonly host: string
  /** Origin without a trailing slash. Default: made from host and port. */
  readonly publicUrl?: string | undefined
  /** How long requests are served after SIGTERM while `/readyz` says 'closing'. Default: 0. */
  readonly drainSeconds: number
}

/** A setting in the environment is invalid. The message says what to write instead. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError'
}

export type Environment = Readonly<Record<string, string | undefined>>

const defaultPort = 4700
const defaultHost = 'localhost'

/**
 * Reads PORT, HOST, PUBLIC_URL, SIGN_IN, LOCK_SIGN_IN and DRAIN_SECONDS. Empty values count as
 * unset.
 *
 * @throws SettingsError when a value is invalid
 */
export function readSettings(environment: Environment): Settings {
  const port = portOf(environment.PORT?.trim())
  const host = hostOf(environment.HOST?.trim())
  const publicUrl = publicUrlOf(environment.PUBLIC_URL?.trim())
  if (publicUrl === undefined && isAllAddresses(host)) refuseAllAddresses(environment.HOST, port)
  return {
    port,
    host,
    publicUrl,
    ...readSignInModes(environment),
    drainSeconds: drainOf(environment.DRAIN_SECONDS?.trim()),
  }
}

/**
 * Reads `SIGN_IN` and `LOCK_SIGN_IN`.
 *
 * @throws SettingsError if one is neither `optional` nor `required`
 */
export function readSignInModes(environment: Environment): SignInModes {
  return {
    signIn: signInOf('SIGN_IN', environment),
    lockSignIn: signInOf('LOCK_SIGN_IN', environment),
  }
}

/** The default public URL of a server on this host and port. */
export function publicUrlFor(host: string, port: number): string {
  return new URL(`http://${host.includes(':') ? `[${host}]` : host}:${port}`).origin
}

/** The three spellings of "all addresses", as `URL` normalises them. */
const allAddresses: ReadonlySet<string> = new Set(['0.0.0.0', '[::]', '[::ffff:0:0]'])

function isAllAddresses(host: string): boolean {
  return allAddresses.has(new URL(publicUrlFor(host, 80)).hostname)
}

// The address to use is unknown here, and localhost would be wrong for every other machine.
function refuseAllAddresses(host: string | undefined, port: number): never {
  const example = `PUBLIC_URL=http://<address of this machine>:${port || defaultPort}`
  throw new SettingsError(
    `HOST is "${host?.trim()}", which means all addresses of this machine, so PUBLIC_URL must name the one visitors open: ${example}${port === 0 ? ` with PORT=${defaultPort}` : ''}`,
  )
}

function signInOf(
  name: 'SIGN_IN' | 'LOCK_SIGN_IN',
  environment: Environment,
): SignInMode | undefined {
  const value = environment[name]?.trim()
  if (!value) return undefined
  const mode = signInModes.find((known) => known === value)
  if (mode) return mode
  throw new SettingsError(
    `${name} is "${value}", but must be "optional" or "required". Example: ${name}=required`,
  )
}

function portOf(value: string | undefined): number {
  if (!value) return defaultPort
  const port = Number(value)
  if (/^\d{1,5}$/.test(value) && port <= 65_535) return port
  throw new SettingsError(
    `PORT is "${value}", but must be a whole number from 0 to 65535 (0 picks a free port). Example: PORT=${defaultPort}`,
  )
}

function drainOf(value: string | undefined): number {
  if (!value) return 0
  if (/^\d{1,3}$/.test(value)) return Number(value)
  throw new SettingsError(
    `DRAIN_SECONDS is "${value}", but must be a whole number from 0 to 999. Example: DRAIN_SECONDS=5`,
  )
}

function hostOf(value: string | undefined): string {
  if (!value) return defaultHost
  const bare = value.startsWith('[') && value.endsWith(']') ? value.slice(1, -1) : value
  const asName = /^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$/.test(bare)
  const asAddress = bare.includes(':') && URL.canParse(`http://[${bare}]`)
  if ((asName && URL.canParse(`http://${bare}`)) || asAddress) return bare.toLowerCase()
  throw new SettingsError(
    `HOST is "${value}", but must be only a host name or an IP address, without scheme, port or path. Example: HOST=127.0.0.1`,
  )
}

function publicUrlOf(value: string | undefined): string | undefined {
  if (!value) return undefined
  const url = parseUrl(value)
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (url && isWeb && url.href === `${url.origin}/` && !value.includes('*')) return url.origin
  throw new SettingsError(
    `PUBLIC_URL is "${value}", but must be the URL visitors open, with http or https and without a path. Example: PUBLIC_URL=https://app.example.org`,
  )
}
