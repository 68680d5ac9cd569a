// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import { walletGroupForTest } from '../../testing/walletRowForTest.ts'
import { mount } from '../../ui/testing/mount.tsx'
import { WalletStrip } from './WalletStrip.tsx'

let unmount = () => {}

afterEach(() => unmount())

test('an unsupported wallet says so, is disabled and comes last', () => {
  const groups = [
    walletGroupForTest([
      { id: 'amber', name: 'Amber', unsupported: true },
      { id: 'blue', name: 'Blue' },
    ]),
    walletGroupForTest([{ id: 'coral', name: 'Coral' }], { id: 'More', name: 'More' }),
  ]
  ;({ unmount } = mount(<WalletStrip groups={groups} onSelect={() => {}} />))
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
})
