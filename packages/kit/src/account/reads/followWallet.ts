import { onPageVisible } from '@foyer/ui/utils/onPageVisible.ts'
import type { Connector } from 'wagmi'
import type { Kit } from '../../chains/config/kit.ts'
import { readWalletChain } from '../../wallets/connection/chain/readWalletChain.ts'
import { chainProofKey } from '../../wallets/connection/chain/verifyWalletChain.ts'
import { readWalletAccounts } from '../../wallets/connection/readWalletAccounts.ts'

/** Time between two checks while the page is visible, in ms. */
const interval = 15_000

/**
 * Checks the account and the chain of a connected wallet on focus, when the page becomes visible,
 * and at an interval, since pages miss events while they are frozen and some wallets emit none. The
 * chain proof is read again each time.
 *
 * @returns the function that stops it.
 */
export function followWallet(
  kit: Pick<Kit, 'queryClient' | 'wagmi'>,
  connector: Connector,
): () => void {
  let stopped = false

  async function check(): Promise<void> {
    // Without an answer, the account and the chain stay as they were.
    readWalletAccounts(kit.wagmi, connector).catch(() => undefined)
    await readWalletChain(kit.wagmi, connector).catch(() => undefined)
    if (!stopped) await kit.queryClient.invalidateQueries({ queryKey: chainProofKey })
  }

  const stopListening = onPageVisible(() => void check(), { focus: true, every: interval })
  return () => {
    stopped = true
    stopListening()
  }
}
