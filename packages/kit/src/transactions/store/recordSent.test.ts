// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { expect, onTestFinished, test, vi } from 'vitest'
import { createKitConfig } from '../../kit/createKitConfig.ts'
import { alice, fakeConnector } from '../../testing/fakeConnector.ts'
import { ethereum, kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { recordSent, transactionStore } from './recordSent.ts'

test.each([
  [undefined, 'foyer.transactions.'],
  ['mine', 'mine.transactions.'],
])('with the prefix %s transactions are stored under %s', (storageKey, key) => {
  const storage = memoryStorage()
  const kit = kitConfigForTest([], { storage, storageKey })
  const hash = `0x${'ab'.repeat(32)}` as const
  kit.get(transactionStore).add({ hash, description: 'Lock' }, { address: alice, chainId: 1 })
  const stored = storage.keys().filter((name) => name.startsWith(key))
  expect(stored).toEqual([`${key}${alice.toLowerCase()}.1.${hash}`])
})

test('kits of one page hear of what the other one records', () => {
  const open = () => createKitConfig({ appName: 'Test', chains: [ethereum] })
  const [one, other] = [open().get(transactionStore), open().get(transactionStore)]
  const onChange = vi.fn()
  onTestFinished(one.subscribe(onChange))
  const hash = `0x${'ab'.repeat(32)}` as const
  other.add({ hash, description: 'Lock' }, { address: alice, chainId: 1 })
  expect(onChange).toHaveBeenCalled()
  expect(one.list(alice)).toMatchObject([{ hash }])
})

test('requests of one server share no records', () => {
  vi.stubGlobal('window', undefined)
  onTestFinished(() => void vi.unstubAllGlobals())
  const open = () => createKitConfig({ appName: 'Test', chains: [ethereum] })
  const [one, other] = [open().get(transactionStore), open().get(transactionStore)]
  const hash = `0x${'ab'.repeat(32)}` as const
  other.add({ hash, description: 'Lock' }, { address: alice, chainId: 1 })
  expect(one.list(alice)).toEqual([])
})

test('an option that is undefined has its default', () => {
  const [connector] = kitConfigForTest([fakeConnector({ id: 'safe', type: 'safe' })]).wagmi
    .connectors
  const hash = `0x${'ab'.repeat(32)}` as const
  const given = {
    address: alice,
    chainId: 1,
    connector,
    hash,
    description: 'Lock',
    kind: undefined,
    connectorId: undefined,
  }
  expect(recordSent(kitConfigForTest([]), given)).toMatchObject({
    kind: 'safe',
    connectorId: 'safe',
  })
})
