import type { Connector } from 'wagmi'
import { announcedRow } from './announcedRow.ts'
import type { Device } from './device.ts'
import { idsOf, isShown, listedRow } from './listedRow.ts'
import { type ProviderInfo, providerInfo } from './providerInfo.ts'
import { isShared, type ResolvedConnectors, resolveConnectors } from './resolveConnectors.ts'
import type { WalletDefinition, WalletGroupDefinition } from './walletDefinition.ts'
import type { WalletGroup, WalletRow } from './walletRow.ts'

export interface WalletListInput {
  /** Every connector of wagmi's: announced, found in the window, and configured. */
  readonly connectors: readonly Connector[]
  readonly groups?: readonly WalletGroupDefinition[] | undefined
  /** Ids of recent wallets, newest first. */
  readonly recent: readonly string[]
  /** Ids (rdns) of wallets that the page brings along. */
  readonly ownWallets: readonly string[]
  readonly device: Device
  /** The layout with the strip of icons. */
  readonly phone?: boolean | undefined
  /** Providers of announced wallets, by rdns. */
  readonly announced?: ReadonlyMap<string, unknown> | undefined
  /** The rdns of those that another provider claims to be as well. */
  readonly disputed?: ReadonlySet<string> | undefined
  /** Providers found in the window, by the id of the definition. */
  readonly found?: ReadonlyMap<string, unknown> | undefined
  readonly faceOf?: ((connector: Connector) => ProviderInfo) | undefined
}

type GroupPlace = Pick<WalletRow, 'groupIndex' | 'groupName'>

interface Draft extends Pick<WalletGroup, 'collapsed' | 'id' | 'name'> {
  rowsAt(place: GroupPlace): readonly WalletRow[]
}

/**
 * The wallets in groups, by their index: what the page brings along, what is installed, then the configured groups.
 * A wallet is shown once: a listed one that is installed stands under 'Installed', before those that are not listed.
 * Recent ones float to the top of their own group, newest first. Those that are not ready and have no
 * extension for this browser are left out, and so are empty groups (docs/spec-map.md §2 and §5).
 */
export function walletList(input: WalletListInput): readonly WalletGroup[] {
  const { groups = [] } = input
  const choices = resolveConnectors({ ...input, groups })
  const drafts = [
    ...leadingGroups(input, choices),
    ...groups.map((group) => listedGroup(group, input, choices)),
  ]
  return drafts
    .map(({ rowsAt, ...group }, index) => ({
      ...group,
      index,
      wallets: recentFirst(rowsAt({ groupName: group.name, groupIndex: index }), input.recent),
    }))
    .filter(({ wallets }) => wallets.length > 0)
}

/** 'This demo' and 'Installed'. */
function leadingGroups(input: WalletListInput, choices: ResolvedConnectors): readonly Draft[] {
  const { connectors, disputed, faceOf = providerInfo, groups = [], ownWallets, recent } = input
  const listed = groups.flatMap(({ wallets }) => wallets)
  const listedIds = new Set(listed.map(({ id }) => id))
  const unlisted = uniqueById(
    connectors.filter(
      // Nobody becomes a listed wallet by calling itself by its id, which is no domain name.
      (connector) =>
        !isShared(connector) && !listedIds.has(connector.id) && !choices.isTaken(connector),
    ),
  )
  const own = new Set(ownWallets)
  const listedNames = new Set(listed.map(({ name }) => name.toLowerCase()))
  const unlistedRows = (isOwn: boolean, place: GroupPlace): readonly WalletRow[] =>
    unlisted
      .filter(({ id }) => own.has(id) === isOwn)
      .map((connector) =>
        announcedRow(connector, place, {
          disputed: disputed?.has(connector.id) ?? false,
          info: faceOf(connector),
          listedNames,
          own: isOwn,
          recent,
        }),
      )
  const installed = listed.filter((definition) => choices.of(definition).installed)
  return [
    {
      id: 'demo',
      name: 'This demo',
      collapsed: false,
      rowsAt: (place) => unlistedRows(true, place),
    },
    {
      id: 'installed',
      name: 'Installed',
      collapsed: false,
      rowsAt: (place) => [
        ...listedRows(installed, place, input, choices),
        ...unlistedRows(false, place),
      ],
    },
  ]
}

function listedGroup(
  { collapsed, groupName, wallets }: WalletGroupDefinition,
  input: WalletListInput,
  choices: ResolvedConnectors,
): Draft {
  const absent = wallets.filter((definition) => !choices.of(definition).installed)
  return {
    id: groupName,
    name: groupName,
    collapsed: collapsed ?? groupName === 'More',
    rowsAt: (place) => listedRows(absent, place, input, choices),
  }
}

function listedRows(
  definitions: readonly WalletDefinition[],
  place: GroupPlace,
  { device, disputed, faceOf = providerInfo, phone = false, recent }: WalletListInput,
  choices: ResolvedConnectors,
): readonly WalletRow[] {
  return definitions
    .map((definition) => {
      const way = choices.of(definition)
      const info = way.installed && way.connector ? faceOf(way.connector) : undefined
      const isDisputed = way.installed && disputed?.has(way.connector?.id ?? '') === true
      return listedRow(definition, place, {
        device,
        disputed: isDisputed,
        info,
        phone,
        recent,
        way,
      })
    })
    .filter(isShown)
}

/** Two announcements of one rdns: the first one counts. */
function uniqueById(connectors: readonly Connector[]): readonly Connector[] {
  const seen = new Set<string>()
  return connectors.filter(({ id }) => !seen.has(id) && seen.add(id))
}

function recentFirst(rows: readonly WalletRow[], recent: readonly string[]): readonly WalletRow[] {
  const rank = (row: WalletRow) => {
    const ids = row.definition ? idsOf(row.definition, row) : [row.id]
    const index = recent.findIndex((known) => ids.includes(known))
    return index < 0 ? recent.length : index
  }
  return rows.toSorted((a, b) => rank(a) - rank(b))
}
