import { Button } from '@foyer/kit'
import { type ReactElement, type Ref, useId } from 'react'
import styles from '../actions/Field.module.css'
import { FieldError } from '../actions/FieldError.tsx'
import type { VaultActions } from '../actions/useVaultActions.ts'
import { useVaultText, type VaultText } from '../useVaultText.ts'
import { vaultToken } from '../vaultAbi.ts'
import type { FormParts } from './formParts.ts'
import type { ParsedAmount } from './parseAmount.ts'
import { TokenMark } from './TokenMark.tsx'
import { TokenTools } from './TokenTools.tsx'

interface AmountFieldProps extends FormParts {
  readonly actions: VaultActions
  readonly onAmount: (text: string) => void
  readonly inputRef: Ref<HTMLInputElement>
}

type FaultyAmount = Extract<ParsedAmount, { readonly state: 'fault' }>

/** 'Amount': read by the language of the page, with the whole balance one press away. */
export function AmountField(props: AmountFieldProps): ReactElement {
  const { actions, amountText, held, inputRef, onAmount } = props
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
          <TokenMark />
          {vaultToken.symbol}
        </span>
      </div>
      <FieldError id={`${id}error`} text={error} />
      <TokenTools actions={actions} />
    </div>
  )
}

function amountError(text: VaultText, { amount, held, progress }: FormParts): string | undefined {
  if (amount.state === 'fault') return faultText(text, amount)
  return progress.lacksTokens
    ? text.t('vault.invalidLacks', { held: text.amount(held) })
    : undefined
}

function faultText({ exactOf, plainOf, t }: VaultText, amount: FaultyAmount): string {
  switch (amount.fault) {
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
      return t('vault.invalidZero')
    case 'tooLarge':
      return t('vault.invalidTooLarge')
  }
}
