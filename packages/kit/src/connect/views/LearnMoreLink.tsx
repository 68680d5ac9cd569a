import { connectEn } from '../../i18n/connectEn.ts'
import { useText } from '../../i18n/useText.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx'
import { aboutWallets } from '../steps/instructionSteps.ts'
import styles from './LearnMoreLink.module.css'

export interface LearnMoreLinkProps {
  /** Default: what a wallet is. */
  readonly href?: string | undefined
  /** Id of the text that tells this link from others of the same name. */
  readonly describedBy?: string | undefined
  readonly className?: string | undefined
}

export function LearnMoreLink({ className, describedBy, href = aboutWallets }: LearnMoreLinkProps) {
  const t = useTextOf(connectEn)
  const kit = useText()
  return (
    <a
      className={cx(styles.link, className)}
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
    >
      {t('connect.learnMore')}
      <VisuallyHidden> {kit('account.newTab')}</VisuallyHidden>
    </a>
  )
}
