import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import type { ReactElement } from 'react'
import { demoPhonePath } from '../../config/walletConnectSettings.ts'
import { useApp } from '../AppContext.ts'
import { demoEn } from '../i18n/demoEn.ts'
import styles from './DemoBanner.module.css'

/** Shown on every page of the demo: nothing here is real. */
export function DemoBanner(): ReactElement {
  const t = useTextOf(demoEn)
  const { deployment } = useApp()
  return (
    <p className={styles.banner}>
      <span className={styles.dot} />
      <span>
        <strong className={styles.lead}>{t('banner.lead')}</strong>{' '}
        {t('banner.text', { count: deployment.chains.length })}{' '}
        <span className={styles.sentence}>{t('banner.promise')}</span>{' '}
        <NewTabLink href={demoPhonePath} className={styles.phone}>
          {t('banner.phone')}
        </NewTabLink>
      </span>
    </p>
  )
}
