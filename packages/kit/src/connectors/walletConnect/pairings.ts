import { withTimeLimit } from '../withTimeLimit.ts'
import type { SignClient, SignSession } from './openClient.ts'
import { pairingExpiry } from './pairingLink.ts'
import { requestedNamespaces } from './requestedNamespaces.ts'
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
}

/** How long the relay may take to make a link, ms. */
const relayPatience = 15_000
/** A link with less left is not handed out, ms. */
const leastLife = 60_000

export function createPairings(options: {
  readonly client: SignClient
  readonly chainIds: readonly number[]
  readonly extraMethods?: readonly string[] | undefined
  readonly wallet: string
}): Pairings {
  const { client, chainIds, extraMethods, wallet } = options
  let prepared: Promise<Pairing> | undefined

  async function propose(first?: number): Promise<Pairing> {
    const { uri, approval } = await withTimeLimit(
      { connector: wallet, operation: 'a pairing link', timeout: relayPatience },
      () =>
        client.connect({
          optionalNamespaces: requestedNamespaces({ chainIds, first, extraMethods }),
        }),
    )
    if (uri === undefined) throw new Error('WalletConnect made no pairing link.')
    const session = approval().catch((error: unknown) => {
      throw pairingAnswer(error)
    })
    // Whoever waits for it hears of it; a link that nobody has taken may end in silence.
    session.catch(() => {})
    return { uri, expiresAt: pairingExpiry(uri, Date.now()), session }
  }

  async function usable(): Promise<Pairing | undefined> {
    const pairing = await prepared?.catch(() => undefined)
    return pairing && pairing.expiresAt - Date.now() > leastLife ? pairing : undefined
  }

  return {
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
