import type { ReactElement, ReactNode } from 'react'
import styles from './HomeCardContent.module.css'

interface HomeCardContentProps {
  /** The main value, in a few characters. */
  readonly figure?: ReactNode
  /** One or two lines. */
  readonly children: ReactNode
  /** A button or link. */
  readonly action: ReactNode
}

/** The content of a card on Home. Keeps its height while it loads. */
export function HomeCardContent({ action, children, figure }: HomeCardContentProps): ReactElement {
  return (
    <div className={styles.content}>
      <div className={styles.words}>
        {figure !== undefined && <p className={styles.figure}>{figure}</p>}
        <p className={styles.text}>{children}</p>
      </div>
      <div className={styles.action}>{action}</div>
    </div>
  )
}
