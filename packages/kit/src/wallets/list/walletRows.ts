import type { Connector } from 'wagmi'
import type { Device } from '../device.ts'
import type { ProviderInfo } from '../discovery/providerInfo.ts'
import type { WalletDefinition } from '../walletDefinition.ts'
import { extensionDownload, hasExtension, mobileDownload } from '../walletLinks.ts'
import type { WalletRow } from '../walletRow.ts'
import type { ConnectorChoice } from './resolveConnectors.ts'
import { comparable } from './searchIndex.ts'

/** A row before its group is known. */
export type UngroupedRow = Omit<WalletRow, 'groupIndex' | 'groupName'>

interface RowInput {
  readonly choice: ConnectorChoice
  readonly device: Device
  /** Phone layout: the strip of icons. */
  readonly phone?: boolean | undefined
  /** Ids of recent wallets. */
  readonly recent: readonly string[]
  /** Of an installed wallet, whose own icon takes precedence over the definition's. */
  readonly info: ProviderInfo | undefined
}

/** Creates the row of a configured wallet, ready or not. */
export function rowFromDefinition(
  definition: WalletDefinition,
  { choice, device, info, phone = false, recent }: RowInput,
): UngroupedRow {
  const {
    downloadUrls: given = {},
    iconAccent,
    iconBackground,
    id,
    instructions,
    name,
  } = definition
  const { connector, installed } = choice
  const downloadUrls = { ...given, qrCode: given.qrCode ?? given.mobile }
  const ready = connector !== undefined
  return {
    id,
    name,
    shortName: definition.shortName ?? name,
    iconUrl: info?.iconUrl ?? definition.iconUrl,
    iconBackground,
    iconAccent,
    ready,
    installed,
    unsupported: phone && !ready && hasExtension(downloadUrls),
    recent: recentIds(definition, choice).some((known) => recent.includes(known)),
    extensionDownloadUrl: extensionDownload(downloadUrls, device),
    mobileDownloadUrl: mobileDownload(downloadUrls, device.platform),
    downloadUrls,
    instructions,
    bundled: false,
    connector,
    definition,
    rdnsNote: undefined,
  }
}

interface UnlistedRowInput extends RowInput {
  readonly choice: ConnectorChoice & { readonly connector: Connector }
  readonly info: ProviderInfo
  readonly bundled: boolean
  /** Comparable names of configured wallets. A wallet that seems to be one also shows its rdns. */
  readonly configuredNames: ReadonlySet<string>
}

/** Many letters of these scripts look like Latin ones. */
const lookalikes =
  /[\p{Script=Armenian}\p{Script=Cherokee}\p{Script=Coptic}\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Lisu}]/u

/** Creates the row of an unlisted wallet: an announced one, or a connector of the page. */
export function rowFromProviderInfo({
  bundled,
  configuredNames,
  ...input
}: UnlistedRowInput): UngroupedRow {
  const { name, rdns } = input.info
  const wallet = { id: input.choice.connector.id, name, iconBackground: '' }
  return {
    ...rowFromDefinition(wallet, input),
    iconBackground: undefined,
    bundled,
    definition: undefined,
    rdnsNote: configuredNames.has(comparable(name)) || lookalikes.test(name) ? rdns : undefined,
  }
}

/**
 * Ids under which the recent wallets may hold a wallet. Includes the rdns of a configured one,
 * which was stored if the wallet was unlisted at the time. Another edition of an installed wallet
 * has its own rdns and its own row.
 */
export function recentIds(
  { id, rdns = [] }: Pick<WalletDefinition, 'id' | 'rdns'>,
  { connector, installed }: ConnectorChoice,
): readonly string[] {
  return installed && connector ? [id, connector.id] : [id, ...rdns]
}
