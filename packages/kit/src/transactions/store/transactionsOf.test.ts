import { expect, test } from 'vitest'
import { memoryStorage } from '../../storage/memoryStorage.ts'
import { alice, fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { recordSent, transactionsOf } from './transactionsOf.ts'

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

test('an option that is undefined has its default', () => {
  const [connector] = kitConfigForTest([fakeConnector({ id: 'safe', type: 'safe' })]).wagmi
    .connectors
  const sender = { kit: kitConfigForTest([]), address: alice, chain: { id: 1 }, connector }
  const hash = `0x${'ab'.repeat(32)}` as const
  const given = { hash, description: 'Lock', kind: undefined, connectorId: undefined }
  expect(recordSent(sender, given)).toMatchObject({ kind: 'safe', connectorId: 'safe' })
})
