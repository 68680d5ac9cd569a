import { useConnectionState, useKit, useLocale } from '@foyer/kit'
import type { ReactElement } from 'react'
import { Lazy } from '../components/Lazy.tsx'
import { useAppText } from '../i18n/useAppText.ts'
import { chainStatus } from './chainStatus.ts'
import { StatusSentence } from './StatusSentence.tsx'

const loadAskedChains = () => import('./AskedChains.tsx')

/** The sentence about the networks at the foot of each page. */
export function ChainStatus(): ReactElement {
  const t = useAppText()
  const { locale } = useLocale()
  const { chains } = useKit()
  const { status } = useConnectionState()
  const isAsked = status === 'connected'
  const all = chains.map(({ name }) => name)
  const before = chainStatus(t, locale, { all, silent: [], answered: 0, isAsked })
  if (!isAsked) return <StatusSentence {...before} />
  return (
    <Lazy load={loadAskedChains}>
      <StatusSentence {...before} />
    </Lazy>
  )
}
