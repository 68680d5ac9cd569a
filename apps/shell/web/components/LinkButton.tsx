import type { ReactElement, ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
import styles from './LinkButton.module.css'

interface LinkButtonProps {
  readonly to: string
  /** At most one `accent` per view, for the next step. Default: 'neutral'. */
  readonly variant?: 'accent' | 'neutral' | undefined
  readonly children: ReactNode
}

/** A link to a page that looks like a button. */
export function LinkButton({ children, to, variant = 'neutral' }: LinkButtonProps): ReactElement {
  return (
    <AppLink to={to} className={`${styles.link} ${styles[variant]}`}>
      {children}
    </AppLink>
  )
}
