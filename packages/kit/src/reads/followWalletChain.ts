import type { Connector } from 'wagmi'
import type { Kit } from '../config/kit.ts'
import { readWalletChain } from '../connection/readWalletChain.ts'
import { onPageVisible } from '../utils/onPageVisible.ts'
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
  let stopped = false

  async function check(): Promise<void> {
    if (document.visibilityState === 'hidden') return
    // Without an answer, the chain stays as it was.
    await readWalletChain(kit.wagmi, connector).catch(() => undefined)
    if (!stopped) await kit.queryClient.invalidateQueries({ queryKey: chainProofKey })
  }

  const stopListening = onPageVisible(() => void check(), { focus: true })
  const timer = setInterval(() => void check(), interval)
  return () => {
    stopped = true
    stopListening()
    clearInterval(timer)
  }
}
