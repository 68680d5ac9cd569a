import { type Auth, createAuth, type SessionView } from '@foyer/auth'
import { sqliteStore } from '@foyer/auth/sqlite'
import { headers } from 'next/headers'

/** Where visitors find the page. Set ORIGIN in production: 'https://app.example.org'. */
const origin = process.env.ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`

let auth: Auth | undefined

/** The sign-in server. Made by its first request: `next build` imports this file too. */
export function getAuth(): Auth {
  auth ??= createAuth({
    origin,
    chainIds: [1, 8453],
    store: sqliteStore({ file: 'data/sign-in.sqlite' }),
  })
  return auth
}

/** Who asks for this page; undefined for those who have not signed in. */
export async function getSession(): Promise<SessionView | undefined> {
  return getAuth().session({ headers: await headers() })
}
