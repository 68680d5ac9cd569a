import { ConnectButton } from '@foyer/kit'
import type { ReactElement } from 'react'
import { siteName } from '../../config/app.ts'
import { useApp } from '../AppContext.ts'
import { AppLink } from '../components/AppLink.tsx'
import { Mark } from '../components/Mark.tsx'
import { useAppText } from '../i18n/useAppText.ts'
import { usePageNavigation } from '../router/PageContext.ts'
import styles from './Header.module.css'
import { ThemeControl } from './ThemeControl.tsx'

/** The bar at the top: home link, pages, theme, connect button. */
export function Header(): ReactElement {
  const t = useAppText()
  const { registry } = useApp()
  const { page } = usePageNavigation()
  return (
    <div className={styles.bar}>
      <div className={styles.inner}>
        <AppLink to="/" className={styles.home} aria-label={t('layout.home')}>
          <Mark />
          <span className={styles.wordmark}>{siteName}</span>
        </AppLink>
        <nav aria-label={t('layout.nav')} className={styles.nav}>
          <ul role="list" className={styles.list}>
            {registry.nav.map(({ path, label }) => (
              <li key={path}>
                <AppLink to={path} className={styles.link}>
                  {t(label)}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.tools}>
          <ThemeControl />
          <ConnectButton quiet={page?.holdsAccent ?? !page} />
        </div>
      </div>
    </div>
  )
}
