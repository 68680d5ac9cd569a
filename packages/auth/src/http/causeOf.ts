import { AuthError } from './AuthError.ts'

/**
 * The class of an error and the database's error code, for logs: SQLite's number, such as 13 for a
 * full disk, or PostgreSQL's five characters. Not its message, which may repeat parts of the
 * request.
 */
export function causeOf(error: unknown): Readonly<Record<string, string>> {
  const cause = error instanceof AuthError ? error.cause : error
  if (!(error instanceof Error) || !(cause instanceof Error)) return {}
  const code: unknown = Reflect.get(cause, 'errcode') ?? Reflect.get(cause, 'code')
  const isCode = /^[\w-]{1,40}$/.test(String(code)) && code !== undefined
  return { cause: cause.name, ...(isCode ? { database: String(code) } : {}) }
}
