import { useConnectionState } from '@foyer/kit'
import type { ReactElement } from 'react'
import { useApp } from '../AppContext.ts'
import { useAppText } from '../i18n/useAppText.ts'
import { useCurrentPage } from '../router/useCurrentPage.ts'
import { ChainStatus } from './ChainStatus.tsx'
import { ChainStrip } from './ChainStrip.tsx'
import styles from './Footer.module.css'

/** What the networks say, and whose marks are shown. */
export function Footer(): ReactElement {
  const t = useAppText()
  const page = useCurrentPage()
  const { deployment } = useApp()
  const { status } = useConnectionState()
  const hasStrip = page?.path === '/' && status !== 'connected' && status !== 'reconnecting'
  return (
    // With the strip it is another foot, of another height, at another place.
    <footer key={hasStrip ? 'strip' : 'plain'} className={styles.footer}>
      <div className={styles.inner} data-demo={deployment.mode === 'demo' || undefined}>
        <ChainStatus />
        {hasStrip && <ChainStrip />}
        <p className={styles.marks} data-below={hasStrip || undefined}>
          {t('frame.trademarks')}
        </p>
      </div>
    </footer>
  )
}
