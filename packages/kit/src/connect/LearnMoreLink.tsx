import { useText } from '../i18n/useText.ts'
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden.tsx'
import styles from './LearnMoreLink.module.css'

/** ethereum.org is run by no wallet vendor and has the page in 60 languages. */
const learnMoreUrl = 'https://ethereum.org/wallets/'

export function LearnMoreLink({ className }: { readonly className?: string | undefined }) {
  const t = useText()
  return (
    <a
      className={[styles.link, className].filter(Boolean).join(' ')}
      href={learnMoreUrl}
      target="_blank"
      rel="noopener noreferrer"
    >
      {t('connect.learnMore')}
      <VisuallyHidden> {t('account.newTab')}</VisuallyHidden>
    </a>
  )
}
