import type { Connector } from 'wagmi'
import type { Chain } from '../config/chain.ts'
import type { Kit } from '../config/kit.ts'
import { askWallet, readWalletChain } from '../connection/readWalletChain.ts'
import { ChainMismatchError, ChainProofError } from '../errors/chain.ts'
import { readGenesis } from '../transport/chainProof.ts'
import { requestOf } from '../transport/requestOf.ts'

/** What the wallet has shown of its chain; see `ChainProof`. */
export type WalletChainProof = 'same' | 'different' | 'unproven'

/** Where the proofs are kept; followed by the connector's uid and the chain id. */
export const chainProofKey = ['foyer', 'chainProof'] as const

/**
 * Makes sure, just before the wallet is asked to send or sign, that it is on this chain at this
 * moment; with `requireChainProof` also that its genesis block is that of the app's node. The page
 * learns what the wallet has shown.
 *
 * @throws ChainMismatchError, ChainProofError, ConnectorTimeoutError, and what the wallet throws when
 * asked for its chain id.
 */
export async function verifyWalletChain(
  kit: Kit,
  connector: Connector,
  chain: Chain,
): Promise<void> {
  const received = await readWalletChain(kit.wagmi, connector)
  if (received !== chain.id) {
    throw new ChainMismatchError({ expected: chain.id, received: received ?? 'none' })
  }
  if (!kit.requireChainProof) return
  const queryKey = [...chainProofKey, connector.uid, chain.id]
  // A proof that is under way may have been given before the wallet moved.
  await kit.queryClient.cancelQueries({ queryKey })
  const proof = await compareGenesis(kit, connector, chain.id).catch((cause) => {
    throw new ChainProofError({ chain: chain.name, reason: 'nodeSilent', cause })
  })
  kit.queryClient.setQueryData<WalletChainProof>(queryKey, proof)
  if (proof === 'same') return
  const reason = proof === 'different' ? 'otherGenesis' : 'noAnswer'
  throw new ChainProofError({ chain: chain.name, reason })
}

/**
 * What the wallet shows of its chain now, for the page.
 *
 * @throws what the node throws.
 */
export async function proveWalletChain(
  kit: Kit,
  connector: Connector,
  chainId: number,
): Promise<WalletChainProof> {
  try {
    if ((await readWalletChain(kit.wagmi, connector)) !== chainId) return 'different'
  } catch {
    return 'unproven' // A wallet that does not answer has shown nothing.
  }
  return compareGenesis(kit, connector, chainId)
}

/** Reads the node's genesis block once, and again when it differs: a restarted demo has another one. */
async function compareGenesis(
  kit: Kit,
  connector: Connector,
  chainId: number,
): Promise<WalletChainProof> {
  const known = kit.once(genesisHashes)
  const readNode = async () => {
    const hash = await readGenesis(requestOf(kit.wagmi.getClient({ chainId })))
    known.set(chainId, hash)
    return hash
  }
  const [shown, own] = await Promise.all([
    readGenesis((args) => askWallet(connector, args)).then(
      (hash) => ({ hash }),
      () => undefined, // As above.
    ),
    known.get(chainId) ?? readNode(),
  ])
  if (!shown) return 'unproven'
  if (shown.hash === undefined) return 'different'
  return shown.hash === own || shown.hash === (await readNode()) ? 'same' : 'different'
}

function genesisHashes(): Map<number, string | undefined> {
  return new Map()
}
