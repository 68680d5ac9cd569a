import { describe, expect, test } from 'vitest'
import { walletGroupForTest } from '../../testing/walletRowForTest.ts'
import { countRows, rowsAtOnce, visibleGroups } from './visibleGroups.ts'

const popular = walletGroupForTest([
  { id: 'rainbow', name: 'Rainbow' },
  { id: 'zerion', name: 'Zérion Wallet' },
])
const more = walletGroupForTest(
  [
    { id: 'rabby', name: 'Rabby' },
    { id: 'here', name: 'Here', installed: true },
    { id: 'recent', name: 'Last One', recent: true },
    { id: 'imitator', name: 'MetaMask', rdnsNote: 'evil.example' },
  ],
  { id: 'More', collapsed: true },
)
const wish = { query: '', all: false, limit: rowsAtOnce }

function ids(list: ReturnType<typeof visibleGroups>): string[] {
  return list.groups.flatMap(({ wallets }) => wallets.map(({ id }) => id))
}

describe('visibleGroups', () => {
  test('wallets that are neither installed nor recent are behind Show all in a collapsed group', () => {
    const list = visibleGroups([popular, more], wish)
    expect(ids(list)).toEqual(['rainbow', 'zerion', 'here', 'recent'])
    expect(list.collapsed).toBe(2)
    const all = visibleGroups([popular, more], { ...wish, all: true })
    expect(ids(all)).toHaveLength(6)
    expect(all.collapsed).toBe(0)
  })

  test('wallets that are not loaded yet are behind Show all, also of a search', () => {
    const part = { ...popular, loadsMore: true }
    expect(visibleGroups([part], wish).collapsed).toBe(1)
    expect(visibleGroups([part], { ...wish, all: true }).collapsed).toBe(1)
    expect(visibleGroups([part], { ...wish, query: 'rain' }).collapsed).toBe(1)
  })

  test('a connector of the page is never behind Show all', () => {
    const own = walletGroupForTest([{ id: 'own', ready: true }], { id: 'More', collapsed: true })
    expect(ids(visibleGroups([popular, own], wish))).toEqual(['rainbow', 'zerion', 'own'])
  })

  test('wallets that the phone cannot use come last, in a group of their own', () => {
    const mixed = walletGroupForTest([{ id: 'no', unsupported: true }, { id: 'yes' }])
    const { groups } = visibleGroups([mixed, popular], wish)
    expect(groups.map(({ id, wallets }) => [id, wallets.map((row) => row.id)])).toEqual([
      [mixed.id, ['yes']],
      [popular.id, ['rainbow', 'zerion']],
      ['unsupported', ['no']],
    ])
  })

  test('the search includes wallets behind Show all', () => {
    const list = visibleGroups([popular, more], { ...wish, query: 'rabb' })
    expect(ids(list)).toEqual(['rabby'])
    expect(list.collapsed).toBe(0)
  })

  test.each([
    ['zerion wallet', ['zerion']],
    ['ZERIONW', ['zerion']],
    ['evil', ['imitator']],
    ['  ', ['rainbow', 'zerion', 'here', 'recent']],
    ['(', []],
  ])('finds by %s', (query, expected) => {
    expect(ids(visibleGroups([popular, more], { ...wish, query }))).toEqual(expected)
  })

  test('of a thousand wallets at most the limit is rendered at once, and none is lost', () => {
    const thousand = walletGroupForTest(
      Array.from({ length: 1_000 }, (_, index) => ({ id: `w${index}`, name: `Wallet ${index}` })),
      { id: 'installed' },
    )
    const groups = [popular, thousand]
    const list = visibleGroups(groups, wish)
    expect(countRows(list.groups)).toBe(rowsAtOnce)
    expect(list.more).toBe(1_002 - rowsAtOnce)
    expect(countRows(visibleGroups(groups, { ...wish, limit: 2_000 }).groups)).toBe(1_002)
    expect(ids(visibleGroups(groups, { ...wish, query: 'wallet 999' }))).toEqual(['w999'])
  })
})
