import { connectEn } from '../../i18n/connectEn.ts'
import { useText } from '../../i18n/useText.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import { cx } from '../../ui/cx.ts'
import { VisuallyHidden } from '../../ui/visually-hidden/VisuallyHidden.tsx'
import styles from './LearnMoreLink.module.css'

/** ethereum.org is run by no wallet vendor and has the page in 60 languages. */
const aboutWallets = 'https://ethereum.org/wallets/'

export interface LearnMoreLinkProps {
  /** Default: what a wallet is. */
  readonly href?: string | undefined
  readonly className?: string | undefined
}

export function LearnMoreLink({ className, href = aboutWallets }: LearnMoreLinkProps) {
  const t = useTextOf(connectEn)
  const kit = useText()
  return (
    <a className={cx(styles.link, className)} href={href} target="_blank" rel="noopener noreferrer">
      {t('connect.learnMore')}
      <VisuallyHidden> {kit('account.newTab')}</VisuallyHidden>
    </a>
  )
}
