import { Warning as WarningIcon } from '@foyer/ui/icons/Warning.tsx'
import type { ReactElement } from 'react'
import styles from './Field.module.css'

interface FieldErrorProps {
  readonly id: string
  readonly text: string | undefined
}

/** A field's error. The live region is always rendered, so that a new error is announced. */
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
