import { type ReactElement, useId } from 'react'
import styles from './CopyByHand.module.css'

export interface CopyByHandProps {
  /** Says that the clipboard was refused, and what to do. */
  readonly label: string
  readonly value: string
}

/** A field to copy from when the clipboard is refused. */
export function CopyByHand({ label, value }: CopyByHandProps): ReactElement {
  const id = useId()
  return (
    <div className={styles.copy}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className={styles.field}
        dir="ltr"
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
    </div>
  )
}
