import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { platformOf } from '../../wallets/device.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import { GetLink } from './GetLink.tsx'
import { PairingCode } from './PairingCode.tsx'
import { FootButton, PaneFoot } from './PaneFoot.tsx'
import styles from './ScanView.module.css'

export interface DownloadViewProps {
  readonly wallet: WalletRow
  readonly onContinue: () => void
}

/**
 * DOWNLOAD: a QR code that opens the wallet's app store page on a phone. A tablet also gets a link,
 * since it has a store itself.
 */
export function DownloadView({ onContinue, wallet }: DownloadViewProps) {
  const t = useTextOf(connectStepsEn)
  const { downloadUrls, name } = wallet
  const url = downloadUrls.qrCode
  return (
    <>
      <div className={styles.view}>
        {url === undefined ? null : (
          <>
            <PairingCode
              wallet={wallet}
              text={url}
              label={t('connect.installLabel', { wallet: name })}
              fallback={<bdi>{url}</bdi>}
            />
            <p className={styles.hint}>{t('connect.installHint', { wallet: name })}</p>
          </>
        )}
        {platformOf(navigator) === 'desktop' ? null : <GetLink wallet={wallet} />}
      </div>
      <PaneFoot>
        <FootButton onClick={onContinue}>{t('connect.continue')}</FootButton>
      </PaneFoot>
    </>
  )
}
