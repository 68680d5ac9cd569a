import { cx } from '@foyer/ui/cx.ts'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import type { ReactNode } from 'react'
import { useProviderOptions } from '../../chains/config/ProviderOptionsContext.ts'
import styles from './Disclaimer.module.css'

/** The page's notice to visitors before they connect; none by default. */
export function Disclaimer({ className }: { readonly className?: string | undefined }) {
  const { disclaimer: Own } = useProviderOptions()
  if (!Own) return null
  return (
    <div className={cx(styles.disclaimer, className)} data-kit-part="disclaimer">
      <Own Text={Text} Link={Link} />
    </div>
  )
}

function Text({ children }: { readonly children: ReactNode }) {
  return <p>{children}</p>
}

function Link({ children, href }: { readonly children: ReactNode; readonly href: string }) {
  return (
    <NewTabLink className={styles.link} href={href}>
      {children}
    </NewTabLink>
  )
}
