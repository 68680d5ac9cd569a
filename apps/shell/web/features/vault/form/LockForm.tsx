import type { TransactionRecord } from '@foyer/kit'
import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { Button } from '@foyer/ui/button/Button.tsx'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import type { Address } from 'viem'
import { Card } from '../../../components/Card.tsx'
import type { VaultAction, WaitingFor } from '../actions/createVaultRuns.ts'
import { FailureBox } from '../actions/FailureBox.tsx'
import type { VaultActions } from '../actions/useVaultActions.ts'
import type { Permit } from '../actions/vaultCalls.ts'
import { WalletWait } from '../actions/WalletWait.tsx'
import { useVaultText } from '../useVaultText.ts'
import { AmountField } from './AmountField.tsx'
import { FeeRow } from './FeeRow.tsx'
import { type FormState, nextCalls } from './formState.ts'
import styles from './LockForm.module.css'
import { PendingNote } from './PendingNote.tsx'
import { SignInstead } from './SignInstead.tsx'
import { TimeField } from './TimeField.tsx'
import { TokenTools } from './TokenTools.tsx'
import type { SentLock } from './useDraft.ts'
import { WillLock } from './WillLock.tsx'

interface LockFormProps extends FormState {
  readonly account: Address
  readonly actions: VaultActions
  /** A signed permit that covers the amount typed. */
  readonly permit: Permit | undefined
  readonly onAmount: (text: string) => void
  readonly onTime: (text: string) => void
  readonly onSent: (sent: SentLock) => void
  readonly onLocked: () => void
}

const formSteps: readonly VaultAction[] = ['approve', 'sign', 'lock']

/** Amount, unlock time, and one button whose label is the next step. */
export function LockForm(props: LockFormProps): ReactElement {
  const { account, actions, amount, amountText, approveBy, chain, chainTime, permit } = props
  const { onLocked, onSent, progress, time, timeText } = props
  const { t } = useVaultText()
  const titleId = useId()
  const amountRef = useRef<HTMLInputElement>(null)
  const timeRef = useRef<HTMLFieldSetElement>(null)
  const submitRef = useRef<HTMLButtonElement>(null)
  const { failure } = actions
  const step = actions.busy.find(({ action }) => formSteps.includes(action))
  const isSending = step !== undefined
  const willId = useId()
  const [isTimeAsked, setTimeAsked] = useState(false)
  const listeners = {
    sent: ({ id }: TransactionRecord) => onSent({ id, amount: amountText, time: timeText }),
    locked: onLocked,
  }

  const announce = useAnnounce()
  const lastStep = useRef(progress.step)
  const isEmpty = amount.state === 'empty'
  const label = isEmpty ? t('vault.enterAmount') : t(`vault.${progress.step}`)

  // The button keeps the focus and changes its label, which screen readers don't read.
  useEffect(() => {
    if (lastStep.current === 'approve' && progress.step === 'lock') announce(label)
    lastStep.current = progress.step
  }, [announce, label, progress.step])

  /** Keeps a key that is still held down from 'Approve' from pressing 'Lock'. */
  const ignoreRepeat = (event: KeyboardEvent) => {
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault()
  }

  /** The button is never disabled: an invalid field shows its error and gets focus. */
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSending) return
    if (amount.state !== 'ok' || progress.lacksTokens) return amountRef.current?.focus()
    setTimeAsked(time.state === 'empty')
    if (time.state !== 'ok') return focusTime(timeRef.current)
    if (progress.step === 'approve') return void actions.approve(amount.value)
    if (approveBy === 'batch' && !progress.isApproved) {
      return void actions.approveAndLock(amount.value, time.time, listeners)
    }
    return void actions.lock(amount.value, time.time, permit, listeners)
  }

  /** Stops waiting. The transaction is still tracked. */
  const stopWaiting = () => {
    if (step) actions.giveUp(step.action)
    submitRef.current?.focus()
  }

  return (
    <Card labelledBy={titleId} className={styles.card}>
      <form onSubmit={submit} noValidate={true} className={styles.form}>
        <h2 id={titleId} className={styles.title}>
          {t('vault.form')}
        </h2>
        <AmountField {...props} inputRef={amountRef} />
        <TimeField {...props} isAsked={isTimeAsked} groupRef={timeRef} />
        <div className={styles.facts}>
          <WillLock id={willId} amount={amount} time={time} />
          <FeeRow account={account} chain={chain} calls={nextCalls(props, permit)} />
        </div>
        <FailureBox failure={failure} of={formSteps} />
        {!isSending && <PendingNote chain={chain} />}
        <Button
          ref={submitRef}
          type="submit"
          variant={isEmpty ? 'neutral' : 'accent'}
          size="large"
          fullWidth={true}
          busy={isSending}
          aria-describedby={willId}
          onKeyDown={ignoreRepeat}
        >
          {step ? waitingText(t, step.at, chain.name) : label}
        </Button>
        {(step?.at === 'chain' || step?.at === 'owners') && (
          <Button variant="ghost" fullWidth={true} onClick={stopWaiting}>
            {t('vault.goOn')}
          </Button>
        )}
        <WalletWait actions={actions} of={formSteps} />
        {!isSending && progress.step === 'approve' && amount.state === 'ok' && progress.isReady && (
          <SignInstead
            account={account}
            chainId={chain.id}
            onSign={() => {
              // That button disappears while the wallet is asked.
              submitRef.current?.focus()
              actions.sign(amount.value, chainTime)
            }}
          />
        )}
        {permit !== undefined && progress.step === 'lock' && (
          <p className={styles.note}>{t('vault.signed')}</p>
        )}
      </form>
      <TokenTools actions={actions} />
    </Card>
  )
}

/** Focuses the date field, the choice that is no longer possible, or the first one. */
function focusTime(group: HTMLFieldSetElement | null): void {
  const wrong = group?.querySelector<HTMLElement>('input, [aria-pressed="true"]')
  const target = wrong ?? group?.querySelector<HTMLElement>('button')
  target?.focus()
}

function waitingText(
  t: ReturnType<typeof useVaultText>['t'],
  at: WaitingFor,
  chainName: string,
): string {
  if (at === 'signIn') return t('vault.signIn')
  if (at === 'node') return t('vault.checking')
  if (at === 'owners') return t('vault.owners')
  return at === 'wallet' ? t('vault.confirm') : t('vault.mining', { network: chainName })
}
