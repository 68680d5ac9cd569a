import { DialogHeader } from '@foyer/ui/dialog/DialogHeader.tsx'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Icon, iconOf } from '@foyer/ui/icon/Icon.tsx'
import { QrCode } from '@foyer/ui/qr/QrCode.tsx'
import { useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { CopyAddress } from './CopyAddress.tsx'
import styles from './Receive.module.css'

export interface ReceiveProps {
  readonly titleId: string
  readonly onBack?: (() => void) | undefined
  readonly onClose: () => void
}

/** The connected account's address as text and QR code, with the network that the wallet is on. */
export function Receive({ titleId, onBack, onClose }: ReceiveProps) {
  const t = useTextOf(accountEn)
  const { address, chain } = useConnectionState()
  if (!address || !chain) return null
  return (
    <>
      <DialogHeader
        titleId={titleId}
        title={t('account.receive')}
        onBack={onBack}
        onClose={onClose}
      />
      <div className={styles.view}>
        {/* The plain address: not every wallet reads a link (ERC-681). */}
        <QrCode text={address} label={address} />
        <p className={styles.network}>
          <Icon {...iconOf(chain)} size={20} />
          {chain.name}
        </p>
        <bdi dir="ltr" className={styles.address}>
          {address}
        </bdi>
        <div className={styles.copy}>
          <CopyAddress address={address} />
        </div>
      </div>
    </>
  )
}
