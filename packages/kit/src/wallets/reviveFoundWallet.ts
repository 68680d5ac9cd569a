import type { Config } from 'wagmi'
import { isFoundInWindow } from './foundInWindow.ts'
import type { WalletSource } from './walletSource.ts'

/**
 * When the last used wallet was one found in the window, its connector has to be made again before the
 * connection can be restored. Other visits load nothing here.
 */
export async function reviveFoundWallet(config: Config, wallets: WalletSource): Promise<void> {
  const id: unknown = await config.storage?.getItem('recentConnectorId')
  if (typeof id !== 'string' || !isFoundInWindow({ id })) return
  // Without the definitions the page goes on, disconnected; the dialog says that they did not arrive.
  await wallets.load().catch(() => undefined)
}
