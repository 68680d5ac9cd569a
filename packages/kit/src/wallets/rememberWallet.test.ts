import { expect, test } from 'vitest'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { rememberWallet } from './rememberWallet.ts'

test('the newest wallet comes first, each once, and three are kept', () => {
  const { recentWallets } = kitConfigForTest([])
  for (const id of ['a', 'b', 'a', 'c', 'd']) rememberWallet(recentWallets, id)
  expect(recentWallets.get()).toEqual(['d', 'c', 'a'])
})
