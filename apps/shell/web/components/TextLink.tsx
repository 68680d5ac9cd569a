import { VisuallyHidden } from '@foyer/kit'
import { ExternalIcon } from '@foyer/kit/icons'
import type { ReactElement, ReactNode } from 'react'
import { useAppText } from '../i18n/useAppText.ts'
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

/** A link to another site. Opens a new tab and announces it. */
export function OutsideLink({ href, children }: OutsideLinkProps): ReactElement {
  const t = useAppText()
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.outside}>
      {children} <ExternalIcon size={14} />
      <VisuallyHidden>{t('link.newTab')}</VisuallyHidden>
    </a>
  )
}
