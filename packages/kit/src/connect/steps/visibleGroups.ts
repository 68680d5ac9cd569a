import { comparable, type SearchIndex, searchIndex } from '../../wallets/list/searchIndex.ts'
import type { WalletGroup, WalletRow } from '../../wallets/walletRow.ts'

/** A list with more rows than this has a search field. */
export const searchFrom = 8

/** How many rows are drawn at once, since a browser may announce any number of wallets. */
export const rowsAtOnce = 48

/** What the visitor has asked the list to show. */
export interface ListFilter {
  readonly query: string
  /** Includes the collapsed groups. */
  readonly all: boolean
  readonly limit: number
}

/** The list as the dialog opens. */
export const firstFilter: ListFilter = { query: '', all: false, limit: rowsAtOnce }

export interface VisibleList {
  readonly groups: readonly WalletGroup[]
  /** Rows that 'Show all' would add, and groups of which it loads more. */
  readonly collapsed: number
  /** Rows beyond the limit. */
  readonly more: number
}

export function countRows(groups: readonly WalletGroup[]): number {
  return groups.reduce((sum, { wallets }) => sum + wallets.length, 0)
}

/** A connector of the page whose wallet is not configured. */
function isOfPage({ definition, ready }: WalletRow): boolean {
  return ready && definition === undefined
}

/** The rows to draw: those that match the query and are not collapsed, up to the limit. */
export function visibleGroups(
  groups: readonly WalletGroup[],
  { all, limit, query }: ListFilter,
  isFound: SearchIndex = searchIndex(groups),
): VisibleList {
  const wanted = comparable(query)
  const isOpen = (group: WalletGroup) => all || wanted !== '' || !group.collapsed
  const open = groups.map((group) => ({
    ...group,
    wallets: group.wallets.filter(
      (row) =>
        (isOpen(group) || row.installed || row.recent || isOfPage(row)) &&
        (wanted === '' || isFound(row, query)),
    ),
  }))
  const count = countRows(open)
  let room = limit
  const shown: WalletGroup[] = []
  for (const group of unsupportedLast(open)) {
    const wallets = group.wallets.slice(0, Math.max(room, 0))
    room -= wallets.length
    if (wallets.length > 0) shown.push({ ...group, wallets })
  }
  return {
    groups: shown,
    collapsed:
      (wanted === '' ? countRows(groups) - count : 0) +
      groups.filter(({ loadsMore }) => loadsMore).length,
    more: Math.max(count - limit, 0),
  }
}

/** Takes the wallets that this phone cannot use out of their groups, into one at the end. */
function unsupportedLast(groups: readonly WalletGroup[]): readonly WalletGroup[] {
  const wallets = groups.flatMap((group) => group.wallets.filter((row) => row.unsupported))
  return [
    ...groups.map((group) => ({
      ...group,
      wallets: group.wallets.filter((row) => !row.unsupported),
    })),
    { id: 'unsupported', name: '', wallets, collapsed: false },
  ]
}
