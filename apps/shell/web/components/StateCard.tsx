import { type ReactElement, type ReactNode, useId } from 'react'
import { Card } from './Card.tsx'
import styles from './StateCard.module.css'

interface StateCardProps {
  /** An icon of 16 px, which is shown larger on a tile. */
  readonly icon?: ReactNode
  /** One of the drawings, instead of an icon. */
  readonly drawing?: ReactNode
  /** Colour of the icon. Default: 'quiet'. */
  readonly tone?: 'quiet' | 'warning' | undefined
  readonly title: string
  readonly children: ReactNode
  /** A button or link below the text. */
  readonly action?: ReactNode
}

/** An empty, failed or unavailable state: a picture, one sentence, one thing to do. */
export function StateCard(props: StateCardProps): ReactElement {
  const { drawing, icon, tone = 'quiet', title, children, action } = props
  const titleId = useId()
  return (
    <Card labelledBy={titleId} className={styles.card}>
      {drawing === undefined ? (
        <span className={`${styles.picture} ${styles.icon} ${styles[tone]}`}>{icon}</span>
      ) : (
        <span className={`${styles.picture} ${styles.quiet}`}>{drawing}</span>
      )}
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{children}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </Card>
  )
}
