import { type ReactElement, type ReactNode, useId } from 'react'
import { Card } from './Card.tsx'
import styles from './StateCard.module.css'

interface StateCardProps {
  readonly drawing: ReactNode
  readonly title: string
  readonly children: ReactNode
  /** A button or link below the text. */
  readonly action?: ReactNode
}

/** An empty, failed or unavailable state: a drawing, one sentence, one thing to do. */
export function StateCard(props: StateCardProps): ReactElement {
  const { drawing, title, children, action } = props
  const titleId = useId()
  return (
    <Card labelledBy={titleId} className={styles.card}>
      <span className={styles.drawing}>{drawing}</span>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{children}</p>
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </Card>
  )
}
