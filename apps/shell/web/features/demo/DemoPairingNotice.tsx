import type { PairingNoticeProps } from '@foyer/kit/wallets'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import type { ReactElement } from 'react'
import { demoPhonePath } from '../../../config/walletConnectSettings.ts'
import { demoEn } from '../../i18n/demoEn.ts'
import styles from './DemoPairingNotice.module.css'

/**
 * The demo's relay runs on this machine, where the Demo Phone can reach it but real wallets cannot.
 */
export default function DemoPairingNotice({ uri }: Pick<PairingNoticeProps, 'uri'>): ReactElement {
  const t = useTextOf(demoEn)
  return (
    <span className={styles.notice}>
      <span>{t('pairing.demo')}</span>
      <NewTabLink className={styles.open} href={`${demoPhonePath}#${encodeURIComponent(uri)}`}>
        {t('banner.phone')}
      </NewTabLink>
    </span>
  )
}
