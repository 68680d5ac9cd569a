// @vitest-environment happy-dom

import { mount } from '@foyer/ui/testing/mount.tsx'
import { afterEach, expect, test, vi } from 'vitest'
import { walletGroupForTest } from '../../testing/walletRowForTest.ts'
import { WalletStrip } from './WalletStrip.tsx'

let unmount = () => {}

afterEach(() => unmount())

test('an unsupported wallet says so, is disabled and comes last, with what to do instead', () => {
  const groups = [
    walletGroupForTest([
      { id: 'amber', name: 'Amber', unsupported: true },
      { id: 'blue', name: 'Blue' },
    ]),
    walletGroupForTest([{ id: 'coral', name: 'Coral' }], { id: 'More', name: 'More' }),
  ]
  ;({ unmount } = mount(<WalletStrip groups={groups} onSelect={() => {}} onShowAll={() => {}} />))
  const buttons = [...document.querySelectorAll('li > button')]
  expect(
    buttons.map((button) => [
      button.querySelector('bdi')?.textContent,
      button.getAttribute('aria-disabled'),
      button.textContent?.includes('(unsupported)'),
    ]),
  ).toEqual([
    ['Blue', null, false],
    ['Coral', null, false],
    ['Amber', 'true', true],
  ])
  expect(document.querySelector('h2')?.textContent).toBe('Not on this phone')
  expect(document.querySelector('p')?.textContent).toMatch(/^To use an unsupported wallet, open/)
})

test('wallets that this phone cannot use take no place of one that it can', () => {
  const unsupported = Array.from({ length: 9 }, (_, n) => ({ id: `no${n}`, unsupported: true }))
  const groups = [walletGroupForTest([...unsupported, { id: 'ready', name: 'Ready' }])]
  const onShowAll = vi.fn()
  ;({ unmount } = mount(<WalletStrip groups={groups} onSelect={() => {}} onShowAll={onShowAll} />))
  const tiles = [...document.querySelectorAll<HTMLElement>('li > button')]
  expect(tiles).toHaveLength(6)
  expect(tiles[0]?.querySelector('bdi')?.textContent).toBe('Ready')
  expect(tiles[1]?.textContent).toBe('Show all')
  tiles[1]?.click()
  expect(onShowAll).toHaveBeenCalledOnce()
})
