import type { ReactElement } from 'react'
import { useStore } from 'zustand'
import { useApp } from '../AppContext.ts'
import { Lazy } from '../components/load/Lazy.tsx'
import { StatusLine } from '../components/StatusDot.tsx'
import { usePageConnection } from '../components/usePageConnection.ts'
import { useAppText } from '../i18n/useAppText.ts'

const loadLiveStatus = () => import('./LiveChainStatus.tsx')

/**
 * One sentence about the chains, in the footer of every page; none if the visitor has asked for
 * some of them without an account, whose answers the page itself shows.
 */
export function ChainStatus(): ReactElement | null {
  const t = useAppText()
  const { hasAskedToRead } = useApp()
  const hasAsked = useStore(hasAskedToRead)
  const { status } = usePageConnection()
  if (status !== 'connected') {
    return hasAsked ? null : <StatusLine tone="idle" text={t('status.idle')} />
  }
  return (
    <Lazy load={loadLiveStatus}>
      <StatusLine tone="idle" text={t('status.asking')} />
    </Lazy>
  )
}
