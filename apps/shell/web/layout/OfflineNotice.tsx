import { useConnectionState } from '@foyer/kit'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Warning as WarningIcon } from '@foyer/ui/icons/Warning.tsx'
import { type ReactElement, useEffect } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../AppContext.ts'
import { siteAnswers } from '../components/load/siteAnswers.ts'
import { timeText } from '../components/timeText.ts'
import box from '../components/WarningBox.module.css'
import { noticesEn } from '../i18n/noticesEn.ts'
import styles from './OfflineNotice.module.css'

/** The one place that says that the browser is offline. Loaded ahead: it cannot be then. */
export function OfflineNotice(): ReactElement {
  const t = useTextOf(noticesEn)
  const { locale } = useLocale()
  const { offlineSince } = useApp()
  const since = useStore(offlineSince)
  const { status } = useConnectionState()

  useEffect(() => {
    const check = async () => {
      const now = Date.now()
      // A site on this machine, such as the demo, may work without a network.
      const isOffline = !navigator.onLine && !(await siteAnswers()) && !navigator.onLine
      offlineSince.setState((before) => (isOffline ? (before ?? now) : undefined), true)
    }
    void check()
    window.addEventListener('online', check)
    window.addEventListener('offline', check)
    return () => {
      window.removeEventListener('online', check)
      window.removeEventListener('offline', check)
    }
  }, [offlineSince])

  const isOffline = since !== undefined
  useEffect(() => {
    // No dot is green (StatusDot.module.css).
    document.documentElement.toggleAttribute('data-offline', isOffline)
  }, [isOffline])

  return (
    // Always rendered: screen readers announce changes of a live region that already exists.
    <div role="status" className={styles.notice}>
      {isOffline && (
        <div className={box.box}>
          <p className={box.text}>
            <WarningIcon />
            <span>
              {status === 'connected'
                ? t('stale.offline', { time: timeText(since, Date.now(), locale) })
                : t('stale.offlineNothing')}
            </span>
          </p>
        </div>
      )}
    </div>
  )
}
