import { ConnectButton, useConnectionState } from '@foyer/kit'
import { Link } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useApp } from '../AppContext.ts'
import { Mark } from '../components/Mark.tsx'
import { useAppText } from '../i18n/useAppText.ts'
import { useCurrentPage } from '../router/useCurrentPage.ts'
import styles from './Header.module.css'
import { ThemeControl } from './ThemeControl.tsx'

/** The bar at the top: home link, pages, theme, connect button. */
export function Header(): ReactElement {
  const t = useAppText()
  const { registry } = useApp()
  const { status } = useConnectionState()
  const page = useCurrentPage()
  return (
    <div className={styles.bar} data-lit={status === 'connected' || undefined}>
      <div className={styles.inner}>
        <Link to="/" className={styles.home} aria-label={t('frame.home')}>
          <Mark />
          <span className={styles.wordmark}>{t('site.name')}</span>
        </Link>
        <nav aria-label={t('frame.nav')} className={styles.nav}>
          <ul className={styles.list}>
            {registry.nav.map(({ path, label }) => (
              <li key={path}>
                <Link to={path} activeOptions={{ exact: true }} className={styles.link}>
                  {t(label)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <ThemeControl />
          <ConnectButton quiet={page?.holdsAccent === true} />
        </div>
      </div>
    </div>
  )
}
