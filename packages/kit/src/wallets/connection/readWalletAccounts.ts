import { isAddressText } from '@foyer/ui/utils/guards.ts'
import type { Config, Connector } from 'wagmi'
import { askWallet } from './chain/readWalletChain.ts'

/**
 * Asks an injected wallet for its accounts, and passes them to the connector if they changed, as
 * `accountsChanged` would: an empty list disconnects. A page can miss that event while it is
 * frozen, and some wallets never emit it. Does nothing for other wallets, whose connectors hold the
 * accounts themselves.
 *
 * @throws ConnectorTimeoutError after 10 s, and what the wallet throws.
 */
export async function readWalletAccounts(wagmi: Config, connector: Connector): Promise<void> {
  if (connector.type !== 'injected') return
  const accountsNow = () => wagmi.state.connections.get(connector.uid)?.accounts
  const known = accountsNow()
  const answer = await askWallet(connector, { method: 'eth_accounts' })
  // A change during the read is newer than the answer.
  if (!known || accountsNow() !== known || !isAddressList(answer)) return
  if (`${answer}`.toLowerCase() !== `${known}`.toLowerCase()) connector.onAccountsChanged(answer)
}

function isAddressList(answer: unknown): answer is string[] {
  return Array.isArray(answer) && answer.every(isAddressText)
}
