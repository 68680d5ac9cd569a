import type { WalletGroup, WalletRow } from '../../wallets/walletRow.ts'
import type { ConnectLayout } from './useLayout.ts'

/** Maximum length of the 'Get a Wallet' list (docs/spec-map.md §9). */
export const getLimit = 3

/** The first wallets available on this device; installed ones come last. */
export function walletsToGet(
  groups: readonly WalletGroup[],
  layout: ConnectLayout,
): readonly WalletRow[] {
  // A wallet listed as '(unsupported)' does not work on this phone.
  const isAvailable = (wallet: WalletRow) =>
    layout === 'phone'
      ? wallet.mobileDownloadUrl !== undefined && !wallet.unsupported
      : wallet.extensionDownloadUrl !== undefined || wallet.downloadUrls.qrCode !== undefined
  return groups
    .flatMap(({ wallets }) => wallets)
    .filter(isAvailable)
    .toSorted((a, b) => Number(a.installed) - Number(b.installed))
    .slice(0, getLimit)
}
