import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { describe, expect, test } from 'vitest'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { recentWallets, rememberWallet } from './recentWallets.ts'

const key = 'foyer.recentWallets'

/** The recent wallets that the kit reads from an earlier visit's data. */
function recentsFrom(data: unknown, version = 2): readonly string[] {
  const storage = memoryStorage()
  storage.setItem(key, JSON.stringify({ v: version, data }))
  return kitConfigForTest([], { storage }).get(recentWallets).get()
}

test('the newest wallet comes first, without duplicates, and three are kept', () => {
  const kit = kitConfigForTest([])
  for (const id of ['a', 'b', 'a', 'c', 'd']) rememberWallet(kit, id)
  expect(kit.get(recentWallets).get()).toEqual(['d', 'c', 'a'])
})

describe('the stored recent wallets', () => {
  test('are stored under their key, which starts with the app’s prefix', () => {
    const storage = memoryStorage()
    rememberWallet(kitConfigForTest([], { storage }), 'amber')
    expect(JSON.parse(storage.getItem(key) ?? '')).toEqual({ v: 2, data: ['amber'] })
    rememberWallet(kitConfigForTest([], { storage, storageKey: 'mine' }), 'jade')
    expect(JSON.parse(storage.getItem('mine.recentWallets') ?? '')).toEqual({
      v: 2,
      data: ['jade'],
    })
  })

  test('are limited to the three newest, however many are stored', () => {
    expect(recentsFrom(['a', 'b', 'c', 'd', 'e'])).toEqual(['a', 'b', 'c'])
  })

  test.each([
    ['the same twice', ['a', 'a', 'b', 'b', 'c', 'd'], ['a', 'b', 'c']],
    ['what is not text', ['a', 7, null, { id: 'b' }, 'c'], ['a', 'c']],
    ['an id of 200 characters', ['x'.repeat(199), 'x'.repeat(200)], ['x'.repeat(199)]],
    ['no list', { a: 1 }, []],
  ])('with %s', (_what, stored, recents) => {
    expect(recentsFrom(stored)).toEqual(recents)
  })

  test('of another version are discarded', () => {
    expect(recentsFrom(['a'], 1)).toEqual([])
  })
})
