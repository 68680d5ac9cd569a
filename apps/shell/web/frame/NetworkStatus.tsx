import { useKit, useLocale, useSession } from '@foyer/kit'
import type { ReactElement } from 'react'
import { useAppText } from '../i18n/useAppText.ts'
import { LatePart } from '../parts/LatePart.tsx'
import { networkStatus } from './networkStatus.ts'
import { StatusSentence } from './StatusSentence.tsx'

const loadAskedNetworks = () => import('./AskedNetworks.tsx')

/** The sentence about the networks at the foot of each page. */
export function NetworkStatus(): ReactElement {
  const t = useAppText()
  const { locale } = useLocale()
  const { chains } = useKit()
  const { status } = useSession()
  const isAsked = status === 'connected'
  const all = chains.map(({ name }) => name)
  const before = networkStatus(t, locale, { all, silent: [], answered: 0, isAsked })
  if (!isAsked) return <StatusSentence {...before} />
  return (
    <LatePart load={loadAskedNetworks}>
      <StatusSentence {...before} />
    </LatePart>
  )
}
