import type { ReactElement } from 'react'
import { StatusDot } from '../components/StatusDot.tsx'
import type { ChainStatusText } from './chainStatus.ts'
import styles from './StatusSentence.module.css'

/** A dot and a sentence. */
export function StatusSentence({ tone, text }: ChainStatusText): ReactElement {
  return (
    <p className={styles.status}>
      <StatusDot tone={tone} />
      {text}
    </p>
  )
}
