import { createAuth } from '@foyer/auth'
import { sqliteStore } from '@foyer/auth/sqlite'

/** Where visitors find the page. Set ORIGIN in production: 'https://app.example.org'. */
const origin = process.env.ORIGIN ?? `http://localhost:${process.env.PORT ?? 3000}`

export const auth = createAuth({
  origin,
  chainIds: [1, 8453],
  store: sqliteStore({ file: 'data/sign-in.sqlite' }),
})

interface Session {
  address: `0x${string}`
  chainId: number
}

/** The session of a request by its cookies; undefined for those who have not signed in. */
export async function sessionOf(cookie: string | undefined): Promise<Session | undefined> {
  if (!cookie) return undefined
  const request = new Request(`${origin}/auth/session`, { headers: { cookie } })
  const response = await auth.fetch(request)
  return response.ok ? ((await response.json()) as Session) : undefined
}
