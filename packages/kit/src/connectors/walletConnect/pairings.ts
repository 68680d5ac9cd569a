import { RelayUnreachableError } from '../../errors/connection.ts'
import { withTimeLimit } from '../withTimeLimit.ts'
import type { SignClient, SignSession } from './openClient.ts'
import { pairingExpiry } from './pairingLink.ts'
import { pairingAnswer } from './walletAnswer.ts'

/** A link that waits for a wallet. */
export interface Pairing {
  readonly uri: string
  /** Ms since the epoch. */
  readonly expiresAt: number
  /** Rejects with the wallet's refusal, or when the time is over. */
  readonly session: Promise<SignSession>
}

export interface Pairings {
  /** The link that `prepare` made, unless it was taken or is nearly over; else a new one. */
  take(chainId?: number): Promise<Pairing>
  /** Makes a link ready; the same one until it is taken, answered or nearly over. */
  prepare(): Promise<Pairing>
  /** Whether a link is being made, or waits for a wallet. */
  isOpen(): boolean
}

/** Time limit for creating a pairing link, in ms. */
const relayTimeout = 15_000
/** Minimum remaining lifetime of a link that is handed out, in ms. */
const minLifetime = 60_000

export function createPairings(options: {
  readonly client: SignClient
  readonly chainIds: readonly number[]
  readonly extraMethods?: readonly string[] | undefined
  readonly wallet: string
  /** A link has come to nothing: refused, over, or never made. */
  onFailed(): void
}): Pairings {
  const { client, chainIds, extraMethods, onFailed, wallet } = options
  let prepared: Promise<Pairing> | undefined
  let open = 0

  function propose(first?: number): Promise<Pairing> {
    open += 1
    const fail = () => {
      open -= 1
      onFailed()
    }
    const making = make(first)
    making.then(({ session }) => {
      session.then(() => {
        open -= 1
      }, fail)
    }, fail)
    return making
  }

  async function make(first?: number): Promise<Pairing> {
    const { uri, approval } = await withTimeLimit(
      { connector: wallet, operation: 'a pairing link', timeout: relayTimeout },
      () =>
        client.connect({
          optionalNamespaces: requestedNamespaces({ chainIds, first, extraMethods }),
        }),
    ).catch((cause: unknown) => {
      throw new RelayUnreachableError({ cause })
    })
    if (uri === undefined) throw new RelayUnreachableError()
    const session = approval().catch((error: unknown) => {
      throw pairingAnswer(error)
    })
    // Whoever waits for it hears of it; a link that nobody has taken may end in silence.
    session.catch(() => {})
    return { uri, expiresAt: pairingExpiry(uri, Date.now()), session }
  }

  async function usable(): Promise<Pairing | undefined> {
    const pairing = await prepared?.catch(() => undefined)
    return pairing && pairing.expiresAt - Date.now() > minLifetime ? pairing : undefined
  }

  return {
    isOpen: () => open > 0,
    async take(chainId) {
      const ready = await usable()
      prepared = undefined
      return ready ?? propose(chainId)
    },
    async prepare() {
      const ready = await usable()
      if (ready) return ready
      const making = propose()
      prepared = making
      const forget = () => {
        if (prepared === making) prepared = undefined
      }
      making.then((pairing) => pairing.session.then(forget, forget), forget)
      return making
    },
  }
}
/** What the page may want of a wallet. All of it is optional: a wallet approves what it has (CAIP-25). */
const methods = [
  'eth_accounts',
  'eth_requestAccounts',
  'eth_sendTransaction',
  'personal_sign',
  'eth_signTypedData_v4',
  'wallet_addEthereumChain',
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_showCallsStatus',
  'wallet_switchEthereumChain',
  'wallet_watchAsset',
]

interface RequestedNamespace {
  readonly chains: string[]
  readonly methods: string[]
  readonly events: string[]
}

/** The app's networks as CAIP-2 ids, the wanted one first, since wallets begin with the first. */
function requestedNamespaces(options: {
  readonly chainIds: readonly number[]
  readonly first?: number | undefined
  readonly extraMethods?: readonly string[] | undefined
}): { readonly eip155: RequestedNamespace } {
  const { chainIds, first, extraMethods = [] } = options
  const ordered = chainIds.toSorted((a, b) => Number(b === first) - Number(a === first))
  return {
    eip155: {
      chains: ordered.map((id) => `eip155:${id}`),
      methods: [...new Set([...methods, ...extraMethods])],
      events: ['accountsChanged', 'chainChanged'],
    },
  }
}
