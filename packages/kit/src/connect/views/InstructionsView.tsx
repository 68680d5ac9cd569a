import { connectEn } from '../../i18n/connectEn.ts'
import { instructionsEn } from '../../i18n/instructionsEn.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import { Button } from '../../ui/button/Button.tsx'
import { Icon } from '../../ui/icon/Icon.tsx'
import { Key } from '../../ui/icons/Key.tsx'
import { Qr } from '../../ui/icons/Qr.tsx'
import { Retry } from '../../ui/icons/Retry.tsx'
import type { InstructionKind } from '../../wallets/walletInstructions.ts'
import type { WalletRow } from '../../wallets/walletRow.ts'
import { type InstructionPlace, instructionSteps } from '../steps/instructionSteps.ts'
import { LearnMoreLink } from './LearnMoreLink.tsx'
import styles from './LearnView.module.css'

export interface InstructionsViewProps {
  readonly wallet: WalletRow
  readonly place: InstructionPlace
  readonly onConnect: () => void
}

/** INSTRUCTIONS_MOBILE and INSTRUCTIONS_EXTENSION: what to do, one after another. */
export function InstructionsView({ onConnect, place, wallet }: InstructionsViewProps) {
  const t = useTextOf(connectEn)
  const own = useTextOf(instructionsEn)
  const sets = wallet.definition?.instructions
  const who = { name: wallet.shortName, definition: wallet.definition }
  const set = place === 'app' ? sets?.qrCode : sets?.extension
  return (
    <div className={styles.view}>
      <ol className={styles.points}>
        {instructionSteps(who, place, own).map(({ description, kind, title }) => (
          <li key={title} className={styles.point}>
            <StepIcon kind={kind} wallet={wallet} />
            <span>
              <strong className={styles.title}>{title}</strong>
              <span className={styles.text}>{description}</span>
            </span>
          </li>
        ))}
      </ol>
      <div className={styles.actions}>
        {place === 'app' ? (
          <Button variant="accent" fullWidth onClick={onConnect}>
            {t('connect.now')}
          </Button>
        ) : (
          // Extensions show themselves to pages that are loaded after they were installed.
          <Button variant="accent" fullWidth onClick={() => window.location.reload()}>
            {t('connect.refresh')}
          </Button>
        )}
        <LearnMoreLink href={set?.learnMoreUrl} />
      </div>
    </div>
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
    return (
      <Icon
        src={wallet.iconUrl}
        fallbackName={wallet.name}
        background={wallet.iconBackground}
        size={40}
      />
    )
  }
  return <span className={styles.icon}>{glyphs[kind]}</span>
}
