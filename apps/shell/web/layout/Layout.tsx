import { KitReady, useConnectionState } from '@foyer/kit'
import { RouteProgress } from '@foyer/ui/route-progress/RouteProgress.tsx'
import { type ReactElement, useState } from 'react'
import { useApp } from '../AppContext.ts'
import { Lazy } from '../components/load/Lazy.tsx'
import { useModule } from '../components/load/useModule.ts'
import { useAppText } from '../i18n/useAppText.ts'
import { PageArrival } from '../router/PageArrival.tsx'
import { usePageNavigation } from '../router/PageContext.ts'
import { CurrentPage } from './CurrentPage.tsx'
import { DemoBanner } from './DemoBanner.tsx'
import { loadErrorDrawing } from './ErrorView.tsx'
import { Header } from './Header.tsx'
import styles from './Layout.module.css'
import { TabBar } from './TabBar.tsx'

const loadSharedStateSync = () => import('../state/SharedStateSync.tsx')
const loadLateParts = () => import('./lateParts.ts')
const loadNotices = () => import('./Notices.tsx')

// Toasts reported before it has loaded are kept. The page works without it, since no message
// appears only in a toast.
const loadToasts = async () => {
  loadErrorDrawing().catch(() => undefined)
  return { default: (await import('@foyer/kit/toasts')).ToastArea }
}

/** The header, footer, notices and toasts around every page. */
export function Layout(): ReactElement {
  const t = useAppText()
  const { deployment } = useApp()
  const { status } = useConnectionState()
  // A visitor who connected before, now or on an earlier visit, may need to be told that the wallet
  // is locked.
  const [hasConnected, setHasConnected] = useState(status !== 'disconnected')
  if (status !== 'disconnected' && !hasConnected) setHasConnected(true)
  const { pending, shown } = usePageNavigation()
  const late = useModule(loadLateParts)
  return (
    <div className={styles.layout}>
      <a href="#main" className={styles.skip}>
        {t('layout.skip')}
      </a>
      <RouteProgress pending={pending} />
      <header className={styles.header}>
        {__DEMO__ && deployment.mode === 'demo' && <DemoBanner />}
        <Header />
      </header>
      <main id="main" className={styles.main} tabIndex={-1}>
        {late && <late.OfflineNotice />}
        {hasConnected && (
          <KitReady>
            <Lazy load={loadNotices} />
          </KitReady>
        )}
        <CurrentPage />
      </main>
      {/* The footer appears with the first page and its account, so that neither pushes it
          down. */}
      {late && shown && status !== 'reconnecting' && <late.Footer />}
      <TabBar />
      <Lazy load={loadToasts} />
      <PageArrival />
      {status === 'connected' && <Lazy load={loadSharedStateSync} />}
    </div>
  )
}
