// @vitest-environment happy-dom

import { mount } from '@foyer/ui/testing/mount.tsx'
import { act, useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { walletGroupForTest } from '../../testing/walletRowForTest.ts'
import { firstFilter } from '../steps/visibleGroups.ts'
import { WalletList } from './WalletList.tsx'

const onGet = vi.fn()
const names = ['Amber', 'Birch', 'Cedar', 'Daisy', 'Elder', 'Fern', 'Ginkgo', 'Hazel', 'Iris']
const any = { id: 'walletConnect', name: 'WalletConnect', ready: true }
const all = [walletGroupForTest([...names.map((name) => ({ id: name, name })), any])]
const onSelect = vi.fn<(wallet: { readonly id: string }) => void>()
let unmount: () => void

function List({ groups = all, start = firstFilter }) {
  const [filter, setFilter] = useState(start)
  return (
    <WalletList
      filter={filter}
      groups={groups}
      onFilter={setFilter}
      onGet={onGet}
      onSelect={onSelect}
    />
  )
}

beforeEach(() => {
  const mounted = mount(
    <dialog open>
      <List />
    </dialog>,
  )
  unmount = mounted.unmount
  press({ key: 'b' }, document.querySelector('dialog'))
  type('birch')
})

afterEach(() => {
  unmount()
  onSelect.mockClear()
})

function type(text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    set?.call(field(), text)
    field()?.dispatchEvent(new Event('input', { bubbles: true }))
  })
}

const field = () => document.querySelector<HTMLInputElement>('input[type="search"]')

/** `keyCode` is not in happy-dom's init of keyboard events. */
function press(init: KeyboardEventInit, target: Element | null = field(), keyCode = 0): void {
  const event = new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init })
  Object.defineProperty(event, 'keyCode', { value: keyCode })
  act(() => void target?.dispatchEvent(event))
}

describe('the search field', () => {
  it('offers any wallet and where to get one if it finds none', () => {
    type('zzz')
    const rows = [...document.querySelectorAll('button')].slice(-2)
    expect(rows.map(({ textContent }) => textContent)).toEqual(['WWalletConnect', 'Get a Wallet'])
    act(() => rows[0]?.click())
    expect(onSelect.mock.calls.map(([wallet]) => wallet.id)).toEqual(['walletConnect'])
    act(() => rows[1]?.click())
    expect(onGet).toHaveBeenCalledOnce()
  })

  it('picks the best match on Enter', () => {
    press({ key: 'Enter' })
    expect(onSelect.mock.calls.map(([wallet]) => wallet.id)).toEqual(['Birch'])
  })

  it('ignores an Enter that confirms the input of an IME', () => {
    press({ key: 'Enter', isComposing: true }, field(), 229)
    // Safari ends the composition first.
    press({ key: 'Enter' }, field(), 229)
    expect(onSelect).not.toHaveBeenCalled()
  })

  it('keeps the focus while the arrow keys choose a candidate of an IME', () => {
    field()?.focus()
    press({ key: 'ArrowDown', isComposing: true }, field(), 229)
    expect(document.activeElement).toBe(field())
    press({ key: 'ArrowDown' })
    expect(document.activeElement?.textContent).toContain('Birch')
  })

  it('stays when its text is deleted after the list was left and drawn again', () => {
    const type = (text: string) =>
      act(() => {
        const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
        set?.call(field(), text)
        field()?.dispatchEvent(new Event('input', { bubbles: true }))
      })
    unmount()
    // So few that only typing shows the field.
    const few = [walletGroupForTest(names.slice(0, 3).map((name) => ({ id: name, name })))]
    const searched = { ...firstFilter, query: 'birch' }
    ;({ unmount } = mount(
      <dialog open>
        <List groups={few} start={searched} />
      </dialog>,
    ))
    expect(field()?.value).toBe('birch')
    type('')
    expect(field()?.value).toBe('')
  })
})
