import { useTextOf, VisuallyHidden } from '@foyer/kit'
import type { PairingNoticeProps } from '@foyer/kit/wallets'
import type { ReactElement } from 'react'
import { demoPhonePath } from '../../../config/walletConnectSettings.ts'
import { demoEn } from '../../i18n/demoEn.ts'
import { useAppText } from '../../i18n/useAppText.ts'
import styles from './DemoPairingNotice.module.css'

/**
 * The demo's relay runs on this machine, where the Demo Phone can reach it but real wallets cannot.
 */
export default function DemoPairingNotice({ uri }: PairingNoticeProps): ReactElement {
  const t = useAppText()
  const own = useTextOf(demoEn)
  return (
    <span className={styles.notice}>
      <span>{own('pairing.demo')}</span>
      <a
        className={styles.open}
        href={`${demoPhonePath}#${encodeURIComponent(uri)}`}
        target="_blank"
        rel="noopener"
      >
        {own('banner.phone')}
        <VisuallyHidden>{t('link.newTab')}</VisuallyHidden>
      </a>
    </span>
  )
}
