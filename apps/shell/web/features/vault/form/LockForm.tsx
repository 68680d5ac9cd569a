import { useSignIn } from '@foyer/kit'
import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { Button } from '@foyer/ui/button/Button.tsx'
import { Check as CheckIcon } from '@foyer/ui/icons/Check.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import { type FormEvent, type ReactElement, useEffect } from 'react'
import { useApp } from '../../../AppContext.ts'
import { Card } from '../../../components/Card.tsx'
import { ActionNote } from '../actions/ActionNote.tsx'
import { useVaultAction } from '../actions/useVaultAction.ts'
import { faucetCall } from '../actions/vaultCalls.ts'
import { useVaultText, type VaultText } from '../useVaultText.ts'
import styles from '../Vault.module.css'
import { AmountField, TimeField } from './Fields.tsx'
import type { FormState } from './formState.ts'

interface LockFormProps extends FormState {
  /** Whether a lock was confirmed just now. */
  readonly isLocked: boolean
  readonly onLocked: (id: bigint | undefined) => void
}

/** Amount, unlock time, and one button whose text is the next step, or why there is none. */
export function LockForm(props: LockFormProps): ReactElement {
  const { action, amount, call, chain } = props
  const text = useVaultText()
  const { t } = text
  const announce = useAnnounce()
  const send = useSend(props)
  const { waitingFor } = action
  const wrong = waitingFor ? undefined : amountError(text, props)
  const isEmpty = amount.state === 'empty'
  const isDone = isEmpty && !waitingFor && props.isLocked
  const next = waitingFor ?? (isEmpty ? 'enterAmount' : props.step)
  const idle = isEmpty ? 'neutral' : 'accent'
  const label = wrong ?? t(`vault.${isDone ? 'stepDone' : next}`, { network: chain.name })

  // Screen readers don't read a button's new text.
  useEffect(() => {
    if (!isEmpty) announce(label)
  }, [announce, isEmpty, label])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (waitingFor) return
    if (call) return send()
    const form = event.currentTarget
    const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(invalid ?? form.querySelector('input'))?.focus()
  }

  return (
    <Card labelledBy="vault-form" className={styles.card}>
      <form onSubmit={submit} noValidate={true}>
        <VisuallyHidden as="div">
          <h2 id="vault-form">{t('vault.lock')}</h2>
        </VisuallyHidden>
        <AmountField {...props} errorId={wrong && 'vault-button'} />
        <TimeField {...props} />
        <Button
          type="submit"
          variant={wrong ? 'danger' : idle}
          size="large"
          fullWidth={true}
          busy={waitingFor !== undefined}
          aria-disabled={wrong !== undefined}
          icon={isDone && <CheckIcon />}
          // A key that is still held down from 'Approve' must not press 'Lock'.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          <span id="vault-button">{label}</span>
        </Button>
        <ActionNote action={action} />
      </form>
      <Faucet {...props} />
    </Card>
  )
}

/** Returns a function that sends the next step. */
function useSend({ action, call, onLocked, reading, step, value }: LockFormProps): () => void {
  const { amount, t } = useVaultText()
  const { signIn } = useSignIn()
  const needsSignIn = useApp().deployment.lockSignIn === 'required'
  return () => {
    if (!call || value === undefined) return
    const figure = amount(value)
    if (step === 'approve') {
      const description = t('vault.stepApprove', { amount: figure })
      return action.send({ call, description, shows: ({ allowance }) => allowance >= value })
    }
    const known = new Set(reading.positions.map(({ id }) => id))
    let lockedId: bigint | undefined
    const sending = {
      call,
      description: t('vault.describeLock', { amount: figure }),
      change: `\u2212${figure}`,
      signIn: needsSignIn ? signIn : undefined,
      shows({ positions }: FormState['reading']) {
        lockedId = positions.find(({ id }) => !known.has(id))?.id
        return lockedId !== undefined
      },
    }
    action.send(sending, { onSuccess: (isConfirmed) => isConfirmed && onLocked(lockedId) })
  }
}

/** What is wrong with the amount; undefined while it is empty or can be sent. */
function amountError(text: VaultText, { amount, reading, value }: FormState) {
  const { amount: write, exact, plain, t } = text
  if (value !== undefined || amount.state === 'empty') return undefined
  if (amount.state === 'ok') return t('vault.invalidLacks', { held: write(reading.held) })
  const { fraction = 0n, reason, whole = 0n } = amount
  return t(`vault.invalid${reason}`, {
    example: exact(1_250_500_000_000_000_000_000n),
    fraction: plain(fraction),
    whole: plain(whole),
    zero: 0,
  })
}

/** Gets test tokens. */
function Faucet({ reading: { held }, vault }: FormState): ReactElement {
  const { t } = useVaultText()
  const action = useVaultAction(vault)
  const call = faucetCall(vault.contracts)
  const shows = (reading: FormState['reading']) => reading.held !== held
  return (
    <div className={styles.faucet}>
      <Button
        size="small"
        busy={action.waitingFor !== undefined}
        onClick={() => action.send({ call, description: t('vault.faucet'), shows })}
      >
        {t('vault.faucet')}
      </Button>
      <ActionNote action={action} />
    </div>
  )
}
