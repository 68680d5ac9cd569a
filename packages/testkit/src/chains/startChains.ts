import { randomInt } from 'node:crypto'
import { type AnvilNode, type AnvilPlan, type ChainLoss, launchAnvils } from './anvils.ts'
import { findAnvil } from './findAnvil.ts'
import { createLocalChains, type LocalChains, toLocalChain } from './localChains.ts'
import { setUpChain } from './setUpChain.ts'
import { superviseAnvils } from './superviseAnvils.ts'

/** Options of `startChains`. */
export interface StartChainsOptions {
  /** At least one, such as those of `viem/chains`; only the ids are used. */
  readonly chains: readonly { readonly id: number }[]
  /** Whole seconds between blocks. Default: a block for each transaction, at once. */
  readonly blockTimeSeconds?: number | undefined
  /** Returns the avatar record of a name. Default: no avatars. */
  readonly avatarUrl?: ((name: string) => string) | undefined
  /**
   * Called with a line of text for each chain that is ready and, without `onLost`, for each that is
   * lost.
   */
  readonly onProgress?: ((text: string) => void) | undefined
  /**
   * Called when a chain exits unexpectedly, or when all are lost with their supervisor. Default:
   * `onProgress` gets its text.
   */
  readonly onLost?: ((loss: ChainLoss) => void) | undefined
  /** Whether the nodes also stop if this process is ended by SIGKILL. Default true. */
  readonly supervise?: boolean | undefined
  /** Path of an anvil binary. Default: the installed one. */
  readonly anvilPath?: string | undefined
  /** How long a node may take to start listening, in ms. Default 20,000. */
  readonly startTimeoutMs?: number | undefined
}

/**
 * Starts one node per chain, each on a free port of 127.0.0.1, with the test contracts, names and
 * balances. Every start has a different genesis block.
 *
 * @throws if anvil is missing, if a chain does not start (with its id and its last output), or if a
 * chain is invalid.
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
    // With a CORS header of `*`, any web page could use the node.
    '--no-cors',
    `--chain-id=${chainId}`,
    // Mining starts after the setup, which fits into one block.
    '--no-mining',
    // Makes each genesis block unique: anvil's depends only on the start time, in seconds, and on
    // this value, not on the chain id.
    `--gas-limit=${60_000_000 + randomInt(30_000_000)}`,
    // Keeps the state of 16 blocks for historical reads. Otherwise a chain that mines for hours
    // fills the memory, then the disk. Snapshots are not affected.
    '--prune-history=16',
  ]
}

function assertChains(chains: readonly { readonly id: number }[]) {
  const ids = chains.map(({ id }) => id)
  if (ids.length === 0) throw new Error('There is no chain to start.')
  const wrong = ids.find((id, index) => !isChainId(id) || ids.indexOf(id) !== index)
  if (wrong === undefined) return
  throw new Error(
    isChainId(wrong) ? `Chain ${wrong} is listed twice.` : `${wrong} is not a chain id.`,
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
