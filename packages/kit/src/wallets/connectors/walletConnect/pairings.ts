import { RelayUnreachableError } from '../../../errors/connection.ts'
import { withTimeLimit } from '../withTimeLimit.ts'
import type { SignClient, SignSession } from './openClient.ts'
import { minLifetime, pairingTimeLeft } from './pairingLink.ts'
import { pairingAnswer } from './walletAnswers.ts'
import { walletConnectName } from './walletConnectOptions.ts'

/** A pairing link that waits for a wallet. */
export interface Pairing {
  readonly uri: string
  /** How long it is valid, in ms. */
  readonly timeLeft: () => number
  /** Rejects if the wallet refuses or the link expires. */
  readonly session: Promise<SignSession>
}

/** Creates pairing links. */
export interface Pairings {
  /** Returns the prepared link, or a new one if there is none or it expires soon. */
  take(chainId?: number): Promise<Pairing>
  /** Prepares a link. Returns the same one until it is taken, answered or about to expire. */
  prepare(): Promise<Pairing>
  /** Whether a link is being created or waits for a wallet. */
  isOpen(): boolean
}

/** Time limit for creating a pairing link, in ms. */
const relayTimeout = 15_000

export function createPairings(options: {
  readonly client: SignClient
  readonly chainIds: readonly number[]
  readonly extraMethods?: readonly string[] | undefined
  /** Called when a link is refused, expires or cannot be created. */
  onFailed(): void
}): Pairings {
  const { client, chainIds, extraMethods, onFailed } = options
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
    const optionalNamespaces = requestedNamespaces(chainIds, first, extraMethods)
    const { uri, approval } = await withTimeLimit(
      { connector: walletConnectName, operation: 'a pairing link', timeout: relayTimeout },
      () => client.connect({ optionalNamespaces }),
    ).catch((cause: unknown) => {
      throw new RelayUnreachableError({ cause })
    })
    if (uri === undefined) throw new RelayUnreachableError()
    const session = approval().catch((error: unknown) => {
      throw pairingAnswer(error)
    })
    // `session` still rejects for its callers; this only avoids an unhandled rejection.
    session.catch(() => {})
    return { uri, timeLeft: pairingTimeLeft(uri), session }
  }

  async function usable(): Promise<Pairing | undefined> {
    const pairing = await prepared?.catch(() => undefined)
    return pairing && pairing.timeLeft() > minLifetime ? pairing : undefined
  }

  return {
    isOpen: () => open > 0,
    async take(chainId) {
      const ready = usable()
      prepared = undefined
      return (await ready) ?? propose(chainId)
    },
    async prepare() {
      const making = usable().then((ready) => ready ?? propose())
      prepared = making
      const forget = () => {
        if (prepared === making) prepared = undefined
      }
      making.then((pairing) => pairing.session.then(forget, forget), forget)
      return making
    },
  }
}
/** Requested methods. All are optional: the wallet approves those that it supports (CAIP-25). */
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

/**
 * Configured chains as CAIP-2 ids. The wanted one comes first, since wallets start on the first.
 */
function requestedNamespaces(
  chainIds: readonly number[],
  first: number | undefined,
  extraMethods: readonly string[] = [],
) {
  const ordered = chainIds.toSorted((a, b) => Number(b === first) - Number(a === first))
  return {
    eip155: {
      chains: ordered.map((id) => `eip155:${id}`),
      methods: [...new Set([...methods, ...extraMethods])],
      events: ['accountsChanged', 'chainChanged'],
    },
  }
}
