import type { Connector } from 'wagmi'
import type { Kit } from '../config/kit.ts'
import { readWalletChain } from '../connection/readWalletChain.ts'
import { chainProofKey } from './verifyWalletChain.ts'

/** Time between two checks while the page is visible, in ms. */
const interval = 15_000

/**
 * Checks the chain of a connected wallet on focus, when the page becomes visible, and at an
 * interval, since some wallets emit no `chainChanged`. The chain proof is read again each time.
 *
 * @returns the function that stops it.
 */
export function followWalletChain(
  kit: Pick<Kit, 'queryClient' | 'wagmi'>,
  connector: Connector,
): () => void {
  const stop = new AbortController()
  const { signal } = stop

  async function check(): Promise<void> {
    if (document.visibilityState === 'hidden') return
    // Without an answer, the chain stays as it was.
    await readWalletChain(kit.wagmi, connector).catch(() => undefined)
    if (!signal.aborted) await kit.queryClient.invalidateQueries({ queryKey: chainProofKey })
  }

  const onCheck = () => void check()
  window.addEventListener('focus', onCheck, { signal })
  document.addEventListener('visibilitychange', onCheck, { signal })
  const timer = setInterval(onCheck, interval)
  signal.addEventListener('abort', () => clearInterval(timer))
  return () => stop.abort()
}
