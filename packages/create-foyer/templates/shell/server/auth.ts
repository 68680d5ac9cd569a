import { createAuth } from '@foyer/auth'
import { sqliteStore } from '@foyer/auth/sqlite'

/** The chains that may sign in; the same as in src/kit.ts. */
const chainIds = [1, 8453]

/** The sign-in server of one origin, such as 'https://app.example.org'. */
export function createAuthServer(origin: string) {
  return createAuth({ origin, chainIds, store: sqliteStore({ file: 'data/sign-in.sqlite' }) })
}
