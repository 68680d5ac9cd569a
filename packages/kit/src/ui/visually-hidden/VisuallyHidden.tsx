import type { ReactElement, ReactNode } from 'react'
import styles from './VisuallyHidden.module.css'

export interface VisuallyHiddenProps {
  readonly children: ReactNode
  readonly as?: 'span' | 'div' | undefined
}

/** Read by assistive technology, not seen. */
export function VisuallyHidden({ children, as: Tag = 'span' }: VisuallyHiddenProps): ReactElement {
  return <Tag className={styles.hidden}>{children}</Tag>
}
