import { Button, useConnectModal, useKit, useLearnModal } from '@foyer/kit'
import type { ReactElement, ReactNode } from 'react'
import { useApp } from '../../AppContext.ts'
import { useCountWord } from '../../components/useCountWord.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import { Facts } from './Facts.tsx'
import { StepsCard } from './StepsCard.tsx'
import styles from './WelcomeView.module.css'

interface WelcomeViewProps {
  /** The field that looks up any account. */
  readonly lookup: ReactNode
}

/** Before anybody is connected: one claim, one button, and what will happen. */
export function WelcomeView({ lookup }: WelcomeViewProps): ReactElement {
  const t = usePageText()
  const countWord = useCountWord()
  const { deployment } = useApp()
  const { chains } = useKit()
  const connect = useConnectModal()
  const learn = useLearnModal()
  const isDemo = deployment.mode === 'demo'
  return (
    <div className={styles.view}>
      <div className={styles.columns}>
        <div>
          <h1 tabIndex={-1} className={styles.claim}>
            {t('home.claimStart')} <br />
            {t('home.claimEnd')}
          </h1>
          <p className={styles.lead}>
            {t('home.leadStart', { count: countWord(chains.length) })}{' '}
            <span className={styles.long}>{t('home.leadLong')}</span>
            <span className={styles.short}>{t('home.leadShort')}</span>
          </p>
          <div className={styles.ways}>
            <Button variant="accent" className={styles.connect} onClick={connect.open}>
              {t('home.connect')}
            </Button>
            {isDemo && <p className={styles.shortNote}>{t('home.noWalletShort')}</p>}
            <button type="button" className={styles.learn} onClick={learn.open}>
              {t('home.whatIsAWallet')}
            </button>
          </div>
          {isDemo && <p className={styles.note}>{t('home.noWalletLong')}</p>}
          <div className={styles.lookup}>{lookup}</div>
        </div>
        <StepsCard />
      </div>
      <Facts />
    </div>
  )
}
