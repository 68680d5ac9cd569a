import { comparable, type SearchIndex, searchIndex } from '../../wallets/list/searchIndex.ts'
import type { WalletGroup } from '../../wallets/walletRow.ts'

/** With more rows than this there is a field to search them (Spec §2, wallet list). */
export const searchFrom = 12

/** Rows that are drawn at once: a page can have a thousand announced wallets, a screen has room for ten. */
export const rowsAtOnce = 48

export interface ListWish {
  readonly query: string
  /** Also what stands behind 'Show all'. */
  readonly all: boolean
  /** At most this many rows. */
  readonly limit: number
}

export interface VisibleList {
  readonly groups: readonly WalletGroup[]
  /** Rows that 'Show all' would add. */
  readonly collapsed: number
  /** Rows beyond the limit. */
  readonly more: number
}

export function countRows(groups: readonly WalletGroup[]): number {
  return groups.reduce((sum, { wallets }) => sum + wallets.length, 0)
}

/** The rows to draw: those found, or those not behind 'Show all', up to the limit. Empty groups are left out. */
export function visibleGroups(
  groups: readonly WalletGroup[],
  { all, limit, query }: ListWish,
  isFound: SearchIndex = searchIndex(groups),
): VisibleList {
  const wanted = comparable(query)
  const isOpen = (group: WalletGroup) => all || wanted !== '' || !group.collapsed
  const open = groups.map((group) => ({
    ...group,
    wallets: group.wallets.filter(
      (row) =>
        (isOpen(group) || row.installed || row.recent) && (wanted === '' || isFound(row, query)),
    ),
  }))
  const count = countRows(open)
  let room = limit
  const shown: WalletGroup[] = []
  for (const group of open) {
    const wallets = group.wallets.slice(0, Math.max(room, 0))
    room -= wallets.length
    if (wallets.length > 0) shown.push({ ...group, wallets })
  }
  return {
    groups: shown,
    collapsed: wanted === '' ? countRows(groups) - count : 0,
    more: Math.max(count - limit, 0),
  }
}
