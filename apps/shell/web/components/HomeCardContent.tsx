import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
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

/** The content of a card on Home, as tall as `HomeCardSkeleton`. */
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

/** Shown until the content of a card on Home is known. */
export function HomeCardSkeleton(): ReactElement {
  return (
    <HomeCardContent
      figure={<Skeleton width={132} height={24} />}
      action={<Skeleton height={44} />}
    >
      <Skeleton width={188} height={14} />
    </HomeCardContent>
  )
}
