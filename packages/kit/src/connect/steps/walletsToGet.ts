import type { WalletGroup, WalletRow } from '../../wallets/walletRow.ts'

/** Maximum length of the 'Get a Wallet' list. */
const getLimit = 3

/** The first wallets available on this device; installed ones come last. */
export function walletsToGet(groups: readonly WalletGroup[]): readonly WalletRow[] {
  return groups
    .flatMap(({ wallets }) => wallets)
    .filter(isAvailable)
    .toSorted((a, b) => Number(a.installed) - Number(b.installed))
    .slice(0, getLimit)
}

/** Not if the list says '(unsupported)': the wallet does not work on this phone. */
function isAvailable(wallet: WalletRow): boolean {
  if (wallet.unsupported) return false
  return wallet.extensionDownloadUrl !== undefined || wallet.mobileDownloadUrl !== undefined
}
