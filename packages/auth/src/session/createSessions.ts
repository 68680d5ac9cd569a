import type { Hex } from 'viem'
import type { AuthTimes } from '../options.ts'
import type { SessionLimits, SessionProof, SessionRow, Store } from '../store/Store.ts'
import { deviceWords } from './deviceWords.ts'
import { endOf } from './sessionView.ts'
import { hashOf, isToken, randomId, randomToken } from './tokens.ts'

/** How old the stored time of the last use may become before it is written again, in ms. */
const touchInterval = 60_000

export interface NewSession {
  readonly address: Hex
  readonly chainId: number
  readonly userAgent: string | null
  readonly proof?: SessionProof | undefined
  /** The token of the session that this browser had until now. */
  readonly replaces: string | undefined
}

/** Begins, finds and ends sessions. */
export function createSessions(store: Store, times: AuthTimes, perAddress: number) {
  const limits: SessionLimits = { idleTime: times.idle, perAddress }
  return {
    limits,
    /** A new token at every sign-in; the session it takes the place of ends in the same step. */
    async begin(session: NewSession, now: number): Promise<{ token: string; row: SessionRow }> {
      const token = randomToken()
      const row: SessionRow = {
        tokenHash: hashOf(token),
        id: randomId(),
        address: session.address,
        chainId: session.chainId,
        createdAt: now,
        lastSeenAt: now,
        endsAt: now + times.absolute,
        device: deviceWords(session.userAgent),
        proof: session.proof,
      }
      const replaced = isToken(session.replaces) ? hashOf(session.replaces) : undefined
      await store.putSession(row, replaced, limits)
      return { token, row }
    },
    /** The living session of a token; its use is noted. */
    async find(token: string | undefined, now: number): Promise<SessionRow | undefined> {
      if (!isToken(token)) return undefined
      const row = await store.getSession(hashOf(token))
      if (row === undefined || endOf(row, times.idle) <= now) return undefined
      if (now - row.lastSeenAt < touchInterval) return row
      await store.touchSession(row.tokenHash, now)
      return { ...row, lastSeenAt: now }
    },
    async end(token: string | undefined): Promise<void> {
      if (isToken(token)) await store.deleteSession(hashOf(token))
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
