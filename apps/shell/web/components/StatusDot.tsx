import type { ReactElement } from 'react'
import styles from './StatusDot.module.css'

export type StatusTone = 'idle' | 'ok' | 'warning' | 'danger'

/** A dot of state. The words beside it say the same. */
export function StatusDot({ tone }: { tone: StatusTone }): ReactElement {
  return <span aria-hidden="true" className={`${styles.dot} ${styles[tone]}`} />
}
