import { parseUrl } from '../config/parseUrl.ts'
import { type Environment, readSignInModes, type SignInModes } from '../config/settings.ts'

export interface ExportArguments {
  readonly publicUrl: string
  readonly base: string
  /** The sign-in server's URL, or 'none'. */
  readonly auth: string
}

/** An argument of `npm run export` is missing or invalid. The message says what to write. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

/**
 * Reads `--url`, `--base` and `--auth`.
 *
 * @throws UsageError when one of them is missing or invalid
 */
export function readExportArguments(values: {
  readonly url?: string | undefined
  readonly base?: string | undefined
  readonly auth?: string | undefined
}): ExportArguments {
  const publicUrl = originOf('url', values.url, 'https://app.example.org')
  const base = values.base ?? '/'
  if (!/^\/(?:[\w.~-]+\/)*$/.test(base) || base.includes('/.')) {
    throw new UsageError(
      `--base is "${base}", but must start and end with a slash. Example: --base /app/`,
    )
  }
  if (values.auth === undefined) return { publicUrl, base, auth: 'none' }
  const auth = originOf('auth', values.auth, 'https://auth.example.org')
  return { publicUrl, base, auth: `${auth}/auth` }
}

/**
 * Reads `SIGN_IN` and `LOCK_SIGN_IN` for an exported site.
 *
 * @throws SettingsError if one is neither `optional` nor `required`
 * @throws UsageError if one is set and there is no sign-in server
 */
export function readExportSignIn(
  environment: Environment,
  { auth }: Pick<ExportArguments, 'auth'>,
): SignInModes {
  const modes = readSignInModes(environment)
  const name = modes.signIn ? 'SIGN_IN' : modes.lockSignIn && 'LOCK_SIGN_IN'
  if (auth !== 'none' || !name) return modes
  throw new UsageError(
    `${name} is set, but the exported site has no sign-in server. Name one, or unset ${name}. Example: --auth https://auth.example.org`,
  )
}

function originOf(name: string, value: string | undefined, example: string): string {
  const url = parseUrl(value ?? '')
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:'
  if (isWeb && (value === url.origin || value === `${url.origin}/`)) return url.origin
  const problem = value === undefined ? 'is missing' : `is "${value}"`
  throw new UsageError(
    `--${name} ${problem}. Name an address without a path. Example: --${name} ${example}`,
  )
}
