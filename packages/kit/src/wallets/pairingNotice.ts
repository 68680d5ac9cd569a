import type { ComponentType } from 'react'
import type { WalletEntry } from './walletRow.ts'

export interface PairingNoticeProps {
  /** The wallet that was picked. */
  readonly wallet: WalletEntry
  /** The pairing link that is shown as a code (`wc:…`, EIP-1328). */
  readonly uri: string
}

/** Loads the component; called once, with the first pairing link. */
export type LoadPairingNotice = () => Promise<{
  readonly default: ComponentType<PairingNoticeProps>
}>

/** The page's own component; undefined without the option `pairingNotice`. */
export function pairingNotice(): LoadPairingNotice | undefined {
  return undefined
}
