import type { ReactElement } from 'react'
import { useApp } from '../AppContext.ts'
import { ChainIcon } from '../components/chain/ChainIcon.tsx'
import { usePageConnection } from '../components/usePageConnection.ts'
import { useAppText } from '../i18n/useAppText.ts'
import { usePageNavigation } from '../router/PageContext.ts'
import { ChainStatus } from './ChainStatus.tsx'
import styles from './Footer.module.css'

/** The status of the chains and the trademark notice; before connecting also the list of chains. */
export function Footer(): ReactElement {
  const t = useAppText()
  const { shown } = usePageNavigation()
  const { status } = usePageConnection()
  const hasStrip = shown?.page?.path === '/' && status !== 'connected' && status !== 'reconnecting'
  return (
    // Keyed: with the strip the footer has another height, which must not count as a layout shift.
    <footer key={hasStrip ? 'strip' : 'plain'} className={styles.footer}>
      <div className={styles.inner}>
        <ChainStatus />
        {hasStrip && <ChainStrip />}
        <p className={styles.marks} data-below={hasStrip || undefined}>
          {t('layout.trademarks')}
        </p>
      </div>
    </footer>
  )
}

/** The configured chains, with icon and name. */
function ChainStrip(): ReactElement {
  const t = useAppText()
  const { chains } = useApp()
  return (
    <ul role="list" className={styles.strip} aria-label={t('nav.networks')}>
      {chains.map((chain) => (
        <li key={chain.id} className={styles.chain}>
          <ChainIcon chain={chain} size={18} />
          {chain.name}
        </li>
      ))}
    </ul>
  )
}
