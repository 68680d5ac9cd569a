import type { ReactElement } from 'react'
import { StatusDot } from '../parts/StatusDot.tsx'
import type { NetworkStatusText } from './networkStatus.ts'
import styles from './StatusSentence.module.css'

/** A dot and a sentence. */
export function StatusSentence({ tone, text }: NetworkStatusText): ReactElement {
  return (
    <p className={styles.status}>
      <StatusDot tone={tone} />
      {text}
    </p>
  )
}
