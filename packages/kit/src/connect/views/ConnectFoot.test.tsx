// @vitest-environment happy-dom

import { mount } from '@foyer/ui/testing/mount.tsx'
import { afterEach, expect, test } from 'vitest'
import { walletRowForTest } from '../../testing/walletRowForTest.ts'
import type { AttemptState } from '../attempt/connectAttempt.ts'
import { ConnectFoot } from './ConnectFoot.tsx'

let unmount = () => {}

afterEach(() => unmount())

const asked = {
  phase: 'connecting',
  walletId: 'amber',
  link: undefined,
  appMissing: false,
} as const
const failed = { phase: 'failed', walletId: 'amber', said: '', shared: false } as const

test.each<[string, AttemptState, string]>([
  ['a wallet that is being asked', asked, ''],
  ['a wallet that was rejected', { ...failed, kind: 'rejected' }, ''],
  ['a wallet that failed', { ...failed, kind: 'timeout' }, 'Still stuck?'],
])('for %s, says next to the other wallets: %s', (_, attempt, text) => {
  const view = { attempt, layout: 'wide', onBack() {}, onGetWallet() {} } as const
  const wallet = walletRowForTest({ id: 'amber' })
  ;({ unmount } = mount(<ConnectFoot view={view} wallet={wallet} />))
  expect(document.querySelector('footer')?.textContent).toBe(`${text}Use another wallet`)
})
