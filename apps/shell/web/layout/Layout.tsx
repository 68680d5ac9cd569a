import { useConnectionState, useKit } from '@foyer/kit'
import { RouteProgress } from '@foyer/kit/shell'
import { Outlet, useRouterState } from '@tanstack/react-router'
import { type ReactElement, useState } from 'react'
import { useApp } from '../AppContext.ts'
import { Lazy } from '../components/Lazy.tsx'
import { useAppText } from '../i18n/useAppText.ts'
import { PageArrival } from '../router/PageArrival.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'
import { TabBar } from './TabBar.tsx'
import { Toasts } from './Toasts.tsx'

/** Before an account is connected there is nothing to keep in step. */
const loadSharedStateSync = () => import('../state/SharedStateSync.tsx')
const loadNotices = () => import('./Notices.tsx')

/** What stands around every page. */
export function Layout(): ReactElement {
  const t = useAppText()
  const { deployment } = useApp()
  const { status } = useConnectionState()
  // Whoever was connected may have to be told that the wallet is locked.
  const { storage, storageKey } = useKit()
  const [hasMet, setHasMet] = useState(
    () => storage.getItem(`${storageKey}.recentConnectorId`) !== null,
  )
  if (status !== 'disconnected' && !hasMet) setHasMet(true)
  const pending = useRouterState({ select: ({ status }) => status === 'pending' })
  // The foot comes with the first page, so that it never stands high and then moves down.
  const hasPage = useRouterState({ select: (state) => state.resolvedLocation !== undefined })
  return (
    <div className={styles.frame}>
      <a href="#main" className={styles.skip}>
        {t('frame.skip')}
      </a>
      <RouteProgress pending={pending && hasPage} />
      <header className={styles.header}>
        {deployment.mode === 'demo' && <DemoBanner />}
        <Header />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {hasMet && <Lazy load={loadNotices} />}
        <Outlet />
      </main>
      {hasPage && <Footer />}
      <TabBar />
      <Toasts />
      <PageArrival />
      {status === 'connected' && <Lazy load={loadSharedStateSync} />}
    </div>
  )
}
