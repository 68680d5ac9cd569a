import { sameAddress } from '@foyer/ui/format/sameAddress.ts'
import { onPageVisible } from '@foyer/ui/utils/onPageVisible.ts'
import { watchConnection } from '@wagmi/core'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { SignInSession } from '../wallets/connection/authentication.ts'
import { withTimeLimit } from '../wallets/connectors/withTimeLimit.ts'
import { connectedAccount } from './connectedAccount.ts'
import type { SignInStore } from './signInStore.ts'

/** Age at which a session is checked again when the page becomes visible or asks, in ms. */
export const checkAge = 5 * 60_000
/** Minimum delay before an expired session is checked again, in ms. */
const minCheckDelay = 60_000
/** The first and the maximum delay between retries, in ms. */
const firstDelay = 5_000
const maxDelay = 60_000
/** Maximum delay that `setTimeout` accepts, in ms. */
const maxTimerDelay = 2 ** 31 - 1

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
export interface SessionSync {
  /** Records a new session, whose signature was just verified. */
  begin(session: SignInSession): void
  /** Ends the session in every tab at once, then at the backend, retrying until that succeeds. */
  end(address?: Address): Promise<void>
  /** Resolves when no sign-out is in progress, which would otherwise end a new session. */
  settled(): Promise<void>
  /**
   * Checks a session that the backend may have ended since its last check. Undefined if that was
   * recent.
   */
  recheck(): Promise<void> | undefined
  /** Starts watching; returns a function that stops it. */
  start(): () => void
}

export function createSessionSync(wagmi: Config, signIn: SignInStore): SessionSync {
  const { hint, state } = signIn
  const retries = createRetries(() => look({ ends: true }))
  let lastCheck = 0
  let checking: { readonly turn: number; readonly answer: Promise<void> } | undefined
  let ending: Promise<void> | undefined
  // An answer is ignored if the session changed after the request was sent.
  let turn = 0
  /** The adapter has no `getSession`: only the tab that signed in knows its session. */
  let isUnreadable = false
  /** The last check had no answer. The next ones are quiet: the visitor may be signing by then. */
  let hasFailed = false
  /** The connected account when the connection last changed. */
  let lastAddress: Address | undefined

  /** When the session ends by this device's clock; NaN if unknown. */
  let endsAt = Number.NaN

  // A clock that was set back makes no check recent.
  const isOld = () => Math.abs(Date.now() - lastCheck) > checkAge

  function become(status: 'loading' | 'unauthenticated'): void {
    if (state.get().status !== status) state.set({ status })
  }

  function begin(session: SignInSession, end: number): void {
    turn += 1
    lastCheck = Date.now()
    hasFailed = false
    retries.cancel()
    const { address, issuedAt } = session
    state.set({ status: 'authenticated', session })
    hint.set({ address, issuedAt })
    endsAt = end
    // Never immediately, even if this device's clock is ahead of the server's.
    if (!Number.isNaN(end)) retries.at(Math.max(end, Date.now() + minCheckDelay))
  }

  async function end(address = state.get().session?.address ?? hint.get()?.address): Promise<void> {
    turn += 1
    hasFailed = false
    retries.cancel()
    become('unauthenticated')
    if (!address) return
    hint.set({ address, ended: true })
    await finishEnding()
  }

  async function finishEnding(): Promise<void> {
    ending ??= signIn
      .adapter()
      .then((adapter) =>
        withTimeLimit(adapterLimit('signOut'), async () => {
          await adapter.signOut()
          // Also after the time limit.
          onEnded()
        }),
      )
      // The hint stays, so that this page load or the next one retries.
      .catch(() => retries.soon())
      .finally(() => {
        ending = undefined
      })
    await ending
  }

  function onEnded(): void {
    const known = hint.get()
    if (known?.ended) {
      retries.cancel()
      hint.remove()
    } else if (known && sameAddress(known.address, connectedAccount(wagmi)?.address)) {
      // A session that began in the meantime may have lost its cookie.
      turn += 1
      void check()
    }
  }

  async function check(): Promise<void> {
    const isQuiet = isUnreadable || hasFailed
    if (state.get().status !== 'authenticated' && !isQuiet) become('loading')
    // An outdated answer is ignored, so the backend is asked again.
    if (checking?.turn !== turn) {
      const answer = ask().finally(() => {
        if (checking?.answer === answer) checking = undefined
      })
      checking = { turn, answer }
    }
    await checking.answer
  }

  async function ask(): Promise<void> {
    turn += 1
    const mine = turn
    try {
      const adapter = await signIn.adapter()
      isUnreadable = adapter.getSession === undefined
      if (isUnreadable && mine === turn) return checkExpiry()
      const session = await withTimeLimit(adapterLimit('getSession'), async () =>
        adapter.getSession?.(),
      )
      if (mine !== turn) return
      hasFailed = false
      const account = connectedAccount(wagmi)
      if (session && sameAddress(session.address, account?.address)) {
        return begin(session, timeOf(session.expiresAt))
      }
      if (session) return void end(session.address)
      hint.remove()
      become('unauthenticated')
    } catch {
      if (mine !== turn) return
      hasFailed = true
      // Unknown: keep the last state. A page that has just loaded offers to sign in in the
      // meantime.
      if (state.get().status === 'loading') become('unauthenticated')
      retries.soon()
    }
  }

  /** Leaves the hint to the tab that signed in, unless this one did and its session has expired. */
  function checkExpiry(): void {
    const isMine = state.get().status === 'authenticated'
    if (isMine && !(endsAt <= Date.now())) return
    if (isMine) hint.remove()
    become('unauthenticated')
  }

  /**
   * Compares the stored hint with the connected account.
   *
   * @param ends Whether to end a session of another account.
   */
  function look({ ends }: { readonly ends: boolean }): void {
    const known = hint.get()
    const account = connectedAccount(wagmi)
    if (known?.ended) {
      become('unauthenticated')
      void finishEnding()
    } else if (known && account) {
      if (sameAddress(known.address, account.address)) void check()
      else if (ends) void end(known.address)
      else become('unauthenticated')
    } else if (!known) become('unauthenticated')
  }

  function onHint(): void {
    const known = hint.get()
    const { session, status } = state.get()
    if (!known || known.ended) {
      turn += 1
      if (status === 'unauthenticated') return
      retries.cancel()
      become('unauthenticated')
      return
    }
    const isOurs =
      status === 'authenticated' &&
      sameAddress(known.address, session?.address) &&
      known.issuedAt === session?.issuedAt
    if (isOurs) return
    if (sameAddress(known.address, connectedAccount(wagmi)?.address)) {
      turn += 1
      void check()
    } else if (status === 'authenticated') {
      // Another tab has signed in with another account, and the browser has one session.
      turn += 1
      retries.cancel()
      become('unauthenticated')
    }
  }

  function onConnection(): void {
    if (wagmi.state.status === 'reconnecting' || wagmi.state.status === 'connecting') return
    const account = connectedAccount(wagmi)
    const wasConnected = lastAddress !== undefined
    if (account && !sameAddress(account.address, lastAddress)) hasFailed = false
    lastAddress = account?.address
    const { session, status } = state.get()
    if (status === 'authenticated') {
      if (!sameAddress(account?.address, session?.address)) void end()
    } else if (account) look({ ends: true })
    // Not after an attempt to connect that failed: the session is still the account's.
    else if (wasConnected && (status === 'loading' || hasFailed)) void end()
  }

  return {
    begin(session) {
      // It has just begun, so its length says more than a clock that may be wrong.
      const end = timeOf(session.expiresAt)
      const length = end - timeOf(session.issuedAt)
      begin(session, length > 0 ? Date.now() + length : end)
    },
    end,
    async settled() {
      await ending
    },
    recheck: () => (state.get().status === 'authenticated' && isOld() ? check() : undefined),
    start() {
      lastAddress = connectedAccount(wagmi)?.address
      look({ ends: true })
      const stops = [
        watchConnection(wagmi, { onChange: onConnection }),
        hint.subscribe(onHint),
        watchResume(() => {
          // It may be the session of another tab.
          if (hint.get() && (state.get().status !== 'authenticated' || isOld()))
            look({ ends: false })
        }),
        retries.cancel,
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}

/** In ms since the epoch; NaN if unknown. */
const timeOf = (iso = '') => Date.parse(iso)

/** Runs a function later, doubling the delay each time until `cancel`. */
function createRetries(run: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let delay = firstDelay

  /** At a time in ms since the epoch, however far away. */
  function at(time: number): void {
    clearTimeout(timer)
    const left = Math.max(0, time - Date.now())
    timer = setTimeout(
      () => (left > maxTimerDelay ? at(time) : run()),
      Math.min(left, maxTimerDelay),
    )
  }

  return {
    at,
    soon(): void {
      at(Date.now() + delay)
      delay = Math.min(delay * 2, maxDelay)
    },
    cancel(): void {
      clearTimeout(timer)
      delay = firstDelay
    },
  }
}

/** Calls the listener when the page becomes visible and when the browser is back online. */
function watchResume(listener: () => void): () => void {
  if (typeof window === 'undefined') return () => {}
  const stop = onPageVisible(listener)
  window.addEventListener('online', listener)
  return () => {
    stop()
    window.removeEventListener('online', listener)
  }
}
