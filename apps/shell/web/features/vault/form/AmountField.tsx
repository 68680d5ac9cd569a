import { Button } from '@foyer/ui/button/Button.tsx'
import { type ReactElement, type Ref, useId } from 'react'
import { Mark } from '../../../components/Mark.tsx'
import { useVaultText, type VaultText } from '../useVaultText.ts'
import { vaultToken } from '../vaultAbi.ts'
import styles from './Field.module.css'
import { FieldError } from './FieldError.tsx'
import type { FormState } from './formState.ts'
import type { ParsedAmount } from './parseAmount.ts'

interface AmountFieldProps extends FormState {
  readonly onAmount: (text: string) => void
  readonly inputRef: Ref<HTMLInputElement>
}

type InvalidAmount = Extract<ParsedAmount, { readonly state: 'invalid' }>

/** The 'Amount' field, with a 'Max' button. The text is parsed in the page's language. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { amountText, held, inputRef, onAmount } = props
  const text = useVaultText()
  const { t } = text
  const id = useId()
  const error = amountError(text, props)
  return (
    <div className={styles.field}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.label}>
          {t('vault.amount')}
        </label>
        <span id={`${id}held`} className={styles.aside}>
          {t('vault.held', { amount: text.amount(held) })}
        </span>
      </div>
      <div className={styles.box} data-invalid={error !== undefined || undefined}>
        <input
          ref={inputRef}
          id={id}
          type="text"
          inputMode="decimal"
          autoComplete="off"
          spellCheck={false}
          maxLength={120}
          value={amountText}
          placeholder={text.exact(0n)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}held` : `${id}error ${id}held`}
          onChange={({ target }) => onAmount(target.value)}
          className={styles.amount}
        />
        <Button size="small" disabled={held === 0n} onClick={() => onAmount(text.plain(held))}>
          {t('vault.max')}
        </Button>
        <span className={styles.token}>
          {/* The test token's icon: the site's mark on a disc. */}
          <span aria-hidden="true" className={styles.coin}>
            <Mark />
          </span>
          {vaultToken.symbol}
        </span>
      </div>
      <FieldError id={`${id}error`} text={error} />
    </div>
  )
}

function amountError(text: VaultText, { amount, held, progress }: FormState): string | undefined {
  if (amount.state === 'invalid') return invalidText(text, amount)
  return progress.lacksTokens
    ? text.t('vault.invalidLacks', { held: text.amount(held) })
    : undefined
}

function invalidText({ exactOf, plainOf, t }: VaultText, amount: InvalidAmount): string {
  switch (amount.reason) {
    case 'notANumber':
      return t('vault.invalidNotANumber', { example: exactOf('1250.5') })
    case 'ambiguous':
      return t('vault.invalidAmbiguous', {
        whole: plainOf(amount.whole),
        fraction: plainOf(amount.fraction),
      })
    case 'tooManyDecimals':
      return t('vault.invalidTooManyDecimals', { count: vaultToken.decimals })
    case 'zero':
      return t('vault.invalidZero', { zero: 0 })
    case 'tooLarge':
      return t('vault.invalidTooLarge')
  }
}
