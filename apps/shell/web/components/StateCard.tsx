import { type ReactElement, type ReactNode, useId } from 'react'
import { Card } from './Card.tsx'
import styles from './StateCard.module.css'

interface StateCardProps {
  readonly icon: ReactNode
  /** Colour of the icon. Default: 'quiet'. */
  readonly tone?: 'quiet' | 'warning' | undefined
  readonly title: string
  readonly children: ReactNode
  /** A button or link below the text. */
  readonly action?: ReactNode
}

/** A card for an empty, failed or unavailable state. */
export function StateCard(props: StateCardProps): ReactElement {
  const { icon, tone = 'quiet', title, children, action } = props
  const titleId = useId()
  return (
    <Card labelledBy={titleId} className={styles.card}>
      <div className={styles.head}>
        <span className={tone === 'warning' ? styles.warning : styles.quiet}>{icon}</span>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
      </div>
      <p className={styles.text}>{children}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </Card>
  )
}
