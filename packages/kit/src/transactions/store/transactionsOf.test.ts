import { expect, test } from 'vitest'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { alice } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { transactionsOf } from './transactionsOf.ts'

test.each([
  [undefined, 'foyer.transactions'],
  ['mine', 'mine.transactions'],
])('with the prefix %s transactions are stored under %s', (storageKey, key) => {
  const storage = memoryStorage()
  const kit = kitConfigForTest([], { storage, storageKey })
  const hash = `0x${'ab'.repeat(32)}` as const
  transactionsOf(kit).add({ hash, description: 'Lock' }, { address: alice, chainId: 1 })
  expect(storage.getItem(key)).toContain(hash)
})
