import { type Auth, createAuth, type SessionView } from '@foyer/auth'
import { sqliteStore } from '@foyer/auth/sqlite'
import { headers } from 'next/headers'

/** The page's public origin. Set ORIGIN in production, e.g. 'https://app.example.org'. */
const origin = process.env.ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`

let auth: Auth | undefined

/** The sign-in server. Created by its first request, since `next build` also imports this file. */
export function getAuth(): Auth {
  auth ??= createAuth({
    origin,
    chainIds: [1, 8453],
    store: sqliteStore({ file: 'data/sign-in.sqlite' }),
  })
  return auth
}

/** The visitor's session; undefined without one. */
export async function getSession(): Promise<SessionView | undefined> {
  return getAuth().session({ headers: await headers() })
}
