import { launchAnvils } from '../../packages/testkit/src/chains/anvils.ts'
import { findAnvil } from '../../packages/testkit/src/chains/findAnvil.ts'

/** A visitor's own, real node: a fork of a local chain that pages contact directly. */
export interface OwnAnvil {
  readonly url: string
  /** Kills it, even while it answers. */
  kill(): Promise<void>
}

export async function startOwnAnvil(upstream: string, chainId: number): Promise<OwnAnvil> {
  const args = ['--port', '0', '--fork-url', upstream, '--chain-id', String(chainId)]
  const group = launchAnvils(
    {
      binary: findAnvil(),
      timeoutMs: 30_000,
      // Uses accounts other than the chain's, whose balances the fork would overwrite.
      nodes: [{ chainId, args: [...args, '--mnemonic-seed-unsafe', '7'] }],
    },
    { onLost: () => undefined },
  )
  const [node] = await group.ready
  if (!node) throw new Error('The node did not start.')
  return { url: `http://localhost:${node.port}`, kill: () => group.stop() }
}
