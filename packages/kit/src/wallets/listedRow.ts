import type { Device } from './device.ts'
import { extensionDownload, hasExtension, mobileDownload } from './getLink.ts'
import type { ProviderInfo } from './providerInfo.ts'
import type { ConnectorChoice } from './resolveConnectors.ts'
import type { WalletDefinition } from './walletDefinition.ts'
import type { WalletRow } from './walletRow.ts'

export interface ListedRowInput {
  readonly way: ConnectorChoice
  readonly device: Device
  /** The layout with the strip of icons. */
  readonly phone: boolean
  readonly recent: readonly string[]
  readonly disputed: boolean
  /** How an installed wallet introduces itself: its own picture goes before ours. */
  readonly info: ProviderInfo | undefined
}

/** The row of a listed wallet, ready or not. */
export function listedRow(
  definition: WalletDefinition,
  place: Pick<WalletRow, 'groupIndex' | 'groupName'>,
  { device, disputed, info, phone, recent, way }: ListedRowInput,
): WalletRow {
  const { downloadUrls = {}, iconAccent, iconBackground, id, name, shortName = name } = definition
  const ready = way.connector !== undefined
  return {
    ...place,
    id,
    name,
    shortName,
    iconUrl: info?.iconUrl ?? definition.iconUrl,
    iconBackground,
    iconAccent,
    ready,
    installed: way.installed,
    unsupported: phone && !ready && hasExtension(downloadUrls),
    recent: idsOf(definition, way).some((known) => recent.includes(known)),
    extensionDownloadUrl: extensionDownload(downloadUrls, device),
    mobileDownloadUrl: mobileDownload(downloadUrls, device.platform),
    downloadUrls,
    instructions: definition.instructions,
    own: false,
    connector: way.connector,
    definition,
    disputed,
    rdnsNote: undefined,
  }
}

/** Wallets that are neither ready nor to be had for this browser are hidden (Spec §5). */
export function isShown({ extensionDownloadUrl, ready, unsupported }: WalletRow): boolean {
  return ready || unsupported || extensionDownloadUrl !== undefined
}

/**
 * Under which ids the 'Recent' list may know the wallet: before it was listed, by its rdns. Another version of
 * an installed one, with an rdns of its own, has a row of its own.
 */
export function idsOf(
  { id, rdns = [] }: Pick<WalletDefinition, 'id' | 'rdns'>,
  { connector, installed }: ConnectorChoice,
): readonly string[] {
  return installed && connector ? [id, connector.id] : [id, ...rdns]
}
