import type { Connector } from 'wagmi'
import type { Device } from '../device.ts'
import type { ProviderInfo } from '../discovery/providerInfo.ts'
import type { WalletDefinition } from '../walletDefinition.ts'
import { extensionDownload, hasExtension, mobileDownload } from '../walletLinks.ts'
import type { WalletRow } from '../walletRow.ts'
import type { ConnectorChoice } from './resolveConnectors.ts'
import { comparable } from './searchIndex.ts'

/** The group that a row belongs to. */
export type GroupPosition = Pick<WalletRow, 'groupIndex' | 'groupName'>

interface DefinitionRowInput {
  readonly choice: ConnectorChoice
  readonly device: Device
  /** Phone layout: the strip of icons. */
  readonly phone: boolean
  /** Ids of recent wallets. */
  readonly recent: readonly string[]
  readonly disputed: boolean
  /** Set for an installed wallet, whose own icon takes precedence over the definition's. */
  readonly info: ProviderInfo | undefined
}

/** Creates the row of a configured wallet, ready or not. */
export function rowFromDefinition(
  definition: WalletDefinition,
  position: GroupPosition,
  { choice, device, disputed, info, phone, recent }: DefinitionRowInput,
): WalletRow {
  const { iconAccent, iconBackground, id, name, shortName = name } = definition
  const { downloadUrls: given = {} } = definition
  const downloadUrls = { ...given, qrCode: given.qrCode ?? given.mobile }
  const ready = choice.connector !== undefined
  return {
    ...position,
    id,
    name,
    shortName,
    iconUrl: info?.iconUrl ?? definition.iconUrl,
    iconBackground,
    iconAccent,
    ready,
    installed: choice.installed,
    unsupported: phone && !ready && hasExtension(downloadUrls),
    recent: recentIds(definition, choice).some((known) => recent.includes(known)),
    extensionDownloadUrl: extensionDownload(downloadUrls, device),
    mobileDownloadUrl: mobileDownload(downloadUrls, device.platform),
    downloadUrls,
    instructions: definition.instructions,
    bundled: false,
    connector: choice.connector,
    definition,
    disputed,
    rdnsNote: undefined,
  }
}

interface ProviderInfoRowInput {
  readonly info: ProviderInfo
  /** Ids of recent wallets. */
  readonly recent: readonly string[]
  readonly bundled: boolean
  readonly installed: boolean
  readonly disputed: boolean
  /** Comparable names of configured wallets. A wallet that seems to be one also shows its rdns. */
  readonly configuredNames: ReadonlySet<string>
}

/** Many letters of these scripts look like Latin ones. */
const lookalikes =
  /[\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Lisu}]/u

/** Creates the row of an unlisted wallet: an announced one, or a connector of the page. */
export function rowFromProviderInfo(
  connector: Connector,
  position: GroupPosition,
  { bundled, configuredNames, disputed, info, installed, recent }: ProviderInfoRowInput,
): WalletRow {
  const { iconUrl, name, rdns } = info
  return {
    ...position,
    id: connector.id,
    name,
    shortName: name,
    iconUrl,
    iconBackground: undefined,
    iconAccent: undefined,
    ready: true,
    installed,
    unsupported: false,
    recent: recent.includes(connector.id),
    extensionDownloadUrl: undefined,
    mobileDownloadUrl: undefined,
    downloadUrls: {},
    instructions: undefined,
    bundled,
    connector,
    definition: undefined,
    disputed,
    rdnsNote: configuredNames.has(comparable(name)) || lookalikes.test(name) ? rdns : undefined,
  }
}

/** Hides wallets that are neither ready nor available for this browser. */
export function isShown({ extensionDownloadUrl, ready, unsupported }: WalletRow): boolean {
  return ready || unsupported || extensionDownloadUrl !== undefined
}

/**
 * Ids under which the recent wallets may hold a configured wallet. Includes its rdns, which was
 * stored if the wallet was unlisted at the time. Another edition of an installed wallet has its own
 * rdns and its own row.
 */
export function recentIds(
  { id, rdns = [] }: Pick<WalletDefinition, 'id' | 'rdns'>,
  { connector, installed }: ConnectorChoice,
): readonly string[] {
  return installed && connector ? [id, connector.id] : [id, ...rdns]
}
