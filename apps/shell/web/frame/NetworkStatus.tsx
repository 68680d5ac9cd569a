import { useLocale } from '@foyer/kit'
import type { ReactElement } from 'react'
import { useAppText } from '../i18n/useAppText.ts'
import { StatusDot } from '../parts/StatusDot.tsx'
import styles from './NetworkStatus.module.css'
import { networkStatus } from './networkStatus.ts'
import { useNetworkAnswers } from './useNetworkAnswers.ts'

/** The sentence about the networks at the foot of each page. */
export function NetworkStatus(): ReactElement {
  const t = useAppText()
  const { locale } = useLocale()
  const { tone, text } = networkStatus(t, locale, useNetworkAnswers())
  return (
    <p className={styles.status}>
      <StatusDot tone={tone} />
      {text}
    </p>
  )
}
