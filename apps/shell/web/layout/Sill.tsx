import { useLocale, useTextOf } from '@foyer/kit'
import { usePendingCount } from '@foyer/kit/shell'
import type { ReactElement } from 'react'
import { statusEn } from '../i18n/statusEn.ts'
import { useAppText } from '../i18n/useAppText.ts'
import { chainStatus } from './chainStatus.ts'
import styles from './Sill.module.css'
import { useChainAnswers } from './useChainAnswers.ts'

/**
 * The lower edge of the header, while connected: a segment for each chain lights up when it
 * answers, amber when it is slow. A light moves along it while a transaction is pending.
 */
export default function Sill(): ReactElement {
  const tApp = useAppText()
  const t = useTextOf(statusEn)
  const { locale } = useLocale()
  const answers = useChainAnswers()
  const isPending = usePendingCount() > 0
  const { text } = chainStatus(tApp, t, locale, answers)
  return (
    <div role="img" aria-label={text} className={styles.sill}>
      {answers.tones.map(({ id, tone }) => (
        <span key={id} className={styles.segment} data-tone={tone} />
      ))}
      {isPending ? (
        <span className={styles.track} data-kit-moving="">
          <span className={styles.glint} />
        </span>
      ) : null}
    </div>
  )
}
