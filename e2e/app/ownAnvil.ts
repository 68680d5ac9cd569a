import { launchAnvils } from '../../packages/testkit/src/chains/anvils.ts'
import { findAnvil } from '../../packages/testkit/src/chains/findAnvil.ts'

/** A real node of the visitor's own, with the blocks of a local chain, that pages ask directly. */
export interface OwnAnvil {
  readonly url: string
  /** Kills it, also in the middle of an answer. */
  kill(): Promise<void>
}

export async function startOwnAnvil(upstream: string, chainId: number): Promise<OwnAnvil> {
  const args = ['--port', '0', '--fork-url', upstream, '--chain-id', String(chainId)]
  const group = launchAnvils(
    {
      binary: findAnvil(),
      timeoutMs: 30_000,
      // Other accounts than those of the chain, whose balances a fork would overwrite.
      nodes: [{ chainId, args: [...args, '--mnemonic-seed-unsafe', '7'] }],
    },
    { onLost: () => undefined },
  )
  const [node] = await group.ready
  if (!node) throw new Error('The node did not start.')
  return { url: `http://localhost:${node.port}`, kill: () => group.stop() }
}
