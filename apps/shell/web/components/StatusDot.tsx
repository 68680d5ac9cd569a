import type { ReactElement } from 'react'
import styles from './StatusDot.module.css'

export type StatusTone = 'idle' | 'ok' | 'warning' | 'danger'

/** A coloured dot. Decorative: the text beside it says the same. */
export function StatusDot({ tone }: { tone: StatusTone }): ReactElement {
  return <span aria-hidden="true" className={`${styles.dot} ${styles[tone]}`} />
}

export interface StatusLineProps {
  readonly tone: StatusTone
  readonly text: string
}

/** A dot and a sentence. */
export function StatusLine({ tone, text }: StatusLineProps): ReactElement {
  return (
    <p className={styles.line}>
      <StatusDot tone={tone} />
      <span>{text}</span>
    </p>
  )
}
