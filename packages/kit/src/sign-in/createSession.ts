import { sameAddress } from '@foyer/ui/format/sameAddress.ts'
import { onPageVisible } from '@foyer/ui/utils/onPageVisible.ts'
import { stopwatch } from '@foyer/ui/utils/stopwatch.ts'
import { watchConnection } from '@wagmi/core'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { Kit } from '../chains/config/kit.ts'
import type { SignInSession } from '../wallets/connection/authentication.ts'
import { withTimeLimit } from '../wallets/connectors/withTimeLimit.ts'
import { connectedAccount } from './connectedAccount.ts'
import {
  authenticationOf,
  hasEnded,
  isOld,
  type SessionCause,
  type SessionEvent,
  type SessionState,
  sessionReducer,
  sessionStep,
} from './sessionReducer.ts'
import type { SignInStore } from './signInStore.ts'

/** Minimum delay before an expired session is checked again, in ms. */
const minCheckDelay = 60_000
/** The first and the maximum delay between retries, in ms. */
const firstDelay = 5_000
const maxDelay = 60_000
/** The longest single delay, in ms: timers stop while the device sleeps. */
const maxTimerDelay = 10 * 60_000

/** How long an adapter may take, for one that waits for its backend without a limit of its own. */
export const adapterLimit = (operation: string) => ({
  connector: 'sign-in adapter',
  hint: 'Check that the sign-in backend responds.',
  operation,
  timeout: 30_000,
})

/**
 * Keeps the session state accurate across reloads, other tabs, account changes and an unreachable
 * backend.
 */
export interface Session {
  /** Records a new session, whose signature was just verified. */
  begin(session: SignInSession): void
  /** Ends the session in every tab at once, then at the backend, retrying until that succeeds. */
  end(address?: Address): Promise<void>
  /** Resolves when no sign-out is in progress, which would otherwise end a new session. */
  settled(): Promise<void>
  /** Checks a session that the backend may have ended meanwhile; undefined after a recent check. */
  recheck(): Promise<void> | undefined
  /** Starts watching; returns a function that stops it. */
  start(): () => void
}

export function createSession({ wagmi }: Pick<Kit, 'wagmi'>, signIn: SignInStore): Session {
  const { hint, state: shown } = signIn
  const retry = retryTimer(() => look('due'))
  let state: SessionState = { name: shown.get().status === 'loading' ? 'loading' : 'signedOut' }
  let checking: { readonly asked: SessionState; readonly answer: Promise<void> } | undefined
  let ending: Promise<void> | undefined
  /** The adapter has no `getSession`: only the tab that signed in knows its session. */
  let isUnreadable = false

  function send(event: SessionEvent): SessionState {
    state = sessionReducer(state, event)
    const next = authenticationOf(state)
    const { session, status } = shown.get()
    if (next.status !== status || next.session !== session) shown.set(next)
    return state
  }

  function begin({ lifetime, session }: FoundSession): void {
    send({ type: 'found', session, lifetime, age: stopwatch() })
    retry.cancel()
    hint.set({ address: session.address, issuedAt: session.issuedAt })
    // Never immediately, even if this device's clock is ahead of the server's.
    if (!Number.isNaN(lifetime)) retry.after(Math.max(lifetime, minCheckDelay))
  }

  async function end(address = shown.get().session?.address ?? hint.get()?.address): Promise<void> {
    send({ type: 'ended' })
    retry.cancel()
    if (!address) return
    hint.set({ address, ended: true })
    await tellBackend()
  }

  function tellBackend(): Promise<void> {
    ending ??= signOutOf(signIn, () => look('signedOut'))
      // The hint stays, so that this page load or the next one retries.
      .catch(retry.soon)
      .finally(() => {
        ending = undefined
      })
    return ending
  }

  async function check(isAgain = false): Promise<void> {
    // Every answer changes the state.
    if (isAgain || checking?.asked !== state) {
      const asked = send({ type: 'check', isQuiet: isUnreadable })
      const answer = readSession(signIn).then((found) => {
        isUnreadable = found === 'unreadable'
        if (state === asked) take(found)
      })
      checking = { asked, answer }
    }
    await checking?.answer
  }

  function take(found: SessionAnswer): void {
    if (found === 'unanswered') {
      send({ type: 'unanswered' })
      retry.soon()
    } else if (typeof found === 'object') {
      const { address } = found.session
      if (!sameAddress(address, connectedAccount(wagmi)?.address)) return void end(address)
      begin(found)
    } else if (found === 'unreadable' && state.name === 'signedIn' && !hasEnded(state))
      send({ type: 'unanswered' })
    else {
      // If only the tab that signed in can know, it keeps the hint.
      if (state.name === 'signedIn' || found === 'none') hint.remove()
      send({ type: 'ended' })
    }
  }

  function look(cause: SessionCause, addressBefore?: Address): void {
    const address = connectedAccount(wagmi)?.address
    const step = sessionStep(state, { cause, hint: hint.get(), address, addressBefore })
    if (step === 'nothing') return
    if (step === 'check' || step === 'checkAgain') return void check(step === 'checkAgain')
    if (step === 'end') return void end()
    if (step === 'forget' || shown.get().status !== 'unauthenticated') retry.cancel()
    if (step === 'forget') return void hint.remove()
    send({ type: 'ended' })
    if (step === 'tellBackend') void tellBackend()
  }

  return {
    begin: (session) => begin({ session, lifetime: lifetimeOfNew(session) }),
    end,
    settled: async () => await ending,
    recheck: () => (isOld(state) ? check() : undefined),
    start() {
      look('due')
      const stop = watchCauses(wagmi, signIn, look)
      return () => {
        stop()
        retry.cancel()
      }
    },
  }
}

/** Calls the listener when the session may have changed, with the reason. */
function watchCauses(
  wagmi: Config,
  { hint }: SignInStore,
  onCause: (cause: SessionCause, addressBefore?: Address) => void,
): () => void {
  let lastAddress = connectedAccount(wagmi)?.address
  const resume = () => onCause('resumed')
  const stops = [
    watchConnection(wagmi, {
      onChange() {
        if (wagmi.state.status === 'reconnecting' || wagmi.state.status === 'connecting') return
        const before = lastAddress
        lastAddress = connectedAccount(wagmi)?.address
        onCause('connection', before)
      },
    }),
    hint.subscribe(() => onCause('hint')),
    onPageVisible(resume),
  ]
  globalThis.window?.addEventListener('online', resume)
  return () => {
    for (const stop of stops) stop()
    globalThis.window?.removeEventListener('online', resume)
  }
}

/** `lifetime`: how long it goes on, in ms; NaN if unknown. */
interface FoundSession {
  readonly session: SignInSession
  readonly lifetime: number
}

/** The session; 'none' without one; 'unreadable' if the adapter cannot read it. */
type SessionAnswer = FoundSession | 'none' | 'unanswered' | 'unreadable'

async function readSession(signIn: SignInStore): Promise<SessionAnswer> {
  try {
    const adapter = await signIn.adapter()
    if (!adapter.getSession) return 'unreadable'
    const limit = adapterLimit('getSession')
    const session = await withTimeLimit(limit, async () => adapter.getSession?.())
    if (!session) return 'none'
    return { session, lifetime: timeOf(session.expiresAt) - (adapter.now?.() ?? Date.now()) }
  } catch {
    return 'unanswered'
  }
}

/** Ends the session at the backend. Calls `onEnded` even if that takes longer than it may. */
async function signOutOf(signIn: SignInStore, onEnded: () => void): Promise<void> {
  const adapter = await signIn.adapter()
  await withTimeLimit(adapterLimit('signOut'), async () => {
    await adapter.signOut()
    onEnded()
  })
}

/** In ms since the epoch; NaN if unknown. */
const timeOf = (iso = '') => Date.parse(iso)

/** The whole length of a new session, which needs no clock that may be wrong. */
function lifetimeOfNew({ expiresAt, issuedAt }: SignInSession): number {
  const length = timeOf(expiresAt) - timeOf(issuedAt)
  return length > 0 ? length : timeOf(expiresAt) - Date.now()
}

/** Runs a function later, doubling the delay of `soon` each time until `cancel`. */
function retryTimer(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = firstDelay

  function after(ms: number, passed = stopwatch()): void {
    clearTimeout(timer)
    const left = ms - passed()
    const next = () => (left > maxTimerDelay ? after(ms, passed) : run())
    timer = setTimeout(next, Math.min(Math.max(0, left), maxTimerDelay))
  }

  return {
    /** However far away. Sooner than that if the clock jumps ahead. */
    after,
    soon(): void {
      after(delay)
      delay = Math.min(delay * 2, maxDelay)
    },
    cancel(): void {
      clearTimeout(timer)
      delay = firstDelay
    },
  }
}
