import type { AnchorHTMLAttributes } from 'react'
import { useText } from '../i18n/useText.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'

/** A link that opens in a new tab, and says so to screen readers. */
export function NewTabLink({ children, ...props }: AnchorHTMLAttributes<HTMLAnchorElement>) {
  const t = useText()
  return (
    <a {...props} target="_blank" rel="noopener noreferrer">
      {children}
      {/* The space is inside, since a flex container would drop it. */}
      <VisuallyHidden> {t('dialog.newTab')}</VisuallyHidden>
    </a>
  )
}
