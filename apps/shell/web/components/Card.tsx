import type { ReactElement, ReactNode } from 'react'
import styles from './Card.module.css'

interface CardProps {
  readonly children: ReactNode
  /** Names the card for assistive technology: the id of its heading. */
  readonly labelledBy?: string | undefined
  readonly className?: string | undefined
}

/** A quiet surface that holds one thing. */
export function Card({ children, labelledBy, className }: CardProps): ReactElement {
  return (
    <section
      aria-labelledby={labelledBy}
      className={className ? `${styles.card} ${className}` : styles.card}
    >
      {children}
    </section>
  )
}

interface CardHeadProps {
  readonly id: string
  readonly title: string
  /** Stands at the other end of the head. */
  readonly children?: ReactNode
}

/** The head of a card: 48 high, a heading, and what belongs beside it. */
export function CardHead({ id, title, children }: CardHeadProps): ReactElement {
  return (
    <div className={styles.head}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {children}
    </div>
  )
}
