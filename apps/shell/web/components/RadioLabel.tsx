import type { ReactElement, ReactNode } from 'react'
import styles from './RadioLabel.module.css'

interface RadioLabelProps {
  /** Name of the group. */
  readonly name: string
  readonly value: string
  readonly checked: boolean
  readonly onCheck: () => void
  /** Class of the label, for its size and place. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A radio button that looks like a button of its label. */
export function RadioLabel(props: RadioLabelProps): ReactElement {
  const { checked, children, className, name, onCheck, value } = props
  return (
    <label className={[styles.label, className].join(' ')} data-chosen={checked || undefined}>
      <input
        type="radio"
        name={name}
        value={value}
        checked={checked}
        onChange={onCheck}
        className={styles.input}
      />
      {children}
    </label>
  )
}
