import type { ReactElement, ReactNode } from 'react'
import styles from './PageHead.module.css'

interface PageHeadProps {
  readonly title: string
  /** One short sentence beside the title. */
  readonly children?: ReactNode
}

/** A page's title and lead. The title gets focus after a navigation. */
export function PageHead({ title, children }: PageHeadProps): ReactElement {
  return (
    <div className={styles.head}>
      <h1 tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      {children !== undefined && <p className={styles.lead}>{children}</p>}
    </div>
  )
}
