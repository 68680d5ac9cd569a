import { Icon, useKit } from '@foyer/kit'
import { type ReactElement, type ReactNode, useId } from 'react'
import { useApp } from '../../AppContext.ts'
import { Card, CardHead } from '../../components/Card.tsx'
import { useCountWord } from '../../components/useCountWord.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import { ExamplePill, WalletSlip } from './Illustrations.tsx'
import styles from './StepsCard.module.css'

/** Extensions that announce themselves: what this build can connect to. */
const wallets = ['metamask', 'rainbow', 'coinbase', 'brave'] as const

/** What happens after the button is pressed, in three steps. */
export function StepsCard(): ReactElement {
  const t = usePageText()
  const countWord = useCountWord()
  const titleId = useId()
  const { deployment } = useApp()
  const { chains } = useKit()
  const isDemo = deployment.mode === 'demo'
  return (
    <Card labelledBy={titleId}>
      <CardHead id={titleId} title={t('home.stepsTitle')} />
      <ol className={styles.steps}>
        <Step title={t('home.step1Title')} text={t(isDemo ? 'home.step1Demo' : 'home.step1')}>
          <div className={styles.wallets} aria-hidden="true">
            {[...(isDemo ? ['demo'] : []), ...wallets].map((name) => (
              <Icon key={name} src={`/images/wallets/${name}.svg`} fallbackName={name} size={28} />
            ))}
          </div>
        </Step>
        <Step title={t('home.step2Title')} text={t('home.step2')}>
          <WalletSlip />
        </Step>
        <Step
          title={t('home.step3Title')}
          text={t('home.step3', { count: countWord(chains.length) })}
        >
          <ExamplePill />
        </Step>
      </ol>
    </Card>
  )
}

interface StepProps {
  readonly title: string
  readonly text: string
  /** A picture of it; says nothing that the words do not say. */
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
