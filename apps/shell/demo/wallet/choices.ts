import type { WalletAccount } from '@foyer/testkit/wallet/types.ts'
import { element } from './element.ts'
import { shortenAddress } from './shortenAddress.ts'

/** One option of `createChoices`. */
export interface Choice {
  readonly value: string
  readonly label: string
  /** A secondary part of the label. */
  readonly note?: string | undefined
}

/** A group of radio buttons. */
export interface Choices {
  readonly element: HTMLFieldSetElement
  value(): string | undefined
  select(value: string): void
}

let groups = 0

/** Creates a group of radio buttons with a legend. */
export function createChoices(options: {
  readonly legend: string
  readonly choices: readonly Choice[]
  readonly selected: string | undefined
  readonly columns?: 2 | undefined
  readonly onSelect?: ((value: string) => void) | undefined
}): Choices {
  const { legend, choices, selected, columns, onSelect } = options
  groups += 1
  const name = `choice-${groups}`
  const inputs = choices.map(({ value }) =>
    element('input', { type: 'radio', name, value, checked: value === selected }),
  )
  const rows = choices.map(({ label, note }, index) =>
    element(
      'label',
      { class: 'choice' },
      inputs[index],
      element('span', { class: 'label' }, label),
      note === undefined ? undefined : element('bdi', { class: 'note', dir: 'ltr' }, note),
    ),
  )
  const list = element('div', { class: columns === 2 ? 'choices two' : 'choices' }, ...rows)
  const group = element('fieldset', {}, element('legend', {}, legend), list)
  group.addEventListener('change', () => {
    const value = inputs.find((input) => input.checked)?.value
    if (value !== undefined) onSelect?.(value)
  })
  return {
    element: group,
    value: () => inputs.find((input) => input.checked)?.value,
    select(value) {
      for (const input of inputs) input.checked = input.value === value
    },
  }
}

/** The options of a choice of accounts. */
export function accountChoices(accounts: readonly WalletAccount[]): readonly Choice[] {
  return accounts.map(({ address, name }) => ({
    value: address,
    label: name ?? shortenAddress(address),
    note: name === undefined ? undefined : shortenAddress(address),
  }))
}
