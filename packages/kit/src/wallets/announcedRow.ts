import type { Connector } from 'wagmi'
import type { ProviderInfo } from './providerInfo.ts'
import type { WalletRow } from './walletRow.ts'

export interface AnnouncedRowInput {
  readonly info: ProviderInfo
  readonly recent: readonly string[]
  /** The page brings it along. */
  readonly own: boolean
  readonly disputed: boolean
  /** Names of listed wallets in small letters: a stranger with one of them shows its rdns. */
  readonly listedNames: ReadonlySet<string>
}

/** The row of a wallet that is announced and not listed. */
export function announcedRow(
  connector: Connector,
  place: Pick<WalletRow, 'groupIndex' | 'groupName'>,
  { disputed, info, listedNames, own, recent }: AnnouncedRowInput,
): WalletRow {
  const { iconUrl, idText, name } = info
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
    instructions: undefined,
    own,
    connector,
    definition: undefined,
    disputed,
    rdnsNote: listedNames.has(name.toLowerCase()) ? idText : undefined,
  }
}
