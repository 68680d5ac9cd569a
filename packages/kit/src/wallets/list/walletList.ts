import type { Connector } from 'wagmi'
import type { Device } from '../device.ts'
import { type ProviderInfo, providerInfo } from '../discovery/providerInfo.ts'
import type { WalletDefinition, WalletGroupDefinition } from '../walletDefinition.ts'
import type { WalletGroup, WalletRow } from '../walletRow.ts'
import {
  isSharedConnector,
  namesOf,
  type ResolvedConnectors,
  resolveConnectors,
} from './resolveConnectors.ts'
import { comparable } from './searchIndex.ts'
import {
  type GroupPosition,
  isShown,
  recentIds,
  rowFromDefinition,
  rowFromProviderInfo,
} from './walletRows.ts'

export interface WalletListInput {
  /** All of wagmi's connectors: announced, found in the window, and configured. */
  readonly connectors: readonly Connector[]
  readonly groups?: readonly WalletGroupDefinition[] | undefined
  /** Ids of recent wallets, newest first. */
  readonly recent: readonly string[]
  /** Ids (rdns) of wallets that are part of the page. */
  readonly bundledWallets: readonly string[]
  readonly device: Device
  /** Phone layout: the strip of icons. */
  readonly phone?: boolean | undefined
  /** Providers of announced wallets, by rdns. */
  readonly announced?: ReadonlyMap<string, unknown> | undefined
  /** Each rdns that more than one provider has announced. */
  readonly disputed?: ReadonlySet<string> | undefined
  /** Providers found in the window, by definition id. */
  readonly found?: ReadonlyMap<string, unknown> | undefined
  /** The provider in `window.ethereum`. */
  readonly ethereum?: unknown
  /** Default: `providerInfo`, uncached. */
  readonly infoOf?: ((connector: Connector) => ProviderInfo) | undefined
}

interface GroupDraft extends Pick<WalletGroup, 'collapsed' | 'id' | 'loadsMore' | 'name'> {
  rowsAt(position: GroupPosition): readonly WalletRow[]
}

/** Where an unlisted wallet is listed. */
type UnlistedKind = 'bundled' | 'installed' | 'other'
type UnlistedRows = (kind: UnlistedKind, position: GroupPosition) => readonly WalletRow[]

const moreName = 'More'

/**
 * Groups the wallets: bundled ones, installed ones, then the configured groups. Each wallet appears
 * once. Under 'Installed', configured wallets come before unlisted ones. Connectors of the page
 * whose wallet is neither installed nor configured are under 'More'. Recent wallets come first
 * within their group, newest first, and unsupported ones last. Wallets that are neither ready nor
 * available for this browser are left out, as are empty groups.
 */
export function walletList(input: WalletListInput): readonly WalletGroup[] {
  const { groups = [] } = input
  const choices = resolveConnectors({ ...input, groups })
  const unlistedRows = createUnlistedRows(input, choices)
  const hasMore = groups.some(({ groupName }) => groupName === moreName)
  const more = { groupName: moreName, wallets: [], collapsed: false }
  const named = hasMore ? groups : [...groups, more]
  const drafts = [
    ...leadingGroups(input, choices, unlistedRows),
    ...named.map((group) => configuredGroup(group, input, choices, unlistedRows)),
  ]
  return drafts
    .map(({ rowsAt, ...group }, index) => ({
      ...group,
      index,
      wallets: recentFirst(rowsAt({ groupName: group.name, groupIndex: index }), input.recent),
    }))
    .filter(({ wallets }) => wallets.length > 0)
}

/** Wallets that are not configured. */
function createUnlistedRows(input: WalletListInput, choices: ResolvedConnectors): UnlistedRows {
  const { bundledWallets, connectors, disputed, groups = [], infoOf = providerInfo, recent } = input
  const configured = groups.flatMap(({ wallets }) => wallets)
  const configuredIds = new Set(configured.map(({ id }) => id))
  const unlisted = uniqueById(
    connectors.filter(
      // A wallet that announces the id of a configured one as its rdns is left out.
      (connector) =>
        !isSharedConnector(connector) &&
        !configuredIds.has(connector.id) &&
        !choices.isTaken(connector),
    ),
  )
  const bundledIds = new Set(bundledWallets)
  const configuredNames = new Set(
    configured.flatMap(({ name, shortName = name }) => [comparable(name), comparable(shortName)]),
  )
  const kindOf = (connector: Connector): UnlistedKind => {
    if (bundledIds.has(connector.id)) return 'bundled'
    return choices.isInstalled(connector) ? 'installed' : 'other'
  }
  return (kind, position) =>
    unlisted
      .filter((connector) => kindOf(connector) === kind)
      .map((connector) =>
        rowFromProviderInfo(connector, position, {
          bundled: kind === 'bundled',
          configuredNames,
          disputed: isDisputed(connector, disputed),
          info: infoOf(connector),
          installed: kind !== 'other',
          recent,
        }),
      )
}

/** 'This site' and 'Installed'. */
function leadingGroups(
  input: WalletListInput,
  choices: ResolvedConnectors,
  unlistedRows: UnlistedRows,
): readonly GroupDraft[] {
  const installed = (input.groups ?? [])
    .flatMap(({ wallets }) => wallets)
    .filter((definition) => choices.of(definition).installed)
  return [
    {
      id: 'bundled',
      name: 'This site',
      collapsed: false,
      rowsAt: (position) => unlistedRows('bundled', position),
    },
    {
      id: 'installed',
      name: 'Installed',
      collapsed: false,
      rowsAt: (position) => [
        ...definitionRows(installed, position, input, choices),
        ...unlistedRows('installed', position),
      ],
    },
  ]
}

function configuredGroup(
  { collapsed, groupName, loadMore, wallets }: WalletGroupDefinition,
  input: WalletListInput,
  choices: ResolvedConnectors,
  unlistedRows: UnlistedRows,
): GroupDraft {
  const isMore = groupName === moreName
  const absent = wallets.filter((definition) => !choices.of(definition).installed)
  return {
    id: groupName,
    name: groupName,
    collapsed: collapsed ?? isMore,
    loadsMore: loadMore !== undefined,
    rowsAt: (position) => [
      ...(isMore ? unlistedRows('other', position) : []),
      ...definitionRows(absent, position, input, choices),
    ],
  }
}

function definitionRows(
  definitions: readonly WalletDefinition[],
  position: GroupPosition,
  { device, disputed, infoOf = providerInfo, phone = false, recent }: WalletListInput,
  choices: ResolvedConnectors,
): readonly WalletRow[] {
  return definitions
    .map((definition) => {
      const choice = choices.of(definition)
      const { connector, installed } = choice
      return rowFromDefinition(definition, position, {
        choice,
        device,
        disputed: installed && connector !== undefined && isDisputed(connector, disputed),
        info: installed && connector ? infoOf(connector) : undefined,
        phone,
        recent,
      })
    })
    .filter(isShown)
}

function isDisputed(connector: Connector, disputed: ReadonlySet<string> = new Set()): boolean {
  return namesOf(connector).some((name) => disputed.has(name))
}

/** Of connectors with the same id, the first one. */
function uniqueById(connectors: readonly Connector[]): readonly Connector[] {
  const seen = new Set<string>()
  return connectors.filter(({ id }) => !seen.has(id) && seen.add(id))
}

function recentFirst(rows: readonly WalletRow[], recent: readonly string[]): readonly WalletRow[] {
  const rank = (row: WalletRow) => {
    if (row.unsupported) return recent.length + 1
    const ids = row.definition ? recentIds(row.definition, row) : [row.id]
    const index = recent.findIndex((known) => ids.includes(known))
    return index < 0 ? recent.length : index
  }
  return rows.toSorted((a, b) => rank(a) - rank(b))
}
