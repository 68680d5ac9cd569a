import { sameAddress } from '@foyer/ui/format/sameAddress.ts'
import { createObservable } from '@foyer/ui/utils/createObservable.ts'
import { watchConnection } from '@wagmi/core'
import { chainById } from '../chains/config/chain.ts'
import type { Kit } from '../chains/config/kit.ts'
import { requestOf } from '../chains/transport/requestOf.ts'
import { classifyWalletError } from '../errors/classifyWalletError.ts'
import { WrongAccountError } from '../errors/signIn.ts'
import { NotConnectedError } from '../errors/transactions.ts'
import { withTimeLimit } from '../wallets/connectors/withTimeLimit.ts'
import type { PresignedMessage } from './connectAndSign.ts'
import { askForSignature, connectedAccount } from './connectedAccount.ts'
import { createConnectOffer } from './createConnectOffer.ts'
import { createNonceCache } from './createNonceCache.ts'
import { adapterLimit, createSessionSync } from './createSessionSync.ts'
import { createSignInQueue } from './createSignInQueue.ts'
import { normalizeSignature } from './normalizeSignature.ts'
import {
  initialSignInState,
  type PreparedMessage,
  type SignInEvent,
  type SignInFailure,
  type SignInState,
  signInReducer,
} from './signInReducer.ts'
import type { SignInStore } from './signInStore.ts'

/**
 * Maximum length of a message to sign, in characters; a visitor would not read more before signing.
 */
const maxMessageLength = 8_000

/** Signing in, as dialogs and hooks use it. */
export interface SignInController {
  getState(): SignInState
  subscribe(listener: () => void): () => void
  /** The dialog has opened: keeps a message ready. */
  enter(): void
  /** The dialog has closed: abandons the attempt; a late answer changes nothing. */
  leave(): void
  /** The visitor's next attempt after a failure: fetches a new message. */
  prepare(): Promise<void>
  /** Asks the wallet to sign, then the backend to verify. Never rejects; see the state. */
  sign(): Promise<void>
  /**
   * Ends the session here at once. Resolves when the backend has responded or could not be reached.
   */
  signOut(): Promise<void>
  /**
   * Opens the dialog with `show`, among the dialogs with this `Modals.id`. Resolves to whether the
   * visitor has signed in.
   */
  ask(id: symbol, show: () => void): Promise<boolean>
  /**
   * Offers the next connection to sign in with the same prompt. Returns a function that withdraws
   * the offer.
   */
  offer(): () => void
  start(): () => void
}

/** The visitor is only told which step failed. */
function explain(step: SignInFailure, error: unknown): void {
  if (process.env.NODE_ENV !== 'production') console.warn(`Signing in failed at "${step}".`, error)
}

/** Runs the sign-in: decides what to ask the backend and the wallet, and when. */
export function createSignInController(
  { chains, wagmi }: Pick<Kit, 'chains' | 'wagmi'>,
  signIn: SignInStore,
): SignInController {
  const state = createObservable<SignInState>(initialSignInState)
  const sessions = createSessionSync(wagmi, signIn)
  const queue = createSignInQueue(signIn)
  const nonces = createNonceCache(async () => {
    // Signing out clears the cookies, so it must finish first.
    await sessions.settled()
    const adapter = await signIn.adapter()
    const nonce = await adapter.getNonce()
    return { nonce, lifetime: adapter.nonceLifetime?.() }
  })
  let active = false
  let refresh: ReturnType<typeof setTimeout> | undefined
  // Answers to an earlier preparation or attempt are ignored.
  let preparation = 0
  let attempt = 0
  let presigned: PresignedMessage | undefined

  const send = (event: SignInEvent) => state.set(signInReducer(state.get(), event))

  /** The wallet's chain, or the first configured one if the wallet is on another. */
  const chainIdFor = (chainId: number) => (chainById(chains, chainId) ?? chains[0]).id

  async function prepare(): Promise<void> {
    if (state.get().phase !== 'idle') return
    preparation += 1
    const mine = preparation
    clearTimeout(refresh)
    send({ type: 'preparing' })
    try {
      const message = await withTimeLimit(adapterLimit('createMessage'), createMessage)
      if (mine !== preparation) return
      send({ type: 'prepared', message })
      refreshInTime()
    } catch (error) {
      if (mine !== preparation) return
      explain('prepare', error)
      // Or else the next attempt would wait for the same nonce.
      nonces.drop()
      // A failure that is already shown stays, since this one adds nothing to it.
      send({ type: 'failed', failure: state.get().failure ?? 'prepare' })
    }
  }

  async function createMessage(): Promise<PreparedMessage> {
    const nonce = await nonces.get()
    const account = connectedAccount(wagmi)
    if (!account) throw new NotConnectedError({ caller: 'useSignIn' })
    const { address } = account
    const chainId = chainIdFor(account.chainId)
    const text = await (await signIn.adapter()).createMessage({ nonce, address, chainId })
    if (typeof text !== 'string' || text === '' || text.length > maxMessageLength) {
      throw new TypeError(
        `createMessage of the sign-in adapter must return a text of 1 to ${maxMessageLength} characters.`,
      )
    }
    return { text, address, chainId }
  }

  /** Replaces the message of an open dialog before its nonce expires. */
  function refreshInTime(): void {
    clearTimeout(refresh)
    refresh = setTimeout(() => {
      if (active && state.get().phase === 'idle') void prepare()
    }, nonces.timeLeft())
  }

  function fail(failure: SignInFailure): void {
    send({ type: 'failed', failure })
    nonces.drop()
    // Fetched ahead, so that the next click opens the wallet's prompt directly.
    if (active) void prepare()
  }

  async function sign(): Promise<void> {
    if (state.get().phase !== 'idle' || state.get().preparing) return
    // The visitor must be able to read the message first.
    if (!state.get().message) return prepare()
    if (nonces.timeLeft() === 0) {
      const mine = preparation + 1
      await prepare()
      // A newer message, such as for another account, must be read first.
      if (mine !== preparation) return
    }
    const { message, phase } = state.get()
    const account = connectedAccount(wagmi)
    if (!message || phase !== 'idle') return
    if (!account || !sameAddress(account.address, message.address)) return fail('other')
    attempt += 1
    const mine = attempt
    send({ type: 'signing' })
    // Until the wallet is asked, a failure is not a failure to sign.
    let failure: SignInFailure = 'other'
    try {
      const request = requestOf(await account.connector.getProvider())
      failure = 'sign'
      const signature = await askForSignature(request, account.address, message.text)
      if (mine === attempt) await verify({ ...message, message: message.text, signature })
    } catch (error) {
      if (mine !== attempt) return
      if (classifyWalletError(error) !== 'rejected') {
        explain(failure, error)
        return fail(failure)
      }
      send({ type: 'rejected' })
      refreshInTime()
      // The wallet may have switched networks in the meantime.
      onConnection()
    }
  }

  /** Never rejects. */
  async function verify(signed: PresignedMessage): Promise<void> {
    attempt += 1
    const mine = attempt
    send({ type: 'verifying' })
    nonces.drop()
    try {
      await sessions.settled()
      await withTimeLimit(adapterLimit('verify'), () => beginSession(signed, mine))
    } catch (error) {
      if (mine !== attempt) return
      // Ends a session that begins after the time limit.
      attempt += 1
      explain('verify', error)
      fail('verify')
    }
  }

  async function beginSession(
    { address, message, signature }: PresignedMessage,
    mine: number,
  ): Promise<void> {
    const usual = await normalizeSignature(address, message, signature)
    const verified = await (await signIn.adapter()).verify({ message, signature: usual })
    const session = verified === true ? { address } : verified || undefined
    const isWanted =
      session &&
      sameAddress(session.address, address) &&
      sameAddress(connectedAccount(wagmi)?.address, address)
    const isLate = mine !== attempt
    // A later attempt may have signed in the same account.
    const isKnown = sameAddress(signIn.state.get().session?.address, session?.address)
    if (session && (isLate || !isWanted) && !isKnown) void sessions.end(session.address)
    if (isLate) return
    if (!session) return fail('verify')
    if (!isWanted) throw new WrongAccountError()
    send({ type: 'reset' })
    sessions.begin(session)
  }

  function forget(): void {
    attempt += 1
    preparation += 1
    clearTimeout(refresh)
    send({ type: 'reset' })
  }

  function onConnection(): void {
    const account = connectedAccount(wagmi)
    const { message, phase } = state.get()
    if (account && presigned && phase === 'idle') {
      const signed = presigned
      presigned = undefined
      if (sameAddress(signed.address, account.address)) return void verify(signed)
    }
    const isOther = message && !sameAddress(message.address, account?.address)
    const isElsewhere = account && message && message.chainId !== chainIdFor(account.chainId)
    if (isOther) forget()
    if (active && account && (isOther || isElsewhere || !message)) void prepare()
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async prepare() {
      // The failure is no longer shown, so that the same one is announced again.
      if (state.get().phase === 'idle') send({ type: 'reset' })
      await prepare()
    },
    sign,
    enter() {
      active = true
      if (state.get().phase === 'idle') void prepare()
    },
    leave() {
      active = false
      forget()
    },
    signOut: () => sessions.end(),
    async ask(id, show) {
      const checked = sessions.recheck()
      if (checked) await checked
      return queue.ask(id, show)
    },
    offer() {
      const withdraw = createConnectOffer({
        signIn,
        nonces,
        chainId: chains[0].id,
        onSigned(signed) {
          presigned = signed
          onConnection()
        },
      })
      return () => {
        // It was signed for a connection that did not succeed.
        presigned = undefined
        withdraw()
      }
    },
    start() {
      const stops = [
        sessions.start(),
        queue.start(),
        watchConnection(wagmi, { onChange: onConnection }),
      ]
      return () => {
        forget()
        for (const stop of stops) stop()
      }
    },
  }
}
