import type { WalletGroup, WalletRow } from '../../wallets/walletRow.ts'
import type { ConnectLayout } from './useLayout.ts'

/** The 'Get a Wallet' list is limited to 3 (Spec §9). */
export const getLimit = 3

/** The first wallets of the list that can be had here; those that are installed come last. */
export function walletsToGet(
  groups: readonly WalletGroup[],
  layout: ConnectLayout,
): readonly WalletRow[] {
  // A wallet that the list calls '(unsupported)' would be no use on this phone.
  const canBeHad = (wallet: WalletRow) =>
    layout === 'phone'
      ? wallet.mobileDownloadUrl !== undefined && !wallet.unsupported
      : wallet.extensionDownloadUrl !== undefined || wallet.downloadUrls.qrCode !== undefined
  return groups
    .flatMap(({ wallets }) => wallets)
    .filter(canBeHad)
    .toSorted((a, b) => Number(a.installed) - Number(b.installed))
    .slice(0, getLimit)
}
