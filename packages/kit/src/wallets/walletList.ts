import type { Connector } from 'wagmi'
import { type AnnouncedFace, announcedFace } from './announcedFace.ts'
import type { Device } from './device.ts'
import { extensionDownload, hasExtension, mobileDownload } from './getLink.ts'
import type { WalletDefinition, WalletGroupDefinition } from './walletDefinition.ts'
import type { WalletGroup, WalletRow } from './walletRow.ts'
import { type ProviderOf, wayIn } from './wayIn.ts'

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
  readonly providerOf?: ProviderOf | undefined
  readonly faceOf?: ((connector: Connector) => AnnouncedFace) | undefined
}

/** Types of connectors that are a definition's way in, and no wallets by themselves. */
const sharedTypes: ReadonlySet<string> = new Set(['walletConnect', 'coinbaseWallet', 'safe'])

/**
 * The wallets in groups, by their index: what the page brings along, what is installed and not listed,
 * then the configured groups. Recent ones float to the top of their own group, newest first (Spec §2,
 * wallet list). A listed wallet is shown once. Those that are not ready and have no extension for this
 * browser are left out (Spec §5), and so are empty groups.
 */
export function walletList(input: WalletListInput): readonly WalletGroup[] {
  const { groups = [], ownWallets } = input
  const way = wayIn(input.connectors, groups, input.device, input.providerOf)
  const strangers = input.connectors.filter(
    (connector) => !sharedTypes.has(connector.type) && !way.isTaken(connector),
  )
  const listedNames = new Set(
    groups.flatMap(({ wallets }) => wallets.map(({ name }) => name.toLowerCase())),
  )
  const unlisted =
    (isOwn: boolean): RowsOf =>
    (place) =>
      uniqueById(strangers)
        .filter(({ id }) => ownWallets.includes(id) === isOwn)
        .map((connector) => announcedRow(connector, place, input, listedNames))
  const listed =
    (wallets: readonly WalletDefinition[]): RowsOf =>
    (place) =>
      wallets
        .filter((definition) => !way.isHidden(definition))
        .map((definition) => listedRow(definition, way.of(definition), place, input))
        .filter(isShown)

  const all: readonly (readonly [id: string, name: string, collapsed: boolean, RowsOf])[] = [
    ['demo', 'This demo', false, unlisted(true)],
    ['installed', 'Installed', false, unlisted(false)],
    ...groups.map(
      ({ collapsed, groupName, wallets }) =>
        [groupName, groupName, collapsed ?? groupName === 'More', listed(wallets)] as const,
    ),
  ]
  return all
    .map(([id, name, collapsed, rowsOf], index) => ({
      id,
      name,
      index,
      collapsed,
      wallets: recentFirst(rowsOf({ groupName: name, groupIndex: index }), input.recent),
    }))
    .filter(({ wallets }) => wallets.length > 0)
}

type Place = Pick<WalletRow, 'groupIndex' | 'groupName'>
type RowsOf = (place: Place) => readonly WalletRow[]

function announcedRow(
  connector: Connector,
  place: Place,
  { faceOf = announcedFace, recent }: WalletListInput,
  listedNames: ReadonlySet<string>,
): WalletRow {
  const { iconUrl, idText, name } = faceOf(connector)
  return {
    ...place,
    id: connector.id,
    name,
    shortName: name,
    iconUrl,
    iconBackground: undefined,
    iconAccent: undefined,
    ready: true,
    installed: true,
    unsupported: false,
    recent: recent.includes(connector.id),
    extensionDownloadUrl: undefined,
    mobileDownloadUrl: undefined,
    downloadUrls: {},
    connector,
    definition: undefined,
    rdnsNote: listedNames.has(name.toLowerCase()) ? idText : undefined,
  }
}

function listedRow(
  definition: WalletDefinition,
  {
    connector,
    installed,
  }: { readonly connector: Connector | undefined; readonly installed: boolean },
  place: Place,
  { device, faceOf = announcedFace, phone = false, recent }: WalletListInput,
): WalletRow {
  const { downloadUrls = {}, iconAccent, iconBackground, id, name, shortName = name } = definition
  const ready = connector !== undefined
  // The wallet's own picture goes before ours; one that was found in the window has none.
  const ownIcon = connector && installed ? faceOf(connector).iconUrl : undefined
  return {
    ...place,
    id,
    name,
    shortName,
    iconUrl: ownIcon ?? definition.iconUrl,
    iconBackground,
    iconAccent,
    ready,
    installed,
    unsupported: phone && !ready && hasExtension(downloadUrls),
    recent: [id, ...(definition.rdns ?? [])].some((known) => recent.includes(known)),
    extensionDownloadUrl: extensionDownload(downloadUrls, device),
    mobileDownloadUrl: mobileDownload(downloadUrls, device.platform),
    downloadUrls,
    connector,
    definition,
    rdnsNote: undefined,
  }
}

function isShown({ extensionDownloadUrl, ready, unsupported }: WalletRow): boolean {
  return ready || unsupported || extensionDownloadUrl !== undefined
}

/** Two announcements of one rdns: the first one counts. */
function uniqueById(connectors: readonly Connector[]): readonly Connector[] {
  const seen = new Set<string>()
  return connectors.filter(({ id }) => !seen.has(id) && seen.add(id))
}

function recentFirst(rows: readonly WalletRow[], recent: readonly string[]): readonly WalletRow[] {
  const rank = ({ definition, id }: WalletRow) => {
    const index = recent.findIndex((known) => known === id || definition?.rdns?.includes(known))
    return index < 0 ? recent.length : index
  }
  return rows.toSorted((a, b) => rank(a) - rank(b))
}
