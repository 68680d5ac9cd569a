import { connect } from '@wagmi/core'
import type { Config, Connector } from 'wagmi'
import type { ConnectOffer } from '../../connection/authentication.ts'
import { connectorForAttempt, replaceConnectorCopies } from '../../connection/connectorCopy.ts'
import { classifyWalletError, type WalletErrorKind } from '../../errors/classifyWalletError.ts'
import { readErrorChain } from '../../errors/readErrorChain.ts'
import { sanitizeText } from '../../format/sanitizeText.ts'
import { createObservable } from '../../utils/createObservable.ts'
import { fieldOf } from '../../utils/guards.ts'
import { type KnownReason, knownReason } from './knownReason.ts'
import { type PairingLink, watchPairingLink } from './pairingLink.ts'
import { waitForPendingRequest } from './pendingRequest.ts'

export type AttemptState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'connecting'
      readonly walletId: string
      /** To scan or to open, once the connector has made it. */
      readonly link: PairingLink | undefined
      /** The page was not left for the wallet's app: perhaps it is not there. */
      readonly appMissing: boolean
    }
  | {
      readonly phase: 'failed'
      readonly walletId: string
      readonly kind: WalletErrorKind
      /** What went wrong before the wallet had a say. */
      readonly reason?: KnownReason | undefined
      /** What the wallet or its connector said, cleaned; '' when it said nothing. */
      readonly said: string
    }

/** A wallet of the list, with what connects it. Several wallets can share one connector. */
export interface AttemptWallet {
  readonly id: string
  readonly connector: Connector
}

export interface ConnectAttempts {
  getState(): AttemptState
  subscribe(listener: () => void): () => void
  /** Asks the wallet; an attempt under way is abandoned. Never rejects: the state tells. */
  start(wallet: AttemptWallet): Promise<void>
  /** Leaves the attempt. Its late answer changes nothing, a late approval is taken back. */
  abandon(): void
  /**
   * Sends the wallet another, harmless request, upon which many bring their window to the front. The attempt goes
   * on waiting for the first one.
   */
  remind(): void
  /** The wallet's app was to be opened and the page is still here. */
  missApp(): void
}

export interface AttemptListeners {
  /** `already`: it was connected before the attempt, so nothing changes that would close the dialog. */
  onConnected(walletId: string, already: boolean): void
  /** A late approval of an attempt that the visitor had left was taken back in the wallet. */
  onTakenBack?(walletId: string): void
  /** What the wallet shall sign with the same prompt, as it is when it is asked. */
  offer?(): ConnectOffer | undefined
}

/** A wallet was asked no less than this long ago when it is asked again: a double click is one press. In ms. */
const remindAfter = 1_000

/** Characters of what a wallet says about a failure. */
const longestWords = 120

const idle: AttemptState = { phase: 'idle' }

/** One connection attempt at a time (Spec §4), known by its number. */
export function createConnectAttempts(
  config: Config,
  listeners: AttemptListeners,
): ConnectAttempts {
  const state = createObservable<AttemptState>(idle)
  let latest = 0

  // What the state is about, once it is not idle.
  let current: AttemptWallet | undefined

  function isAbout({ connector }: AttemptWallet): boolean {
    return state.get().phase !== 'idle' && current?.connector.uid === connector.uid
  }

  /** When the wallet of the attempt was last asked, ms since the page was opened. */
  let lastAsked = 0

  // Ends the wait for a request that was open before this attempt.
  let stopWaiting = () => {}

  async function finish(connector: Connector) {
    // wagmi refuses a connector that is connected already. Here nothing is left to ask: the visitor has what was wanted.
    const already = await connect(config, { connector }).then(
      () => false,
      (error: unknown) => {
        if (isAlreadyConnected(error)) return true
        throw error
      },
    )
    replaceConnectorCopies(config)
    // Wallets that share a connector are answered together: the one that was picked last is meant, once. By now
    // the dialog may have closed on the connection and have left the attempt, so its state does not tell.
    const meant = current
    if (meant?.connector.uid !== connector.uid) return
    current = undefined
    latest += 1
    state.set(idle)
    listeners.onConnected(meant.id, already)
  }

  function wait(wallet: AttemptWallet) {
    const { connector } = wallet
    stopWaiting = waitForPendingRequest(connector, (answer) => {
      // The wallet has answered already: the same connector, which does not ask again.
      const answered: Connector = {
        ...connector,
        // wagmi's return type depends on a flag of its caller; here it is the plain form.
        connect: async () => ({ ...answer, accounts: answer.accounts as never }),
      }
      finish(answered).catch(() => state.set(idle))
    })
  }

  async function start(wallet: AttemptWallet) {
    const { connector, id: walletId } = wallet
    const before = state.get()
    if (before.phase === 'connecting' && before.walletId === walletId) return
    stopWaiting()
    latest += 1
    const attempt = latest
    current = wallet
    lastAsked = performance.now()
    // A visitor who came back to the same wallet, or to another one behind the same connector, still wants
    // the first request's answer.
    const isWanted = () => attempt === latest || isAbout(wallet)
    state.set({ phase: 'connecting', walletId, link: undefined, appMissing: false })
    const stopLinks = watchPairingLink(connector, (link) => {
      const now = state.get()
      if (attempt === latest && now.phase === 'connecting') state.set({ ...now, link })
    })
    try {
      const onTakenBack = () => listeners.onTakenBack?.(walletId)
      const offer = listeners.offer?.()
      await finish(connectorForAttempt(config, connector, { isWanted, offer, onTakenBack }))
      stopWaiting()
    } catch (error) {
      if (attempt !== latest) return
      const kind = classifyWalletError(error)
      state.set({
        phase: 'failed',
        walletId,
        kind,
        reason: knownReason(error),
        said: wordsOf(error),
      })
      if (kind === 'pending') wait(wallet)
    } finally {
      stopLinks()
    }
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    start,
    abandon() {
      stopWaiting()
      latest += 1
      state.set(idle)
      // wagmi goes on saying 'connecting' until the wallet answers, which may be never.
      if (config.state.status === 'connecting') {
        config.setState((x) => ({ ...x, status: x.current ? 'connected' : 'disconnected' }))
      }
    },
    remind() {
      if (state.get().phase !== 'connecting' || current?.connector.type !== 'injected') return
      const now = performance.now()
      if (now - lastAsked < remindAfter) return
      lastAsked = now
      bringToFront(current.connector).catch(() => {
        // It has no window to bring back, or says that one is open.
      })
    },
    missApp() {
      const now = state.get()
      if (now.phase === 'connecting') state.set({ ...now, appMissing: true })
    },
  }
}

function isAlreadyConnected(error: unknown): boolean {
  return error instanceof Error && error.name === 'ConnectorAlreadyConnectedError'
}

async function bringToFront(connector: Connector): Promise<void> {
  const provider: unknown = await connector.getProvider()
  const request = fieldOf(provider, 'request')
  if (typeof request !== 'function') return
  await Reflect.apply(request, provider, [{ method: 'eth_requestAccounts' }])
}

function wordsOf(error: unknown): string {
  const said = readErrorChain(error).find(({ texts }) => texts.length > 0)
  return sanitizeText(said?.texts[0], longestWords)
}
