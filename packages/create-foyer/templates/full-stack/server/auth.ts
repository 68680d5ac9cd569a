import { createAuth } from '@foyer/auth'
import { sqliteStore } from '@foyer/auth/sqlite'
import { chains } from '../src/chains.ts'

/** The sign-in server of one origin, such as 'https://app.example.org'. */
export function createAuthServer(origin: string) {
  return createAuth({
    origin,
    chainIds: chains.map(({ id }) => id),
    store: sqliteStore({ file: 'data/sign-in.sqlite' }),
  })
}
