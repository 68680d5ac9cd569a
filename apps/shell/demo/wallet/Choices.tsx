import type { WalletAccount } from '@foyer/testkit/wallet/types.ts'
import { cx } from '@foyer/ui/cx.ts'
import { shortenAddress } from '@foyer/ui/format/shorten.ts'
import { type ReactElement, useId } from 'react'
import styles from './Choices.module.css'

/** An option of `Choices`. */
interface Choice<Value> {
  readonly value: Value
  readonly label: string
  /** A secondary part of the label. */
  readonly note?: string | undefined
}

interface ChoicesProps<Value> {
  readonly legend: string
  readonly choices: readonly Choice<Value>[]
  readonly selected: Value | undefined
  readonly inTwoColumns?: boolean | undefined
  onSelect(value: Value): void
}

/** A group of radio buttons. */
export function Choices<Value extends string | number>(props: ChoicesProps<Value>): ReactElement {
  const { choices, legend, onSelect, selected, inTwoColumns } = props
  const name = useId()
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={cx(styles.choices, inTwoColumns && styles.two)}>
        {choices.map(({ label, note, value }) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === selected}
              onChange={() => onSelect(value)}
              className={styles.radio}
            />
            <span className={styles.label}>{label}</span>
            {note === undefined ? null : <bdi className={styles.note}>{note}</bdi>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** The options of a choice of accounts. */
export function accountChoices(accounts: readonly WalletAccount[]) {
  return accounts.map(({ address, name }) => ({
    value: address,
    label: name ?? shortenAddress(address),
    note: name === undefined ? undefined : shortenAddress(address),
  }))
}
