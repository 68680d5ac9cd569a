import { onTestFinished } from 'vitest'
import { type Auth, createAuth } from '../createAuth.ts'
import type { AuthOptions } from '../options.ts'
import { sqliteStore } from '../store/sqliteStore.ts'
import { origin } from './browser.ts'

/** The seven chains of the app's configuration. */
export const chainIds = [1, 56, 185, 8453, 42161, 2310, 1329]

/** A sign-in server with its own in-memory store, closed after the test. */
export function testAuth(options: Partial<AuthOptions> = {}): Auth {
  const store = options.store ?? sqliteStore({ file: ':memory:' })
  const auth = createAuth({ origin, chainIds, store, ...options })
  onTestFinished(() => auth.close())
  return auth
}

/** A clock that only moves by `advance`. */
export function testClock(start = Date.UTC(2026, 10, 20, 12)) {
  let time = start
  return {
    now: () => time,
    advance: (ms: number) => {
      time += ms
    },
  }
}
