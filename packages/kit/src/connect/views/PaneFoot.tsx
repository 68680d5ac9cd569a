import type { ReactNode } from 'react'
import styles from './PaneFoot.module.css'

/** The 49 px foot of a pane: a note and an alternative action. */
export function PaneFoot({
  children,
  text,
}: {
  readonly text?: ReactNode
  readonly children: ReactNode
}) {
  return (
    <footer className={styles.foot} data-kit-foot="">
      <span className={styles.text}>{text}</span>
      {children}
    </footer>
  )
}

export interface FootButtonProps {
  readonly icon?: ReactNode
  readonly onClick: () => void
  readonly children: ReactNode
}

export function FootButton({ children, icon, onClick }: FootButtonProps) {
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      {icon}
      <span>{children}</span>
    </button>
  )
}
