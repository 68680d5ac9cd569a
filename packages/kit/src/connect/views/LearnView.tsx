import { Button } from '@foyer/ui/button/Button.tsx'
import { cx } from '@foyer/ui/cx.ts'
import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { CheckCircle } from '@foyer/ui/icons/CheckCircle.tsx'
import { Enter } from '@foyer/ui/icons/Enter.tsx'
import { Key } from '@foyer/ui/icons/Key.tsx'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import { useProviderOptions } from '../../chains/config/ProviderOptionsContext.ts'
import { Disclaimer } from './Disclaimer.tsx'
import styles from './LearnView.module.css'

/** ethereum.org is not run by a wallet vendor and is available in many languages. */
const aboutWallets = 'https://ethereum.org/wallets/'

/** 'What is a Wallet?' in three sentences, and where to get one. */
export function LearnView({ onGet }: { readonly onGet: () => void }) {
  const t = useTextOf(connectEn)
  const points = [
    { icon: <Key />, title: t('connect.learnKeysTitle'), text: t('connect.learnKeysText') },
    {
      icon: <CheckCircle />,
      title: t('connect.learnAsksTitle'),
      text: t('connect.learnAsksText'),
    },
    {
      icon: <Enter />,
      title: t('connect.learnSignupTitle'),
      text: t('connect.learnSignupText'),
    },
  ]
  return (
    <div className={styles.view}>
      <ul role="list" className={styles.points}>
        {points.map(({ icon, text, title }) => (
          <li key={title} className={styles.point}>
            <span className={styles.icon}>{icon}</span>
            <span>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.text}>{text}</span>
            </span>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="accent" fullWidth onClick={onGet}>
          {t('connect.get')}
        </Button>
        <LearnMoreLink />
        <Disclaimer />
      </div>
    </div>
  )
}

export interface LearnMoreLinkProps {
  /** Default: the page's `learnMoreUrl`, or else a page that explains wallets. */
  readonly href?: string | undefined
  /** Id of the text that distinguishes this link from others of the same name. */
  readonly describedBy?: string | undefined
  readonly className?: string | undefined
}

/** Opens a page about wallets, or about one step, in a new tab. */
export function LearnMoreLink({ className, describedBy, href }: LearnMoreLinkProps) {
  const { learnMoreUrl = aboutWallets } = useProviderOptions()
  const t = useTextOf(connectEn)
  return (
    <NewTabLink
      className={cx(styles.moreLink, className)}
      href={href ?? learnMoreUrl}
      aria-describedby={describedBy}
    >
      {t('connect.learnMore')}
    </NewTabLink>
  )
}
