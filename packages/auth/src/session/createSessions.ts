import type { Hex } from 'viem'
import type { ContractChecker } from '../contract/createContractChecker.ts'
import { AuthError } from '../http/AuthError.ts'
import type { AuthTimes } from '../options.ts'
import type {
  SessionLimits,
  SessionOwner,
  SessionProof,
  SessionRow,
  Store,
} from '../store/Store.ts'
import { createRechecks } from './createRechecks.ts'
import { deviceWords } from './deviceWords.ts'
import { endOf } from './sessionView.ts'
import { hashOf, isToken, randomId, randomToken } from './tokens.ts'

/** How old the stored time of the last use may become before it is written again, in ms. */
const touchInterval = 60_000

export interface SessionsOptions {
  readonly store: Store
  readonly times: AuthTimes
  readonly perAddress: number
  readonly checkContract: ContractChecker
}

export interface NewSession {
  readonly address: Hex
  readonly chainId: number
  readonly userAgent: string | null
  readonly proof?: SessionProof | undefined
  /** The token of the session that this browser had until now. */
  readonly replaces: string | undefined
}

/** Begins, finds and ends sessions. */
export function createSessions({ store, times, perAddress, checkContract }: SessionsOptions) {
  const limits: SessionLimits = { idleTime: times.idle, perAddress }
  const recheck = createRechecks(checkContract)

  /** The owners of a contract may have changed since (EIP-4361, "Session Invalidation"): whether it still agrees. */
  async function stillAgrees(row: SessionRow, proof: SessionProof, now: number): Promise<boolean> {
    const verdict = await recheck(row, proof, now)
    if (verdict === 'valid') await store.touchSession(row.tokenHash, now, now)
    if (verdict !== 'unknown') return verdict === 'valid'
    // An endpoint that is away for a moment signs nobody out, one that stays away does not keep anybody signed in.
    if (now - proof.checkedAt < times.recheck * 4) return true
    throw new AuthError('unavailable', 'endpoints')
  }

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
      const { proof } = row
      if (
        proof &&
        now - proof.checkedAt >= times.recheck &&
        !(await stillAgrees(row, proof, now))
      ) {
        await store.deleteSession(row.tokenHash)
        return undefined
      }
      if (now - row.lastSeenAt < touchInterval) return row
      await store.touchSession(row.tokenHash, now)
      return { ...row, lastSeenAt: now }
    },
    /** The living sessions of an account, the newest first. */
    async list(owner: SessionOwner, now: number): Promise<readonly SessionRow[]> {
      const rows = await store.listSessions(owner)
      return rows.filter((row) => endOf(row, times.idle) > now)
    },
    async end(token: string | undefined): Promise<void> {
      if (isToken(token)) await store.deleteSession(hashOf(token))
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>
