import type { ComponentType } from 'react'
import { optionalSlot } from '../chains/config/slot.ts'
import type { WalletEntry } from './walletRow.ts'

/** Props of the component beside a pairing link. */
export interface PairingNoticeProps {
  /** The selected wallet. */
  readonly wallet: WalletEntry
  /** The pairing URI shown as a QR code (`wc:…`, EIP-1328). */
  readonly uri: string
}

/** Loads the component. Called once, before the first pairing URI is shown. */
export type LoadPairingNotice = () => Promise<{
  readonly default: ComponentType<PairingNoticeProps>
}>

/** The app's component; undefined without the `pairingNotice` option. */
export const pairingNotice = optionalSlot<LoadPairingNotice>('pairingNotice')
