import type { WalletRow } from '../../wallets/walletRow.ts'
import { isAnyWallet, isPaired } from '../attempt/appLink.ts'
import type { AttemptState } from '../attempt/connectAttempt.ts'
import type { PairingLink } from '../attempt/pairingLink.ts'
import type { ConnectLayout } from './useLayout.ts'

/** The link that is shown as a code; none where the wallet's own app is opened instead, on a phone. */
export function linkToScan(
  wallet: WalletRow,
  attempt: AttemptState,
  layout: ConnectLayout,
): PairingLink | undefined {
  if (attempt.phase !== 'connecting' || attempt.walletId !== wallet.id) return undefined
  if (!isPaired(wallet)) return undefined
  const hasApp = !isAnyWallet(wallet) && wallet.definition?.links !== undefined
  return layout === 'phone' && hasApp ? undefined : attempt.link
}
