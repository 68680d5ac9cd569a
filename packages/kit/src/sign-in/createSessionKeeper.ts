import { watchConnection } from '@wagmi/core'
import type { Address } from 'viem'
import type { Config } from 'wagmi'
import type { SignInSession } from '../connection/authentication.ts'
import { sameAddress } from '../format/sameAddress.ts'
import { connectedAccount } from './connectedAccount.ts'
import { createRetries } from './createRetries.ts'
import type { SignInStore } from './signInStore.ts'
import { watchWaking } from './watchWaking.ts'

/** A session that was looked at longer ago than this, ms, is looked at again when the page comes into sight. */
export const checkAge = 5 * 60_000
/** Two looks at a session that seems to be over are at least this far apart, ms. */
const soonestCheck = 60_000

/** Keeps what the page says about the session true: over reloads, tabs, other accounts, and a backend that is away. */
export interface SessionKeeper {
  /** A signature was verified. */
  begin(session: SignInSession): void
  /** Ends it here and in every tab at once, then at the backend, however long that takes. */
  end(address?: Address): Promise<void>
  /** Resolves when no ending is under way any more; a new session must not be taken for the old one. */
  settled(): Promise<void>
  /** Returns the function that ends it. */
  start(): () => void
}

export function createSessionKeeper(wagmi: Config, signIn: SignInStore): SessionKeeper {
  const { hint, state } = signIn
  const retries = createRetries(look)
  let lastCheck = 0
  let checking: Promise<void> | undefined
  let ending: Promise<void> | undefined
  // Answers that come after the session has changed otherwise are old news.
  let turn = 0

  function become(status: 'loading' | 'unauthenticated'): void {
    if (state.get().status !== status) state.set({ status })
  }

  function begin(session: SignInSession): void {
    turn += 1
    lastCheck = Date.now()
    retries.cancel()
    const { address, expiresAt, issuedAt } = session
    state.set({ status: 'authenticated', session })
    hint.set({ address, issuedAt })
    // Not at once again, even where this device's clock is ahead of the backend's.
    if (expiresAt) retries.at(Math.max(Date.parse(expiresAt), Date.now() + soonestCheck))
  }

  async function end(address = state.get().session?.address ?? hint.get()?.address): Promise<void> {
    turn += 1
    retries.cancel()
    become('unauthenticated')
    if (!address) return
    hint.set({ address, ended: true })
    await finishEnding()
  }

  async function finishEnding(): Promise<void> {
    ending ??= signIn
      .adapter()
      .then((adapter) => adapter.signOut())
      .then(
        () => {
          retries.cancel()
          if (hint.get()?.ended) hint.remove()
        },
        // The hint stays, so that this page or the next one tells the backend later.
        () => retries.soon(),
      )
      .finally(() => {
        ending = undefined
      })
    await ending
  }

  async function check(): Promise<void> {
    if (state.get().status !== 'authenticated') become('loading')
    checking ??= ask().finally(() => {
      checking = undefined
    })
    await checking
  }

  async function ask(): Promise<void> {
    turn += 1
    const mine = turn
    try {
      const session = await (await signIn.adapter()).getSession?.()
      if (mine !== turn) return
      const account = connectedAccount(wagmi)
      if (session && sameAddress(session.address, account?.address)) return begin(session)
      if (session) return void end(session.address)
      hint.remove()
      become('unauthenticated')
    } catch {
      if (mine !== turn) return
      // Not known. What was true before stays so; a page that has just been loaded offers to sign in meanwhile.
      if (state.get().status === 'loading') become('unauthenticated')
      retries.soon()
    }
  }

  /** Compares what is remembered with who is connected. */
  function look(): void {
    const known = hint.get()
    const account = connectedAccount(wagmi)
    if (known?.ended) {
      become('unauthenticated')
      void finishEnding()
    } else if (known && account) {
      if (sameAddress(known.address, account.address)) void check()
      else void end(known.address)
    } else if (!known) become('unauthenticated')
  }

  function onHint(): void {
    const known = hint.get()
    const { session, status } = state.get()
    if (!known || known.ended) {
      if (status === 'unauthenticated') return
      turn += 1
      retries.cancel()
      become('unauthenticated')
      return
    }
    const isOurs =
      status === 'authenticated' &&
      sameAddress(known.address, session?.address) &&
      known.issuedAt === session?.issuedAt
    // A tab with another wallet may have its own account; it is not this one's to judge.
    if (!isOurs && sameAddress(known.address, connectedAccount(wagmi)?.address)) void check()
  }

  function onConnection(): void {
    if (wagmi.state.status === 'reconnecting' || wagmi.state.status === 'connecting') return
    const account = connectedAccount(wagmi)
    const { session, status } = state.get()
    if (status === 'authenticated') {
      if (!sameAddress(account?.address, session?.address)) void end()
    } else if (account) look()
    else if (status === 'loading') void end()
  }

  return {
    begin,
    end,
    async settled() {
      await ending
    },
    start() {
      look()
      const stops = [
        watchConnection(wagmi, { onChange: onConnection }),
        hint.subscribe(onHint),
        watchWaking(() => {
          const isOld = Date.now() - lastCheck > checkAge
          if (hint.get() && (state.get().status !== 'authenticated' || isOld)) look()
        }),
        retries.cancel,
      ]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
