import { Button } from '@foyer/ui/button/Button.tsx'
import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { instructionsEn } from '@foyer/ui/i18n/instructionsEn.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Icon, iconOf } from '@foyer/ui/icon/Icon.tsx'
import { Key } from '@foyer/ui/icons/Key.tsx'
import { Qr } from '@foyer/ui/icons/Qr.tsx'
import { Retry } from '@foyer/ui/icons/Retry.tsx'
import { useId } from 'react'
import type { InstructionKind } from '../../wallets/walletDefinition.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import {
  type InstructionPlace,
  instructionSteps,
  type ShownInstruction,
} from '../steps/instructionSteps.ts'
import styles from './LearnView.module.css'
import { LearnMoreLink } from './LearnView.tsx'

export interface InstructionsViewProps {
  readonly wallet: WalletRow
  readonly place: InstructionPlace
  readonly onConnect: () => void
}

/** INSTRUCTIONS_MOBILE and INSTRUCTIONS_EXTENSION: the steps to get started, in order. */
export function InstructionsView({ onConnect, place, wallet }: InstructionsViewProps) {
  const t = useTextOf(connectStepsEn)
  const tKit = useText()
  const own = useTextOf(instructionsEn)
  const who = { name: wallet.shortName, definition: wallet.definition }
  const steps = instructionSteps(who, place, own)
  // A page shared by all steps is linked once, below them.
  const [shared, ...others] = [...new Set(steps.map(({ learnMoreUrl }) => learnMoreUrl))]
  const isShared = others.length === 0
  return (
    <div className={styles.view}>
      <ol role="list" className={styles.points}>
        {steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are never reordered, and an app's own may have equal titles.
          <Step key={index} step={step} wallet={wallet} hasLink={!isShared} />
        ))}
      </ol>
      <div className={styles.actions}>
        {place === 'app' ? (
          <Button variant="accent" fullWidth onClick={onConnect}>
            {t('connect.now')}
          </Button>
        ) : (
          // An extension only announces itself to pages loaded after it was installed.
          <Button variant="accent" fullWidth onClick={() => window.location.reload()}>
            {tKit('connect.refresh')}
          </Button>
        )}
        {isShared ? <LearnMoreLink href={shared} /> : null}
      </div>
    </div>
  )
}

interface StepProps {
  readonly step: ShownInstruction
  readonly wallet: WalletRow
  /** Whether the step has its own 'Learn More' link. */
  readonly hasLink: boolean
}

function Step({ hasLink, step, wallet }: StepProps) {
  const titleId = useId()
  return (
    <li className={styles.point}>
      <StepIcon kind={step.kind} wallet={wallet} />
      <span>
        <strong id={titleId} className={styles.title}>
          {step.title}
        </strong>
        <span className={styles.text}>{step.description}</span>
        {hasLink ? (
          <LearnMoreLink
            className={styles.stepLink}
            href={step.learnMoreUrl}
            describedBy={titleId}
          />
        ) : null}
      </span>
    </li>
  )
}

const glyphs = { create: <Key />, refresh: <Retry />, scan: <Qr /> } as const

function StepIcon({
  kind,
  wallet,
}: {
  readonly kind: InstructionKind
  readonly wallet: WalletRow
}) {
  if (kind === 'install') {
    return <Icon {...iconOf(wallet)} size={40} />
  }
  return <span className={styles.icon}>{glyphs[kind]}</span>
}
