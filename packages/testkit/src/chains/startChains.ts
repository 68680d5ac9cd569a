import { randomInt } from 'node:crypto'
import { type AnvilNode, type AnvilPlan, type ChainLoss, launchAnvils } from './anvils.ts'
import { findAnvil } from './findAnvil.ts'
import { createLocalChains, type LocalChains, toLocalChain } from './localChains.ts'
import { setUpChain } from './setUpChain.ts'
import { superviseAnvils } from './superviseAnvils.ts'

export interface StartChainsOptions {
  readonly chains: readonly { readonly id: number }[]
  /** Whole seconds between blocks. Undefined: a block for each transaction, at once. */
  readonly blockTimeSeconds?: number | undefined
  /** The avatar record of a name. Undefined: none has one. */
  readonly avatarUrl?: ((name: string) => string) | undefined
  /**
   * Hears a line for each chain that is ready; without `onLost`, for one that is lost later too.
   */
  readonly onProgress?: ((text: string) => void) | undefined
  /** Hears of a chain that ends by itself, or of all that are gone with their supervisor. */
  readonly onLost?: ((loss: ChainLoss) => void) | undefined
  /** Whether the nodes end even when this process is ended by SIGKILL. Default true. */
  readonly supervise?: boolean | undefined
  /** Another anvil than the installed one. */
  readonly anvilPath?: string | undefined
  /** How long a node may take to listen, in ms. Default 20,000. */
  readonly startTimeoutMs?: number | undefined
}

/**
 * Starts one node a chain, each on a free port of 127.0.0.1, with the demo's contracts, names and
 * balances. No two starts have the same genesis block.
 * @throws when anvil is missing, when a chain does not come up (with its id and its last output),
 * and for chains that cannot be
 */
export async function startChains(options: StartChainsOptions): Promise<LocalChains> {
  const { chains, blockTimeSeconds, avatarUrl, supervise = true } = options
  assertChains(chains)
  assertBlockTime(blockTimeSeconds)
  const report = options.onProgress ?? (() => undefined)
  const plan: AnvilPlan = {
    binary: options.anvilPath ?? findAnvil(),
    timeoutMs: options.startTimeoutMs ?? 20_000,
    nodes: chains.map(({ id }) => ({ chainId: id, args: anvilArguments(id) })),
  }

  const onLost = options.onLost ?? (({ text }) => report(text))
  const group = supervise ? superviseAnvils(plan, onLost) : launchAnvils(plan, { onLost })
  let ready = 0
  const setUp = async (node: AnvilNode) => {
    const { chainId } = node
    try {
      await setUpChain(toLocalChain(node).url, { chainId, blockTimeSeconds, avatarUrl })
    } catch (error) {
      throw new Error(`Chain ${chainId} could not be set up. ${messageOf(error)}`, { cause: error })
    }
    ready += 1
    report(`Chain ${chainId} is ready (${ready} of ${chains.length})`)
  }
  try {
    const nodes = await group.ready
    await Promise.all(nodes.map(setUp))
    return createLocalChains(nodes, group, blockTimeSeconds)
  } catch (error) {
    await group.stop()
    throw error
  }
}

function anvilArguments(chainId: number): readonly string[] {
  return [
    '--host=127.0.0.1',
    '--port=0',
    // Any web page could use a node that says * to cross-origin requests.
    '--no-cors',
    `--chain-id=${chainId}`,
    // Set up first, in one block; then it mines as asked.
    '--no-mining',
    // The genesis block of anvil depends on the second of the start and on this, not even on the
    // chain id.
    `--gas-limit=${60_000_000 + randomInt(30_000_000)}`,
    // The state of every block would fill the memory, then the disk, of a chain that mines for
    // hours. Reads at a block reach back this many blocks; snapshots are not concerned.
    '--prune-history=16',
  ]
}

function assertChains(chains: readonly { readonly id: number }[]) {
  const ids = chains.map(({ id }) => id)
  if (ids.length === 0) throw new Error('There is no chain to start.')
  const wrong = ids.find((id, index) => !isChainId(id) || ids.indexOf(id) !== index)
  if (wrong === undefined) return
  throw new Error(
    isChainId(wrong) ? `Chain ${wrong} is there twice.` : `${wrong} is not a chain id.`,
  )
}

function isChainId(id: number): boolean {
  return Number.isSafeInteger(id) && id > 0
}

function assertBlockTime(seconds: number | undefined) {
  if (seconds === undefined || (Number.isSafeInteger(seconds) && seconds > 0)) return
  throw new Error(`The block time is ${seconds}; it must be a whole number of seconds above 0.`)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
