import type { ReactElement, ReactNode } from 'react'
import styles from './PageHead.module.css'

interface PageHeadProps {
  readonly title: string
  /** One short sentence beside the title. */
  readonly children?: ReactNode
  /** Whether the sentence changes: on phones it keeps room for two lines. Default: false. */
  readonly isLive?: boolean | undefined
}

/** A page's title and lead. The title gets focus after a navigation. */
export function PageHead({ title, children, isLive }: PageHeadProps): ReactElement {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children !== undefined && (
        <p className={styles.lead} data-live={isLive || undefined}>
          {children}
        </p>
      )}
    </div>
  )
}
