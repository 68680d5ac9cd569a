import type { Connector } from 'wagmi'
import { type ProviderInfo, providerInfo } from '../discovery/providerInfo.ts'
import type { WalletDefinition } from '../walletDefinition.ts'
import type { WalletGroup } from '../walletRow.ts'
import { namesOf, type ResolveConnectorsInput, resolveConnectors } from './resolveConnectors.ts'
import { comparable } from './searchIndex.ts'
import {
  isShown,
  recentIds,
  rowFromDefinition,
  rowFromProviderInfo,
  type UngroupedRow,
} from './walletRows.ts'

export interface WalletListInput extends ResolveConnectorsInput {
  /** Ids of recent wallets, newest first. */
  readonly recent: readonly string[]
  /** Ids (rdns) of wallets that are part of the page. */
  readonly bundledWallets: readonly string[]
  /** Phone layout: the strip of icons. */
  readonly phone?: boolean | undefined
  /** Each rdns that more than one provider has announced. */
  readonly disputed?: ReadonlySet<string> | undefined
  /** Default: `providerInfo`, uncached. */
  readonly infoOf?: ((connector: Connector) => ProviderInfo) | undefined
}

interface GroupDraft extends Pick<WalletGroup, 'id' | 'loadsMore' | 'name'> {
  readonly collapsed?: boolean | undefined
  readonly rows: readonly UngroupedRow[]
}

const moreName = 'More'

/**
 * Groups the wallets: bundled ones, installed ones, then the configured groups. Each wallet appears
 * once. Under 'Installed', configured wallets come before unlisted ones. Connectors of the page
 * whose wallet is neither installed nor configured are under 'More'. Recent wallets come first
 * within their group, newest first, and unsupported ones last. Wallets that are neither ready nor
 * available for this browser are left out, as are empty groups.
 */
export function walletList(input: WalletListInput): readonly WalletGroup[] {
  const { groups = [], recent } = input
  const rows = createRows(input)
  const hasMore = groups.some(({ groupName }) => groupName === moreName)
  const named = hasMore ? groups : [...groups, { groupName: moreName, wallets: [] }]
  const drafts: readonly GroupDraft[] = [
    { id: 'bundled', name: 'This site', rows: rows.bundled },
    { id: 'installed', name: 'Installed', rows: rows.installed },
    ...named.map(({ collapsed, groupName, loadMore, wallets }) => ({
      id: groupName,
      name: groupName,
      collapsed: collapsed ?? (hasMore && groupName === moreName),
      loadsMore: loadMore !== undefined,
      rows: [...(groupName === moreName ? rows.other : []), ...rows.absent(wallets)],
    })),
  ]
  return drafts
    .map(({ collapsed = false, rows: ungrouped, ...group }, index) => ({
      ...group,
      collapsed,
      index,
      wallets: recentFirst(ungrouped, recent).map((row) => ({
        ...row,
        groupName: group.name,
        groupIndex: index,
      })),
    }))
    .filter(({ wallets }) => wallets.length > 0)
}

/** The rows of each wallet, by where they are listed. */
function createRows(input: WalletListInput) {
  const { bundledWallets, disputed = new Set(), infoOf = providerInfo, groups = [] } = input
  const choices = resolveConnectors(input)
  const configured = groups.flatMap(({ wallets }) => wallets)
  const configuredNames = new Set(
    configured.flatMap(({ name, shortName = name }) => [comparable(name), comparable(shortName)]),
  )
  const isDisputed = (connector: Connector) => namesOf(connector).some((name) => disputed.has(name))

  /** Configured wallets that are installed, or those that are not. */
  const listed = (wallets: readonly WalletDefinition[], isInstalled: boolean) =>
    wallets
      .filter((definition) => choices.of(definition).installed === isInstalled)
      .map((definition) => {
        const choice = choices.of(definition)
        const own = isInstalled ? choice.connector : undefined
        return rowFromDefinition(definition, {
          ...input,
          choice,
          disputed: own !== undefined && isDisputed(own),
          info: own && infoOf(own),
        })
      })
      .filter(isShown)

  const unlisted = choices.unlisted.map((connector) =>
    rowFromProviderInfo(connector, {
      ...input,
      bundled: bundledWallets.includes(connector.id),
      configuredNames,
      disputed: isDisputed(connector),
      info: infoOf(connector),
      installed: bundledWallets.includes(connector.id) || choices.isInstalled(connector),
    }),
  )
  return {
    bundled: unlisted.filter(({ bundled }) => bundled),
    installed: [
      ...listed(configured, true),
      ...unlisted.filter(({ bundled, installed }) => installed && !bundled),
    ],
    /** Connectors of the page. */
    other: unlisted.filter(({ installed }) => !installed),
    absent: (wallets: readonly WalletDefinition[]) => listed(wallets, false),
  }
}

function recentFirst(
  rows: readonly UngroupedRow[],
  recent: readonly string[],
): readonly UngroupedRow[] {
  const rank = (row: UngroupedRow) => {
    if (row.unsupported) return recent.length + 1
    const ids = recentIds(row.definition ?? row, row)
    const index = recent.findIndex((known) => ids.includes(known))
    return index < 0 ? recent.length : index
  }
  return rows.toSorted((a, b) => rank(a) - rank(b))
}
