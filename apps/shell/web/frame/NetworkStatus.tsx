import { useKit, useLocale, useSession } from '@foyer/kit'
import { lazy, type ReactElement, Suspense } from 'react'
import { useAppText } from '../i18n/useAppText.ts'
import { networkStatus } from './networkStatus.ts'
import { StatusSentence } from './StatusSentence.tsx'

const AskedNetworks = lazy(() => import('./AskedNetworks.tsx'))

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
    <Suspense fallback={<StatusSentence {...before} />}>
      <AskedNetworks />
    </Suspense>
  )
}
