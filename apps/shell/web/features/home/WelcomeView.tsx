import { useLearnModal } from '@foyer/kit'
import { CheckCircle as CheckCircleIcon } from '@foyer/ui/icons/CheckCircle.tsx'
import { Eye as EyeIcon } from '@foyer/ui/icons/Eye.tsx'
import { Key as KeyIcon } from '@foyer/ui/icons/Key.tsx'
import type { ReactElement, ReactNode } from 'react'
import { useApp } from '../../AppContext.ts'
import { ConnectAction } from '../../components/ConnectAction.tsx'
import { usePageText } from '../../i18n/usePageText.ts'
import { StepsCard } from './StepsCard.tsx'
import styles from './WelcomeView.module.css'

interface WelcomeViewProps {
  /** The form that looks up any account. */
  readonly lookup: ReactNode
  /** In the demo: where the page's sources are. */
  readonly strip: ReactNode
}

/** The home page before a wallet is connected: the claim, the button, and what happens next. */
export function WelcomeView({ lookup, strip }: WelcomeViewProps): ReactElement {
  const t = usePageText()
  const { chains, deployment } = useApp()
  const learn = useLearnModal()
  const isDemo = deployment.mode === 'demo'
  return (
    <div className={styles.view}>
      <div className={styles.columns}>
        <div>
          <h1 tabIndex={-1} className={styles.claim}>
            {t('home.claim')}
          </h1>
          <p className={styles.lead}>
            {t('home.leadStart', { count: chains.length })}{' '}
            <span className={styles.long}>{t('home.leadLong')}</span>
            <span className={styles.short}>{t('home.leadShort')}</span>
          </p>
          <div className={styles.actions}>
            <ConnectAction className={styles.connect} />
            {isDemo && <p className={styles.shortNote}>{t('home.noWalletShort')}</p>}
            <button type="button" className={styles.learn} onClick={learn.open}>
              {t('home.whatIsAWallet')}
            </button>
          </div>
          {isDemo && <p className={styles.note}>{t('home.noWalletLong')}</p>}
        </div>
        <StepsCard />
      </div>
      <Facts />
      <div className={styles.lookup}>
        {lookup}
        {strip}
      </div>
    </div>
  )
}

/** What the page learns, what it asks for, and what it never has. */
function Facts(): ReactElement {
  const t = usePageText()
  const facts = [
    { icon: <EyeIcon />, title: t('home.seesTitle'), text: t('home.sees') },
    { icon: <CheckCircleIcon />, title: t('home.asksTitle'), text: t('home.asks') },
    { icon: <KeyIcon />, title: t('home.neverTitle'), text: t('home.never') },
  ]
  return (
    <dl className={styles.facts} aria-label={t('home.facts')}>
      {facts.map(({ icon, title, text }) => (
        <div key={title} className={styles.fact}>
          <dt className={styles.factTitle}>
            {icon}
            {title}
          </dt>
          <dd className={styles.factText}>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
