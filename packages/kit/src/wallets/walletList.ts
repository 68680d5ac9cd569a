import type { Connector } from 'wagmi'
import { sanitizeText } from '../format/sanitizeText.ts'
import { safeIcon } from '../ui/icon/safeIcon.ts'

export type WalletGroupId = 'demo' | 'installed'

/** One row of 'Connect a Wallet'. Name and icon are the wallet's own words, cleaned. */
export interface WalletRow {
  readonly id: string
  readonly name: string
  readonly iconUrl: string | undefined
  readonly recent: boolean
  readonly connector: Connector
}

export interface WalletGroup {
  readonly id: WalletGroupId
  readonly wallets: readonly WalletRow[]
}

export interface WalletListInput {
  readonly connectors: readonly Connector[]
  /** Ids of recent wallets, newest first. */
  readonly recent: readonly string[]
  /** Ids (rdns) of wallets that the page brings along. */
  readonly ownWallets: readonly string[]
}

/**
 * The announced wallets in groups: what the page brings along, then what is installed. Recent ones
 * float to the top of their own group, newest first (Spec §2, wallet list). Empty groups are left out.
 */
export function walletList({
  connectors,
  ownWallets,
  recent,
}: WalletListInput): readonly WalletGroup[] {
  const own: WalletRow[] = []
  const installed: WalletRow[] = []
  const seen = new Set<string>()
  for (const connector of connectors) {
    // Two announcements of one rdns: the first one counts.
    if (seen.has(connector.id)) continue
    seen.add(connector.id)
    const row = toRow(connector, recent)
    if (ownWallets.includes(connector.id)) own.push(row)
    else installed.push(row)
  }
  const groups: WalletGroup[] = [
    { id: 'demo', wallets: recentFirst(own, recent) },
    { id: 'installed', wallets: recentFirst(installed, recent) },
  ]
  return groups.filter(({ wallets }) => wallets.length > 0)
}

function toRow(connector: Connector, recent: readonly string[]): WalletRow {
  return {
    id: connector.id,
    name: sanitizeText(connector.name) || sanitizeText(connector.id),
    iconUrl: safeIcon(connector.icon),
    recent: recent.includes(connector.id),
    connector,
  }
}

function recentFirst(rows: readonly WalletRow[], recent: readonly string[]): readonly WalletRow[] {
  const rank = ({ id }: WalletRow) => {
    const index = recent.indexOf(id)
    return index < 0 ? recent.length : index
  }
  return rows.toSorted((a, b) => rank(a) - rank(b))
}
