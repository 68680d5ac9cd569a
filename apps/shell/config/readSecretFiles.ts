import { readFileSync } from 'node:fs'
import { type Environment, SettingsError } from './settings.ts'

/** The settings that may hold secrets. `AUTH_RPC_<chain id>` may too. */
const secrets: readonly string[] = ['DATABASE_URL', 'METRICS_TOKEN', 'WALLETCONNECT_PROJECT_ID']

/**
 * The environment with each `<NAME>_FILE` replaced by `<NAME>`, read from that file: environment
 * variables are visible to other programs of the user, files need not be.
 *
 * @throws SettingsError when a file cannot be read or is empty, or both are set
 */
export function readSecretFiles(environment: Environment): Environment {
  const read: Record<string, string | undefined> = { ...environment }
  for (const [key, path] of Object.entries(environment)) {
    const name = /^(.+)_FILE$/.exec(key)?.[1]
    if (!path?.trim() || name === undefined || !isSecret(name)) continue
    if (environment[name]?.trim()) {
      throw new SettingsError(`${name} and ${key} are both set. Leave one of them out.`)
    }
    read[name] = contentOf(key, path.trim())
    delete read[key]
  }
  return read
}

// DATABASE_FILE is a separate setting.
function isSecret(name: string): boolean {
  return secrets.includes(name) || /^AUTH_RPC_\d+$/.test(name)
}

function contentOf(key: string, path: string): string {
  const content = readText(key, path).trim()
  if (content !== '') return content
  // An empty value would count as unset: DATABASE_URL would silently become a file of SQLite.
  throw new SettingsError(
    `${key} is "${path}", which is empty. Put the value into this file, or leave ${key} out.`,
  )
}

function readText(key: string, path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    const reason = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : ''
    throw new SettingsError(
      `${key} is "${path}", which cannot be read${reason}. Name a file that holds the value and nothing else.`,
    )
  }
}
