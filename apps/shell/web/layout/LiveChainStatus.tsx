import { useLocale, useTextOf } from '@foyer/kit'
import type { ReactElement } from 'react'
import { StatusLine } from '../components/StatusDot.tsx'
import { statusEn } from '../i18n/statusEn.ts'
import { useAppText } from '../i18n/useAppText.ts'
import { chainStatus } from './chainStatus.ts'
import { useChainAnswers } from './useChainAnswers.ts'

/** The status of the chains once they were read. Loaded after connecting, with its queries. */
export default function LiveChainStatus(): ReactElement {
  const tApp = useAppText()
  const t = useTextOf(statusEn)
  const { locale } = useLocale()
  return <StatusLine {...chainStatus(tApp, t, locale, useChainAnswers())} />
}
