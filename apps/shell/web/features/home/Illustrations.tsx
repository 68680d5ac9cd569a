import { Avatar } from '@foyer/kit'
import type { ReactElement } from 'react'
import { walletAppName } from '../../../config/app.ts'
import { useApp } from '../../AppContext.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './Illustrations.module.css'

/** A wallet's question, with the site and the app that it will name. A picture: not pressed, not read out. */
export function WalletSlip(): ReactElement {
  const t = usePageText()
  const { host } = new URL(useApp().deployment.publicUrl)
  return (
    <div aria-hidden="true" className={styles.slip}>
      <span className={styles.words}>
        <bdi className={styles.question}>{t('home.slipQuestion', { host })}</bdi>
        <bdi className={styles.app}>{walletAppName}</bdi>
      </span>
      <span className={styles.reject}>{t('home.slipReject')}</span>
      <span className={styles.approve}>{t('home.slipApprove')}</span>
    </div>
  )
}

// Nobody's address: it only gives the picture its colours.
const exampleAddress = '0x7a3f5b0c0000000000000000000000378e4419c4'

/** The account button as it may look. A picture, not read out. */
export function ExamplePill(): ReactElement {
  const t = usePageText()
  return (
    <div aria-hidden="true" className={styles.pill}>
      <span className={styles.balance}>{t('home.exampleBalance')}</span>
      <span className={styles.name}>
        <Avatar address={exampleAddress} size={24} />
        {t('home.exampleName')}
      </span>
    </div>
  )
}
