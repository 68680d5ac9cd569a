import { Button } from '@foyer/ui/button/Button.tsx'
import type { PropsWithChildren, ReactElement } from 'react'
import { vaultToken } from '../../../../config/vault.ts'
import { useVaultText } from '../useVaultText.ts'
import styles from '../Vault.module.css'
import { maxLock } from '../vaultAbi.ts'
import type { FormState } from './formState.ts'
import { toFieldText } from './lockTimes.ts'

/** `errorId` is the id of the text that says what is wrong. */
type AmountFieldProps = FormState & { readonly errorId: string | undefined }

/** The 'Amount' field, with a 'Max' button. */
export function AmountField({ errorId, ...form }: AmountFieldProps): ReactElement {
  const { amount, exact, plain, t } = useVaultText()
  const { onTyped, reading, typed } = form
  const set = (text: string) => onTyped({ ...typed, amount: text })
  const held = t('vault.held', { amount: amount(reading.held) })
  return (
    <Field id="vault-amount" label={t('vault.amount')} aside={held}>
      <div className={styles.box} data-invalid={errorId && ''}>
        <input
          id="vault-amount"
          data-long={typed.amount.length > 5 || undefined}
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          value={typed.amount}
          placeholder={exact(0n)}
          aria-invalid={errorId !== undefined}
          aria-describedby={`${errorId ?? ''} vault-amount-aside`}
          onChange={({ target }) => set(target.value)}
        />
        <Button size="small" disabled={!reading.held} onClick={() => set(plain(reading.held))}>
          {t('vault.max')}
        </Button>
        <strong>{vaultToken.symbol}</strong>
      </div>
    </Field>
  )
}

/** When the lock ends, in the visitor's time zone. */
export function TimeField({ onTyped, reading, time, timeText, typed }: FormState): ReactElement {
  const { t } = useVaultText()
  const isInvalid = time.state === 'invalid'
  const zone = t('vault.zone', { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
  return (
    <Field id="vault-time" label={t('vault.time')} aside={zone}>
      <input
        id="vault-time"
        type="datetime-local"
        min={toFieldText(reading.chainTime + 60)}
        max={toFieldText(reading.chainTime + maxLock)}
        value={timeText}
        aria-invalid={isInvalid}
        aria-describedby="vault-time-error vault-time-aside"
        onChange={({ target }) => onTyped({ ...typed, time: target.value })}
        className={styles.box}
        data-invalid={isInvalid ? '' : undefined}
      />
      {/* Always there: a live region must exist before its text. */}
      <p id="vault-time-error" role="status" className={styles.error}>
        {isInvalid && t(`vault.invalid${time.reason}`)}
      </p>
    </Field>
  )
}

type FieldProps = Readonly<Record<'aside' | 'id' | 'label', string>>

function Field({ aside, children, id, label }: PropsWithChildren<FieldProps>): ReactElement {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <span id={`${id}-aside`}>{aside}</span>
      {children}
    </div>
  )
}
