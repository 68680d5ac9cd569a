import { Avatar } from '@foyer/ui/avatar/Avatar.tsx'
import { formatNumber } from '@foyer/ui/format/formatNumber.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { Icon } from '@foyer/ui/icon/Icon.tsx'
import { type ReactElement, type ReactNode, useId } from 'react'
import { siteName, walletAppName } from '../../../config/app.ts'
import { useApp } from '../../AppContext.ts'
import { addressOf } from '../../address/basePath.ts'
import { Card, CardHead } from '../../components/Card.tsx'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './StepsCard.module.css'

/** Wallets whose extensions announce themselves (EIP-6963). */
const wallets = ['metamask', 'rainbow', 'coinbase', 'brave'] as const

/** What happens after the button is pressed, in three steps. */
export function StepsCard(): ReactElement {
  const t = usePageText()
  const titleId = useId()
  const { chains, deployment } = useApp()
  const isDemo = deployment.mode === 'demo'
  return (
    <Card labelledBy={titleId}>
      <CardHead id={titleId} title={t('home.stepsTitle')} />
      <ol role="list" className={styles.steps}>
        <Step title={t('home.step1Title')} text={t(isDemo ? 'home.step1Demo' : 'home.step1')}>
          <div className={styles.wallets} aria-hidden="true">
            {[...(isDemo ? ['demo'] : []), ...wallets].map((name) => (
              <Icon
                key={name}
                src={addressOf(`/images/wallets/${name}.svg`)}
                fallbackName={name}
                size={28}
              />
            ))}
          </div>
        </Step>
        <Step title={t('home.step2Title')} text={t('home.step2')}>
          <WalletPrompt />
        </Step>
        <Step title={t('home.step3Title')} text={t('home.step3', { count: chains.length })}>
          <ExamplePill />
        </Step>
      </ol>
    </Card>
  )
}

interface StepProps {
  readonly title: string
  readonly text: string
  /** A decorative picture. */
  readonly children: ReactNode
}

function Step({ title, text, children }: StepProps): ReactElement {
  return (
    <li className={styles.step}>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.text}>{text}</p>
      <div className={styles.picture}>{children}</div>
    </li>
  )
}

/**
 * A picture of a wallet's prompt with this site's host and name. Hidden from assistive technology.
 */
function WalletPrompt(): ReactElement {
  const t = usePageText()
  const { host } = new URL(useApp().deployment.publicUrl)
  return (
    <div aria-hidden="true" className={styles.slip}>
      <span className={styles.words}>
        <span className={styles.question}>
          <bdi>{t('home.slipQuestion', { host: siteName })}</bdi>
        </span>
        <span className={styles.app}>
          <bdi>{`${host} · ${walletAppName}`}</bdi>
        </span>
      </span>
      <span className={styles.reject}>{t('home.slipReject')}</span>
      <span className={styles.approve}>{t('home.slipApprove')}</span>
    </div>
  )
}

const exampleName = 'alice.foyer.eth'
/** Only determines the colours of the generated avatar. */
const exampleAddress = '0x7a3f5b0c0000000000000000000000378e4419c4'

/** A picture of the account button. Hidden from assistive technology. */
function ExamplePill(): ReactElement {
  const { locale } = useLocale()
  const { chains, deployment } = useApp()
  const symbol = chains[0]?.nativeCurrency.symbol
  const image = deployment.mode === 'demo' ? addressOf('/demo/avatars/alice.png') : undefined
  return (
    <div aria-hidden="true" className={styles.pill}>
      <span className={styles.balance}>
        <bdi>
          {formatNumber(locale, 2.408)} {symbol}
        </bdi>
      </span>
      <span className={styles.account}>
        <Avatar address={exampleAddress} image={image} size={24} />
        {exampleName}
      </span>
    </div>
  )
}
