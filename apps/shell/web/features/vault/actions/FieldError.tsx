import { WarningIcon } from '@foyer/kit/icons'
import type { ReactElement } from 'react'
import styles from './Field.module.css'

interface FieldErrorProps {
  readonly id: string
  readonly text: string | undefined
}

/** What is wrong with a field, under it. The place is always there, so that it is spoken when it fills. */
export function FieldError({ id, text }: FieldErrorProps): ReactElement {
  return (
    <p id={id} role="status" className={styles.error}>
      {text !== undefined && (
        <>
          <WarningIcon size={14} />
          <span>{text}</span>
        </>
      )}
    </p>
  )
}
