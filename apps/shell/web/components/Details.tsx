import { ChevronDown as ChevronDownIcon } from '@foyer/ui/icons/ChevronDown.tsx'
import type { ReactElement, ReactNode } from 'react'
import styles from './Details.module.css'

interface DetailsProps {
  /** The label of the toggle. */
  readonly title: ReactNode
  readonly children: ReactNode
}

/** Content that is collapsed until the visitor opens it. */
export function Details({ children, title }: DetailsProps): ReactElement {
  return (
    <details className={styles.details}>
      <summary className={styles.summary}>
        {title}
        <ChevronDownIcon className={styles.chevron} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
