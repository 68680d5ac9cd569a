import { onPageVisible } from '@foyer/ui/utils/onPageVisible.ts'
import type { Config, Connector } from 'wagmi'
import type { Kit } from '../../chains/config/kit.ts'
import { rpcLimits } from '../../chains/transport/rpcLimits.ts'
import { readWalletChain } from '../../wallets/connection/chain/readWalletChain.ts'
import { chainProofKey } from '../../wallets/connection/chain/verifyWalletChain.ts'
import { withTimeLimit } from '../../wallets/connectors/withTimeLimit.ts'

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
    readAccounts(kit.wagmi, connector).catch(() => undefined)
    await readWalletChain(kit.wagmi, connector).catch(() => undefined)
    if (!stopped) await kit.queryClient.invalidateQueries({ queryKey: chainProofKey })
  }

  const stopListening = onPageVisible(() => void check(), { focus: true, every: interval })
  return () => {
    stopped = true
    stopListening()
  }
}

/**
 * Passes the wallet's accounts to the connector if they changed, as `accountsChanged` would: an
 * empty list disconnects.
 *
 * @throws ConnectorTimeoutError after 10 s, and what the wallet throws.
 */
async function readAccounts(wagmi: Config, connector: Connector): Promise<void> {
  const accountsNow = () => wagmi.state.connections.get(connector.uid)?.accounts
  const known = accountsNow()
  const limit = { connector: connector.name, operation: 'eth_accounts', timeout: rpcLimits.timeout }
  const answer = await withTimeLimit(limit, () => connector.getAccounts())
  // A change during the read is newer than the answer.
  if (!known || accountsNow() !== known || `${answer}` === `${known}`) return
  connector.onAccountsChanged([...answer])
}
