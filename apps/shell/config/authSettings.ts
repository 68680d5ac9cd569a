import { type Environment, SettingsError } from './settings.ts'

/** What the environment says about where sign-ins are kept. */
export interface AuthSettings {
  /** A PostgreSQL address; absent: a SQLite file. */
  readonly databaseUrl?: string | undefined
  /** Where the SQLite file is; absent: `data/foyer.sqlite` in the repository. */
  readonly databaseFile?: string | undefined
}

/** Reads DATABASE_URL and DATABASE_FILE; an empty value counts as absent. Throws `SettingsError`. */
export function readAuthSettings(environment: Environment): AuthSettings {
  return {
    databaseUrl: databaseUrlOf(environment.DATABASE_URL?.trim()),
    databaseFile: environment.DATABASE_FILE?.trim() || undefined,
  }
}

function databaseUrlOf(value: string | undefined): string | undefined {
  if (!value) return undefined
  if (/^postgres(?:ql)?:\/\//.test(value) && URL.canParse(value)) return value
  // Not repeated: it may hold a password.
  throw new SettingsError(
    'DATABASE_URL must begin with postgres://. Example: DATABASE_URL=postgres://foyer:secret@localhost:5432/foyer. Leave it out to keep sign-ins in a file.',
  )
}
