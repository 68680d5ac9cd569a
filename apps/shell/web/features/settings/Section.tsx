import { type ReactElement, type ReactNode, useId } from 'react'
import styles from './Section.module.css'

interface SectionProps {
  readonly title: string
  readonly text: string
  readonly children: ReactNode
}

/** One matter of the settings: its name and a sentence on one side, the controls on the other. */
export function Section({ title, text, children }: SectionProps): ReactElement {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} className={styles.section}>
      <div>
        <h2 id={titleId} className={styles.title}>
          {title}
        </h2>
        <p className={styles.text}>{text}</p>
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
