import type { Connector } from 'wagmi'
import { type ProviderInfo, providerInfo } from '../discovery/providerInfo.ts'
import type { WalletDefinition, WalletGroupDefinition } from '../walletDefinition.ts'
import type { WalletGroup } from '../walletRow.ts'
import { type ResolveConnectorsInput, resolveConnectors } from './resolveConnectors.ts'
import { comparable } from './searchIndex.ts'
import {
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
  /** Default: `providerInfo`, uncached. */
  readonly infoOf?: ((connector: Connector) => ProviderInfo) | undefined
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
  const { absent, bundled, installed, other } = createRows(input)
  const hasMore = groups.some(({ groupName }) => groupName === moreName)
  const more: WalletGroupDefinition = { groupName: moreName, wallets: [], collapsed: false }
  return [
    { id: 'bundled', name: 'This site', collapsed: false, rows: bundled },
    { id: 'installed', name: 'Installed', collapsed: false, rows: installed },
    ...(hasMore ? groups : [...groups, more]).map((group) => {
      const { groupName: name, loadMore, wallets } = group
      const isMore = name === moreName
      return {
        id: name,
        name,
        collapsed: group.collapsed ?? isMore,
        loadsMore: loadMore !== undefined,
        rows: [...(isMore ? other : []), ...absent(wallets)],
      }
    }),
  ]
    .map(({ rows, ...group }, groupIndex) => ({
      ...group,
      wallets: recentFirst(rows, recent).map((row) => ({
        ...row,
        groupName: group.name,
        groupIndex,
      })),
    }))
    .filter(({ wallets }) => wallets.length > 0)
}

/** The rows of each wallet, by where they are listed. */
function createRows(input: WalletListInput) {
  const { bundledWallets, groups = [], infoOf = providerInfo } = input
  const { choices, unlisted } = resolveConnectors(input)
  const configured = groups.flatMap(({ wallets }) => wallets)
  const configuredNames = new Set(
    configured.flatMap(({ name, shortName = name }) => [comparable(name), comparable(shortName)]),
  )

  /** Configured wallets that are installed, or those that are not. */
  const listed = (wallets: readonly WalletDefinition[], isInstalled: boolean) =>
    wallets.flatMap((definition) => {
      const choice = choices.get(definition.id)
      if (choice?.installed !== isInstalled) return []
      const own = isInstalled ? choice.connector : undefined
      const row = rowFromDefinition(definition, {
        ...input,
        choice,
        info: own && infoOf(own),
      })
      // Hidden if it is neither ready nor available for this browser.
      return row.ready || row.unsupported || row.extensionDownloadUrl !== undefined ? [row] : []
    })

  const others = unlisted.map(({ connector, installed }) => {
    const bundled = bundledWallets.includes(connector.id)
    return rowFromProviderInfo({
      ...input,
      bundled,
      choice: { connector, installed: installed || bundled },
      configuredNames,
      info: infoOf(connector),
    })
  })
  return {
    bundled: others.filter(({ bundled }) => bundled),
    installed: [
      ...listed(configured, true),
      ...others.filter(({ bundled, installed }) => installed && !bundled),
    ],
    /** Connectors of the page. */
    other: others.filter(({ installed }) => !installed),
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
