import type { ReactElement, ReactNode } from 'react'
import styles from './Card.module.css'

interface CardProps {
  readonly children: ReactNode
  /** Id of the heading that names the card. */
  readonly labelledBy?: string | undefined
  readonly className?: string | undefined
}

/** A surface for one section of a page. */
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
  /** Content at the end of the head. */
  readonly children?: ReactNode
}

/** The head of a card: a heading, and optional content at its end. */
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
