import type { AnvilGroup, AnvilNode } from './anvils.ts'
import { setMining } from './mining.ts'
import { rpc } from './rpc.ts'

/** A node that runs on this machine. */
export interface LocalChain {
  readonly chainId: number
  readonly url: string
  readonly wsUrl: string
  readonly pid: number
}

/** A state of all chains at one time, to go back to as often as wanted. */
export interface Snapshot {
  /** The node's current id for it, by chain id; replaced at each revert. */
  readonly ids: Map<number, string>
}

export interface LocalChains {
  readonly chains: readonly LocalChain[]
  /** The JSON-RPC address of a chain. Throws, naming the id, when it was not started. */
  url(chainId: number): string
  snapshot(): Promise<Snapshot>
  /**
   * Puts all chains back: state, blocks and time; waiting transactions are dropped, and mining is
   * as at the start. A snapshot taken after this one is gone with it. Throws, naming the chain,
   * when the snapshot is not there any more.
   */
  revert(snapshot: Snapshot): Promise<void>
  /** Ends every process; resolves when they are gone. May be called again. */
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
        // A transaction that waits would be mined into the state that was gone back to.
        await rpc(chain.url, 'anvil_dropAllTransactions')
        const done = await rpc(chain.url, 'evm_revert', ids.get(chain.chainId))
        if (done !== true) throw new Error(`Chain ${chain.chainId} no longer has this snapshot.`)
        // A node forgets a snapshot that it went back to.
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
