import { useLocale } from '@foyer/kit'
import type { ReactElement } from 'react'
import { useAppText } from '../i18n/useAppText.ts'
import { networkStatus } from './networkStatus.ts'
import { StatusSentence } from './StatusSentence.tsx'
import { useNetworkAnswers } from './useNetworkAnswers.ts'

/** What the networks answered. Only a connected visitor needs it, and its queries. */
export default function AskedNetworks(): ReactElement {
  const t = useAppText()
  const { locale } = useLocale()
  return <StatusSentence {...networkStatus(t, locale, useNetworkAnswers())} />
}
