import type { AnvilGroup, AnvilNode } from './anvils.ts'
import { setMining } from './mining.ts'
import { rpc } from './rpc.ts'

/** A node on this machine. */
export interface LocalChain {
  /** The id that the node answers with. */
  readonly chainId: number
  /** JSON-RPC over HTTP. */
  readonly url: string
  /** JSON-RPC over WebSocket. */
  readonly wsUrl: string
  /** The node's process id. */
  readonly pid: number
}

/** A state of all chains that can be restored any number of times. */
export interface Snapshot {
  /** The node's current snapshot id, by chain id; replaced at each revert. */
  readonly ids: Map<number, string>
}

/** The running local chains. */
export interface LocalChains {
  /** In the order in which they were given to `startChains`. */
  readonly chains: readonly LocalChain[]
  /** The JSON-RPC URL of a chain. Throws, naming the id, if it was not started. */
  url(chainId: number): string
  /** Saves the state, blocks and time of all chains, for `revert`. */
  snapshot(): Promise<Snapshot>
  /**
   * Restores all chains: state, blocks, time and mining mode; drops pending transactions. Later
   * snapshots become invalid.
   *
   * @throws, naming the chain, if the snapshot no longer exists.
   */
  revert(snapshot: Snapshot): Promise<void>
  /** Stops all processes; resolves when they have exited. Safe to call again. */
  stop(): Promise<void>
}

export function createLocalChains(
  nodes: readonly AnvilNode[],
  group: AnvilGroup,
  blockTimeSeconds: number | undefined,
): LocalChains {
  const chains = nodes.map(toLocalChain)
  let stopped: Promise<void> | undefined

  return {
    chains,
    url: (chainId) => {
      const chain = chains.find((entry) => entry.chainId === chainId)
      if (chain === undefined) throw new Error(`Chain ${chainId} was not started.`)
      return chain.url
    },
    snapshot: async () => {
      const entries = chains.map(async (chain) => [chain.chainId, await take(chain)] as const)
      return { ids: new Map(await Promise.all(entries)) }
    },
    revert: async ({ ids }) => {
      const goBack = async (chain: LocalChain) => {
        // A pending transaction would be mined into the restored state.
        await rpc(chain.url, 'anvil_dropAllTransactions')
        const done = await rpc(chain.url, 'evm_revert', ids.get(chain.chainId))
        if (done !== true) throw new Error(`Chain ${chain.chainId} no longer has this snapshot.`)
        // A node deletes a snapshot when it reverts to it.
        ids.set(chain.chainId, await take(chain))
        await setMining(chain.url, blockTimeSeconds)
      }
      await Promise.all(chains.map(goBack))
    },
    stop: () => {
      stopped ??= group.stop()
      return stopped
    },
  }
}

async function take(chain: LocalChain): Promise<string> {
  return String(await rpc(chain.url, 'evm_snapshot'))
}

export function toLocalChain({ chainId, port, pid }: AnvilNode): LocalChain {
  return { chainId, pid, url: `http://127.0.0.1:${port}`, wsUrl: `ws://127.0.0.1:${port}` }
}
