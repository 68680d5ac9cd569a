import { useConnectionState } from '@foyer/kit'
import type { ReactElement } from 'react'
import { useApp } from '../AppContext.ts'
import { Lazy } from '../components/load/Lazy.tsx'
import { StatusLine } from '../components/StatusDot.tsx'
import { useAppText } from '../i18n/useAppText.ts'

const loadLiveStatus = () => import('./LiveChainStatus.tsx')

/** One sentence about the chains, in the footer of every page. */
export function ChainStatus(): ReactElement {
  const t = useAppText()
  const { chains } = useApp()
  const { status } = useConnectionState()
  // No chain is read before an account is connected.
  if (status !== 'connected') return <StatusLine tone="idle" text={t('status.idle')} />
  return (
    <Lazy load={loadLiveStatus}>
      <StatusLine tone="idle" text={t('status.asking', { count: chains.length })} />
    </Lazy>
  )
}
