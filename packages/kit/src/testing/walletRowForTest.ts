import type { WalletGroup, WalletRow } from '../wallets/walletRow.ts'

/** A listed wallet that is neither installed nor available, with a test's overrides. */
export function walletRowForTest(row: Partial<WalletRow> = {}): WalletRow {
  return {
    id: 'wallet',
    name: 'Wallet',
    shortName: row.name ?? 'Wallet',
    iconUrl: undefined,
    iconBackground: undefined,
    iconAccent: undefined,
    ready: false,
    installed: false,
    unsupported: false,
    recent: false,
    groupName: 'Popular',
    groupIndex: 0,
    extensionDownloadUrl: undefined,
    mobileDownloadUrl: undefined,
    downloadUrls: {},
    instructions: undefined,
    bundled: false,
    connector: undefined,
    definition: undefined,
    rdnsNote: undefined,
    ...row,
  }
}

/** A group of such wallets. */
export function walletGroupForTest(
  wallets: readonly Partial<WalletRow>[],
  group: Partial<WalletGroup> = {},
): WalletGroup {
  return {
    id: 'Popular',
    name: 'Popular',
    collapsed: false,
    ...group,
    wallets: wallets.map(walletRowForTest),
  }
}
