import { External as ExternalIcon } from '@foyer/ui/icons/External.tsx'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import type { ReactElement, ReactNode } from 'react'
import { AppLink } from './AppLink.tsx'
import styles from './TextLink.module.css'

interface PageLinkProps {
  readonly to: string
  readonly children: ReactNode
}

/** A link to another page of the app. */
export function PageLink({ to, children }: PageLinkProps): ReactElement {
  return (
    <AppLink to={to} className={styles.link}>
      {children}
    </AppLink>
  )
}

interface OutsideLinkProps {
  readonly href: string
  readonly children: ReactNode
}

/** A link to another site. */
export function OutsideLink({ href, children }: OutsideLinkProps): ReactElement {
  return (
    <NewTabLink href={href} className={styles.outside}>
      {children} <ExternalIcon size={14} />
    </NewTabLink>
  )
}
