import type { Address } from 'viem'
import type { ContractChecker, ContractVerdict } from '../contract/createContractChecker.ts'
import { endsInTime } from '../endsInTime.ts'
import { AuthError } from '../http/AuthError.ts'
import type { Client } from '../limits/clientOf.ts'
import type { RateLimiter } from '../limits/createRateLimiter.ts'
import type { AuthTimes } from '../options.ts'
import type {
  SessionLimits,
  SessionOwner,
  SessionProof,
  SessionRow,
  Store,
} from '../store/Store.ts'
import { describeDevice } from './describeDevice.ts'
import { endOf } from './sessionView.ts'
import { hashOf, isToken, randomId, randomToken } from './tokens.ts'

/** How old the stored time of last use may get before it is updated, in ms. */
const touchInterval = 60_000
/** How long before it began a session is accepted, in ms: servers' clocks differ. */
const clockTolerance = 24 * 60 * 60_000

export interface SessionsOptions {
  readonly store: Store
  readonly times: AuthTimes
  readonly perAddress: number
  readonly checkContract: ContractChecker
  /** Limits how often sessions of contract accounts are checked again. */
  readonly rechecks: RateLimiter
  /** Receives the error when the use of a session could not be recorded. */
  readonly report: (error: unknown) => void
}

export interface NewSession {
  readonly address: Address
  readonly chainId: number
  readonly userAgent: string | null
  readonly proof?: SessionProof | undefined
  /** The token of this browser's previous session. */
  readonly replaces: string | undefined
}

/** Creates, finds and ends sessions. */
export function createSessions(options: SessionsOptions) {
  const { perAddress, store, times } = options
  const limits: SessionLimits = { idleTime: times.idle, perAddress }
  const recheck = createRecheck(options)
  const touch = createTouch(options)

  const isActive = (row: SessionRow, now: number) =>
    endOf(row, times.idle) > now && row.createdAt - now <= clockTolerance

  /**
   * Whether a contract still accepts its signature: its owners may have changed (EIP-4361, "Session
   * Invalidation").
   */
  async function isStillSigned(
    row: SessionRow,
    proof: SessionProof,
    client: Client | undefined,
    now: number,
  ): Promise<boolean> {
    const verdict = await recheck(row, proof, client, now)
    if (verdict === 'valid') await touch(row, now, now)
    if (verdict !== 'unknown') return verdict === 'valid'
    // A short outage of the endpoints changes nothing; in a long one, no session is accepted.
    if (Math.abs(now - proof.checkedAt) < times.recheck * 4) return true
    throw new AuthError('unavailable', 'endpoints')
  }

  return {
    limits,
    /** Creates a session with a new token and ends the replaced session in one step. */
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
        device: describeDevice(session.userAgent),
        proof: session.proof,
      }
      const replaced = isToken(session.replaces) ? hashOf(session.replaces) : undefined
      await store.putSession(row, replaced, limits)
      return { token, row }
    },
    /**
     * The active session of a token. Records the use.
     *
     * @param client who sent the request, for the limit on checking contract accounts again.
     */
    async find(
      token: string | undefined,
      now: number,
      client?: Client,
    ): Promise<SessionRow | undefined> {
      if (!isToken(token)) return undefined
      const row = await store.getSession(hashOf(token))
      if (row === undefined || !isActive(row, now)) return undefined
      const { proof } = row
      if (
        proof &&
        Math.abs(now - proof.checkedAt) >= times.recheck &&
        !(await isStillSigned(row, proof, client, now))
      ) {
        await store.deleteSession(row.tokenHash)
        return undefined
      }
      if (now - row.lastSeenAt < touchInterval) return row
      return (await touch(row, now)) ? { ...row, lastSeenAt: now } : row
    },
    /** The active sessions of an account, newest first. */
    async list(owner: SessionOwner, now: number): Promise<readonly SessionRow[]> {
      const rows = await store.listSessions(owner)
      return rows.filter((row) => isActive(row, now))
    },
    async end(token: string | undefined): Promise<void> {
      if (isToken(token)) await store.deleteSession(hashOf(token))
    },
  }
}

export type Sessions = ReturnType<typeof createSessions>

/**
 * Records the use of a session. Resolves to whether it is recorded: a store that accepts no writes,
 * such as one whose disk is full, still knows who is signed in. After a failure, no use is recorded
 * for a minute.
 */
function createTouch({ report, store }: Pick<SessionsOptions, 'report' | 'store'>) {
  let failedAt = Number.NEGATIVE_INFINITY
  return async ({ tokenHash }: SessionRow, now: number, checkedAt?: number): Promise<boolean> => {
    if (Math.abs(now - failedAt) < touchInterval) return false
    try {
      await store.touchSession(tokenHash, now, checkedAt)
      return true
    } catch (error) {
      // Requests at the same time fail together, and are reported once.
      if (Math.abs(now - failedAt) >= touchInterval) report(error)
      failedAt = now
      return false
    }
  }
}

/** How long requests wait for a check, and how long its verdict is reused, in ms. */
const recheckPause = 10_000

interface Recheck {
  readonly verdict: Promise<ContractVerdict>
  readonly at: number
}

/**
 * Checks a contract account's signature again. Concurrent requests share one check, a failed check
 * is not repeated at once, and the checks of all of a client's sessions share a limit. A client may
 * read sessions a thousand times in ten seconds; without this, a contract account could make the
 * server contact its nodes just as often.
 */
function createRecheck({
  checkContract,
  rechecks,
}: Pick<SessionsOptions, 'checkContract' | 'rechecks'>) {
  const checks = new Map<string, Recheck>()

  return async (
    { address, chainId, tokenHash }: SessionRow,
    { hash, signature }: SessionProof,
    client: Client | undefined,
    now: number,
  ): Promise<ContractVerdict> => {
    for (const [name, { at }] of checks) {
      if (Math.abs(now - at) < recheckPause) break
      checks.delete(name)
    }
    for (;;) {
      const known = checks.get(tokenHash)
      if (!known) break
      if (await endsInTime(known.verdict, recheckPause)) return known.verdict
      // Gives up on it, unless another caller has started a new one.
      if (checks.get(tokenHash) === known) checks.delete(tokenHash)
    }
    const verdict = rechecks
      .take(client, now)
      .then((wait) =>
        wait === undefined ? checkContract(chainId, { address, hash, signature }) : 'unknown',
      )
    checks.set(tokenHash, { verdict, at: now })
    return verdict
  }
}
