import type { Connector } from 'wagmi'
import type { Kit } from '../config/kit.ts'
import { readWalletChain } from '../connection/readWalletChain.ts'
import { chainProofKey } from './verifyWalletChain.ts'

/** Time between two looks while the page is visible, in ms. */
const interval = 15_000

/**
 * Keeps asking a connected wallet where it is, since not every change comes with `chainChanged`: on
 * focus, when the page becomes visible, and slowly in between. A proof of the same chain is asked for
 * again as well.
 *
 * @returns what ends it.
 */
export function followWalletChain(
  kit: Pick<Kit, 'queryClient' | 'wagmi'>,
  connector: Connector,
): () => void {
  const stop = new AbortController()
  const { signal } = stop

  async function look(): Promise<void> {
    if (document.visibilityState === 'hidden') return
    // A wallet that does not answer is where it was, as far as anyone knows.
    await readWalletChain(kit.wagmi, connector).catch(() => undefined)
    if (!signal.aborted) await kit.queryClient.invalidateQueries({ queryKey: chainProofKey })
  }

  const onSight = () => void look()
  window.addEventListener('focus', onSight, { signal })
  document.addEventListener('visibilitychange', onSight, { signal })
  const timer = setInterval(onSight, interval)
  signal.addEventListener('abort', () => clearInterval(timer))
  return () => stop.abort()
}
