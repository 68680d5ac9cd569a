import { type AuthLimits, type AuthTimes, defaultLimits, isProxyAddress } from '@foyer/auth'
import { parseUrl } from '../../config/parseUrl.ts'
import { type Environment, SettingsError } from '../../config/settings.ts'

/** The sign-in settings in the environment. */
export interface AuthSettings {
  /** A PostgreSQL URL. Default: a SQLite file is used. */
  readonly databaseUrl?: string | undefined
  /** The SQLite file. Default: `data/foyer.sqlite` in the repository. */
  readonly databaseFile?: string | undefined
  /** Addresses and networks of the reverse proxies. Default: none. */
  readonly trustedProxies?: readonly string[] | undefined
  /** Whether contract accounts may sign in. Default: true. */
  readonly contractAccounts?: boolean | undefined
  /** The server's own RPC endpoints, by chain id. */
  readonly endpoints?: ReadonlyMap<number, readonly string[]> | undefined
  /** Whether a single host may decide about contract accounts. Default: false. */
  readonly allowSingleEndpoint?: boolean | undefined
  /** Whether the page is served from another host of the site. Default: false. */
  readonly crossOrigin?: boolean | undefined
  readonly limits?: AuthLimits | undefined
  /** Lifetimes, in ms. Default: those of `createAuth`. */
  readonly times?: Partial<AuthTimes> | undefined
}

/** Reads the settings of sign-in; an empty value counts as absent. Throws `SettingsError`. */
export function readAuthSettings(environment: Environment): AuthSettings {
  const valueAt = (name: string) => environment[name]?.trim() || undefined
  return {
    databaseUrl: databaseUrlOf(valueAt('DATABASE_URL')),
    databaseFile: valueAt('DATABASE_FILE'),
    trustedProxies: proxiesOf(valueAt('TRUSTED_PROXIES')),
    contractAccounts: switchOf('AUTH_CONTRACT_ACCOUNTS', valueAt('AUTH_CONTRACT_ACCOUNTS'), true),
    allowSingleEndpoint: switchOf('AUTH_SINGLE_ENDPOINT', valueAt('AUTH_SINGLE_ENDPOINT'), false),
    crossOrigin: switchOf('AUTH_CROSS_ORIGIN', valueAt('AUTH_CROSS_ORIGIN'), false),
    endpoints: endpointsOf(environment),
    limits: limitsOf((name, fallback) => countOf(name, valueAt(name), fallback)),
    times: timesOf(valueAt('AUTH_NONCE_MINUTES')),
  }
}

function databaseUrlOf(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value)) return value
  // Not repeated in the message: it may contain a password.
  throw new SettingsError(
    'DATABASE_URL must start with postgres://. Example: DATABASE_URL=postgres://foyer:secret@localhost:5432/foyer. Leave it out to keep sign-ins in a file.',
  )
}

function proxiesOf(value: string | undefined): readonly string[] {
  const proxies = (value ?? '').split(',').map((text) => text.trim())
  const named = proxies.filter((text) => text !== '')
  const wrong = named.find((text) => !isProxyAddress(text))
  if (wrong === undefined) return named
  throw new SettingsError(
    `TRUSTED_PROXIES contains "${wrong}", but must contain IP addresses or networks, separated by commas. Example: TRUSTED_PROXIES=127.0.0.1,10.0.0.0/8`,
  )
}

function switchOf(name: string, value: string | undefined, fallback: boolean): boolean {
  if (value === undefined) return fallback
  if (value === 'on' || value === 'off') return value === 'on'
  const example = fallback ? 'off' : 'on'
  throw new SettingsError(
    `${name} is "${value}", but must be on or off. Example: ${name}=${example}`,
  )
}

/** AUTH_RPC_1=https://one.example,https://two.example */
function endpointsOf(environment: Environment): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>()
  for (const [name, value] of Object.entries(environment)) {
    if (!name.startsWith('AUTH_RPC_') || !value?.trim()) continue
    const chainId = Number(name.slice('AUTH_RPC_'.length))
    const urls = value.split(',').map((url) => url.trim())
    if (!Number.isSafeInteger(chainId) || chainId < 1 || !urls.every(isEndpoint)) {
      // Not repeated in the message: a URL may contain an API key.
      throw new SettingsError(
        `${name} cannot be used: its name must end with a chain id, and its value must be one or more http(s) URLs without user name and password, separated by commas. Example: AUTH_RPC_1=https://one.example,https://two.example`,
      )
    }
    found.set(chainId, urls)
  }
  return found
}

function isEndpoint(text: string): boolean {
  const url = parseUrl(text)
  // `fetch` refuses URLs with credentials.
  return url !== undefined && /^https?:$/.test(url.protocol) && !url.username && !url.password
}

function limitsOf(read: (name: string, fallback: number) => number): AuthLimits {
  const fallback = defaultLimits
  const pair = (name: string, { perClient, overall }: AuthLimits['nonces']) => ({
    perClient: read(`AUTH_${name}_PER_CLIENT`, perClient),
    overall: read(`AUTH_${name}_OVERALL`, overall),
  })
  return {
    windowMs: read('AUTH_LIMIT_SECONDS', fallback.windowMs / 1000) * 1000,
    nonces: pair('NONCES', fallback.nonces),
    verifications: pair('VERIFICATIONS', fallback.verifications),
    contractChecks: pair('CONTRACT_CHECKS', fallback.contractChecks),
    reads: pair('READS', fallback.reads),
    outstandingNonces: read('AUTH_OUTSTANDING_NONCES', fallback.outstandingNonces),
    storedSessions: read('AUTH_STORED_SESSIONS', fallback.storedSessions),
    sessionsPerAddress: read('AUTH_SESSIONS_PER_ACCOUNT', fallback.sessionsPerAddress),
  }
}

function countOf(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined) return fallback
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value)
  throw new SettingsError(
    `${name} is "${value}", but must be a whole number of 1 or more. Example: ${name}=${fallback}`,
  )
}

function timesOf(nonceMinutes: string | undefined): Partial<AuthTimes> {
  if (nonceMinutes === undefined) return {}
  const minutes = /^[1-9]\d{0,3}$/.test(nonceMinutes) ? Number(nonceMinutes) : 0
  if (minutes >= 1 && minutes <= 1440) return { nonce: minutes * 60_000 }
  throw new SettingsError(
    `AUTH_NONCE_MINUTES is "${nonceMinutes}", but must be a whole number from 1 to 1440. Example: AUTH_NONCE_MINUTES=60`,
  )
}
