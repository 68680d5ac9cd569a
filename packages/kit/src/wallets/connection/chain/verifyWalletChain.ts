import { fieldOf, isHash } from '@foyer/ui/utils/guards.ts'
import type { Connector } from 'wagmi'
import type { Chain } from '../../../chains/config/chain.ts'
import type { Kit } from '../../../chains/config/kit.ts'
import { slot } from '../../../chains/config/slot.ts'
import { type RpcRequest, requestOf } from '../../../chains/transport/requestOf.ts'
import { ChainProofError, WalletChainMismatchError } from '../../../errors/chain.ts'
import { UnreadableAnswerError } from '../../../errors/read.ts'
import { askWallet, readWalletChain } from './readWalletChain.ts'

/** The result of a chain proof; see `ChainProof`. */
export type WalletChainProof = 'same' | 'different' | 'unproven'

/** Query key of chain proofs, followed by the connector's uid and the chain id. */
export const chainProofKey = ['foyer', 'chainProof'] as const

/**
 * Verifies right before a request to send or sign that the wallet is on this chain; with
 * `requireChainProof` also that its genesis block is that of the app's node. Updates
 * `useChainProof`.
 *
 * @throws WalletChainMismatchError, ChainProofError, ConnectorTimeoutError, and what the wallet
 * throws when asked for its chain id.
 */
export async function verifyWalletChain(
  kit: Kit,
  { chain, connector }: { readonly chain: Chain; readonly connector: Connector },
): Promise<void> {
  const received = await readWalletChain(kit.wagmi, connector)
  if (received !== chain.id) throw new WalletChainMismatchError({ expected: chain.id, received })
  if (!kit.requireChainProof) return
  const queryKey = [...chainProofKey, connector.uid, chain.id]
  // A running proof may have started before the wallet switched.
  await kit.queryClient.cancelQueries({ queryKey })
  const proof = await compareGenesis(kit, { connector, chainId: chain.id }).catch((cause) => {
    throw new ChainProofError({ chain: chain.name, reason: 'nodeSilent', cause })
  })
  kit.queryClient.setQueryData<WalletChainProof>(queryKey, proof)
  if (proof === 'same') return
  const reason = proof === 'different' ? 'otherGenesis' : 'noAnswer'
  throw new ChainProofError({ chain: chain.name, reason })
}

interface WalletOnChain {
  readonly chainId: number
  readonly connector: Connector
}

/**
 * Reads the chain proof of a wallet.
 *
 * @throws what the node throws.
 */
export async function proveWalletChain(
  kit: Kit,
  { chainId, connector }: WalletOnChain,
): Promise<WalletChainProof> {
  try {
    if ((await readWalletChain(kit.wagmi, connector)) !== chainId) return 'different'
  } catch {
    return 'unproven' // The wallet did not answer.
  }
  return compareGenesis(kit, { connector, chainId })
}

/**
 * Caches the node's genesis hash. Reads it again on a difference, since a restarted node has a new
 * one.
 *
 * @throws UnreadableAnswerError, and what the node throws.
 */
async function compareGenesis(
  kit: Kit,
  { chainId, connector }: WalletOnChain,
): Promise<WalletChainProof> {
  const known = kit.get(genesisHashes)
  const readNode = async () => {
    const hash = await readGenesis(requestOf(kit.wagmi.getClient({ chainId })))
    if (hash === undefined) throw new UnreadableAnswerError({ method: 'eth_getBlockByNumber' })
    known.set(chainId, hash)
    return hash
  }
  const [shown, own] = await Promise.all([
    // A wallet, or its node, may fail.
    readGenesis((args) => askWallet(connector, args)).catch(() => undefined),
    known.get(chainId) ?? readNode(),
  ])
  // No block, or none that can be read, shows nothing.
  if (shown === undefined) return 'unproven'
  return shown === own || shown === (await readNode()) ? 'same' : 'different'
}

/**
 * The hash of block 0 in lower case; undefined when the answer cannot be read. A chain id alone
 * proves nothing, since a local copy has the id of the real chain.
 */
export async function readGenesis(request: RpcRequest): Promise<string | undefined> {
  const block = await request({ method: 'eth_getBlockByNumber', params: ['0x0', false] })
  const hash = fieldOf(block, 'hash')
  return isHash(hash) ? hash.toLowerCase() : undefined
}

const genesisHashes = slot('genesisHashes', () => new Map<number, string>())
