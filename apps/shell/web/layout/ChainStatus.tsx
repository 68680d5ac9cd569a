import { useConnectionState, useKit, useLocale } from '@foyer/kit'
import type { ReactElement } from 'react'
import { Lazy } from '../components/Lazy.tsx'
import { StatusLine } from '../components/StatusDot.tsx'
import { useAppText } from '../i18n/useAppText.ts'
import { chainStatus } from './chainStatus.ts'

const loadLiveStatus = () => import('./LiveChainStatus.tsx')

/** One sentence about the chains, in the footer of every page. */
export function ChainStatus(): ReactElement {
  const t = useAppText()
  const { locale } = useLocale()
  const { chains } = useKit()
  const { status } = useConnectionState()
  const isAsked = status === 'connected'
  const all = chains.map(({ name }) => name)
  const before = chainStatus(t, locale, { all, silent: [], answered: 0, isAsked })
  if (!isAsked) return <StatusLine {...before} />
  return (
    <Lazy load={loadLiveStatus}>
      <StatusLine {...before} />
    </Lazy>
  )
}
