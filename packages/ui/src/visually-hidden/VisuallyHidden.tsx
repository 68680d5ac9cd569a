import type { ReactElement, ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps {
  readonly children: ReactNode
  /** Element to render. Default 'span'. */
  readonly as?: 'span' | 'div' | undefined
}

/** Hides its content visually; screen readers still read it. */
export function VisuallyHidden({ children, as: Tag = 'span' }: VisuallyHiddenProps): ReactElement {
  return <Tag className={styles.hidden}>{children}</Tag>
}
