import { useLocale } from '@foyer/kit'
import type { ReactElement } from 'react'
import { useAppText } from '../i18n/useAppText.ts'
import { chainStatus } from './chainStatus.ts'
import { StatusSentence } from './StatusSentence.tsx'
import { useChainAnswers } from './useChainAnswers.ts'

/** What the networks answered. Only a connected visitor needs it, and its queries. */
export default function AskedChains(): ReactElement {
  const t = useAppText()
  const { locale } = useLocale()
  return <StatusSentence {...chainStatus(t, locale, useChainAnswers())} />
}
