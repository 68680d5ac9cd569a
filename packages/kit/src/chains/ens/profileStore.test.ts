// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { StorageLike } from '@foyer/ui/storage/storageLike.ts'
import fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { alice } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { oneDay } from '../transport/createQueryClient.ts'
import { createProfileStore } from './profileStore.ts'

const storeOn = (storage: StorageLike) => createProfileStore(kitConfigForTest([], { storage }))
const key = 'foyer.names'
const avatar = 'data:image/png;base64,iVBORw0KGgo='
const found = { name: 'alice.foyer.eth', avatar }
const entry = { ...found, address: alice.toLowerCase(), scope: 1, at: Date.now() }
const stored = (value: unknown) => JSON.stringify({ v: 1, data: value })

function read(value: unknown) {
  const storage = memoryStorage()
  storage.setItem(key, stored(value))
  return storeOn(storage).get(alice, 1)
}

afterEach(() => void vi.useRealTimers())

describe('profileStore', () => {
  test('keeps a name over a reload, per chain, for the address in any case', () => {
    const storage = memoryStorage()
    storeOn(storage).put(alice, 1, found)
    expect(storeOn(storage).get(alice, 1)).toMatchObject(found)
    expect(storeOn(storage).get(alice, 8453)).toBeUndefined()
  })

  test('stores the absence of a name too', () => {
    const storage = memoryStorage()
    storeOn(storage).put(alice, 1, { name: undefined, avatar: undefined })
    expect(storeOn(storage).get(alice, 1)).toMatchObject({ name: undefined })
  })

  test('expires after one day, and ignores entries from the future', () => {
    vi.useFakeTimers()
    const storage = memoryStorage()
    storeOn(storage).put(alice, 1, found)
    vi.advanceTimersByTime(oneDay - 1)
    expect(storeOn(storage).get(alice, 1)).toBeDefined()
    vi.advanceTimersByTime(1)
    expect(storeOn(storage).get(alice, 1)).toBeUndefined()
    expect(read([{ ...entry, at: Date.now() + 60_000 }])).toBeUndefined()
  })

  test('keeps the eight newest accounts', () => {
    const storage = memoryStorage()
    const store = storeOn(storage)
    const address = (n: number) => `0x${n.toString(16).padStart(40, '0')}` as const
    for (let n = 0; n < 9; n += 1) store.put(address(n), 1, found)
    expect(store.get(address(0), 1)).toBeUndefined()
    expect(store.get(address(1), 1)).toBeDefined()
  })

  test.each([
    'alice.foyer.eth',
    '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}.eth',
    '\u{1f3f4}\u{e0067}\u{e0062}\u{e007f}.eth',
  ])('reads back what it wrote: %s', (name) =>
    expect(read([{ ...entry, name }])).toMatchObject({ name, avatar }))

  test.each([
    ['an invisible character', { name: 'alice\u200b.foyer.eth' }],
    ['a joiner between letters', { name: 'ali\u200dce.foyer.eth' }],
    ['a bidi override', { name: '\u202ealice' }],
    ['too long', { name: 'x'.repeat(256) }],
    ['no text', { name: 7 }],
    ['empty', { name: '' }],
  ])('a stored name that is %s is ignored', (_, change) => {
    expect(read([{ ...entry, ...change }])).toBeUndefined()
  })

  test.each([
    'javascript:alert(1)',
    'https://elsewhere.example/a.png',
    'data:image/svg+xml;base64,AAAA',
    7,
  ])('a stored picture %s is not shown', (picture) => {
    expect(read([{ ...entry, avatar: picture }])).toMatchObject({ avatar: undefined })
  })

  test('property: never throws on any stored value', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        read(value)
        read([value])
        read([{ ...entry, name: value, avatar: value, at: value }])
      }),
    )
  })
})
