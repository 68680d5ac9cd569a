import type { ReactNode } from 'react'
import { useProviderOptions } from '../../config/ProviderOptionsContext.ts'
import { useText } from '../../i18n/useText.ts'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx'
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
  return <p className={styles.text}>{children}</p>
}

function Link({ children, href }: { readonly children: ReactNode; readonly href: string }) {
  const t = useText()
  return (
    <a className={styles.link} href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <VisuallyHidden> {t('account.newTab')}</VisuallyHidden>
    </a>
  )
}
