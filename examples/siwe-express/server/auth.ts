import { createAuth } from '@foyer/auth'
import { sqliteStore } from '@foyer/auth/sqlite'

/** The page's public origin. Set ORIGIN in production, e.g. 'https://app.example.org'. */
const origin = process.env.ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`

export const auth = createAuth({
  origin,
  chainIds: [1, 8453],
  store: sqliteStore({ file: 'data/sign-in.sqlite' }),
})
