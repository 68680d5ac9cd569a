// @vitest-environment happy-dom

import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import fc from 'fast-check'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { UnconfiguredChainError } from '../../errors/chain.ts'
import type { KitConfig } from '../../kit/assembleKit.ts'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { connectTo } from '../../testing/connectTo.ts'
import { alice, fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { recentWallets } from '../../wallets/list/recentWallets.ts'
import { transactionStore } from '../store/recordSent.ts'
import {
  type AddedTransaction,
  useAddRecentTransaction,
  useHasPendingTransactions,
} from '../store/useTransactions.ts'
import { hashNumber } from '../testing/simulatedChain.ts'
import { RecentTransactions } from './RecentTransactions.tsx'
import { useStatusWords } from './useStatusWords.ts'

let root: Root
let add: (transaction: AddedTransaction) => unknown

let hasPending: boolean
let words: ReturnType<typeof useStatusWords>

function Page() {
  words = useStatusWords()
  add = useAddRecentTransaction()
  hasPending = useHasPendingTransactions()
  return <RecentTransactions />
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(async () => {
  await act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

const show = (config: KitConfig, locale = 'en') =>
  act(() =>
    root.render(
      <KitProvider config={config} locale={locale}>
        <Page />
      </KitProvider>,
    ),
  )

async function connected(storage = keepStorageAlive(memoryStorage()), isShown = true) {
  const options = { storage, showRecentTransactions: isShown }
  const config = kitConfigForTest([fakeConnector({ id: 'a' })], options)
  await show(config)
  await act(() => connectTo(config.wagmi, config.wagmi.connectors[0]))
  return config
}

const rows = () => [...document.querySelectorAll('li[data-status]')]
const button = () => document.querySelector('button')

describe('the list', () => {
  it('is empty at first, then lists the three newest with a status text', async () => {
    const config = await connected()
    expect(document.body.textContent).toContain('Your transactions will appear here.')
    await act(() => {
      for (let number = 1; number <= 5; number += 1) {
        add({
          hash: hashNumber(number),
          description: `No ${number}`,
          chainId: number === 5 ? 185 : 1,
        })
      }
    })
    const settle = (number: number, status: 'confirmed' | 'failed') =>
      config.get(transactionStore).update(alice, 1, new Map([[hashNumber(number), { status }]]))
    await act(() => {
      settle(4, 'confirmed')
      settle(3, 'failed')
    })
    const shown = rows().map((row) => row.querySelector('div')?.textContent)
    expect(shown).toEqual(['No 5Pending on Mint Mainnet', 'No 4Confirmed', 'No 3Failed'])
    const links = rows().map((row) => row.querySelector('a')?.href)
    expect(links[1]).toBe(`http://localhost:1/explorer/tx/${hashNumber(4)}`)
  })

  it('is cleared by Clear All, which keeps focus', async () => {
    const config = await connected()
    await act(() => add({ hash: hashNumber(1), description: 'One' }))
    expect(button()?.textContent).toBe('Clear All')
    await act(() => button()?.click())
    expect(rows()).toEqual([])
    expect(config.get(transactionStore).list(alice)).toEqual([])
    expect(document.activeElement?.textContent).toBe('Recent Transactions')
  })

  it('explains a failed transaction, and that nothing can be saved', async () => {
    const full = {
      ...memoryStorage(),
      setItem() {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    const config = await connected(keepStorageAlive(full))
    await act(() => add({ hash: hashNumber(1), description: 'One' }))
    const patch = { status: 'failed', outcome: 'cancelled' } as const
    await act(() =>
      config.get(transactionStore).update(alice, 1, new Map([[hashNumber(1), patch]])),
    )
    expect(rows()[0]?.textContent).toContain('Failed · Cancelled: replaced by an empty transaction')
    expect(document.body.textContent).toContain('Your browser isn’t saving data')
  })

  it.each([
    ['en', 'Failed on Mint Mainnet · Cancelled: replaced by an empty transaction'],
    ['zh-CN', '失败 在 Mint Mainnet 上 · 已取消：被一笔空交易替换'],
    ['th', 'ล้มเหลว บน Mint Mainnet · ยกเลิกแล้ว: ถูกแทนที่ด้วยธุรกรรมเปล่า'],
  ])('separates the status from its explanation in the language %s', async (locale, text) => {
    const config = await connected()
    await show(config, locale)
    await act(() => vi.dynamicImportSettled())
    await act(() => add({ hash: hashNumber(1), description: 'One', chainId: 185 }))
    const patch = { status: 'failed', outcome: 'cancelled' } as const
    await act(() =>
      config.get(transactionStore).update(alice, 185, new Map([[hashNumber(1), patch]])),
    )
    expect(rows()[0]?.querySelector('p + p')?.textContent).toBe(text)
  })

  it('has words for a silent wallet, which say that it is waited for', async () => {
    await connected()
    const silent = {
      kind: 'batch',
      status: 'pending',
      unknown: { since: 0, at: 0, watched: 0 },
    } as const
    expect(words({ ...silent, id: 'b', chainId: 1, description: '', addedAt: 0 }).detail).toBe(
      'Waiting for your wallet',
    )
  })

  it.each([
    ['needs more confirmations', {}, 'In a block, waiting for confirmations: 3'],
    ['was repriced', { outcome: 'repriced' }, 'In a block, waiting for confirmations: 3'],
    ['is cancelled', { outcome: 'cancelled' }, 'Being cancelled: waiting for confirmations'],
    ['is replaced', { outcome: 'replaced' }, 'Being replaced: waiting for confirmations'],
    [
      'has no receipt',
      { unknown: { since: 0, at: 0, watched: 0 } },
      'In a block, but no responding node knows its result',
    ],
  ] as const)('has words for one in a block that %s', async (_name, fields, detail) => {
    await connected()
    const seenIn = { number: 7, hash: hashNumber(7) }
    const pending = { kind: 'transaction', status: 'pending', confirmations: 3, seenIn } as const
    const known = { id: hashNumber(1), hash: hashNumber(1), chainId: 1, description: '' }
    expect(words({ ...known, ...pending, addedAt: 0, ...fields }).detail).toBe(detail)
  })

  it("has words for a Safe's batch, which waits for its owners", async () => {
    await connected()
    const batch = { id: 'b', kind: 'batch', chainId: 1, description: '', addedAt: 0 } as const
    const ofSafe = { ...batch, connectorId: 'safe', status: 'pending' } as const
    expect(words(ofSafe).detail).toBe('Waiting for the Safe owners')
    expect(words({ ...ofSafe, status: 'failed', outcome: 'cancelled' }).detail).toBe(
      'Cancelled by the Safe owners',
    )
  })

  it('shows a pending indicator while any is pending', async () => {
    const config = await connected()
    expect(hasPending).toBe(false)
    await act(() => add({ hash: hashNumber(1), description: 'One' }))
    expect(hasPending).toBe(true)
    const patch = new Map([[hashNumber(1), { status: 'confirmed' as const }]])
    await act(() => config.get(transactionStore).update(alice, 1, patch))
    expect(hasPending).toBe(false)
  })

  it('is not about a network that the app no longer configures, since nothing checks it', async () => {
    const config = await connected()
    const kept = { hash: hashNumber(1), description: 'One' }
    await act(() => config.get(transactionStore).add(kept, { address: alice, chainId: 999 }))
    expect(rows()).toHaveLength(1)
    expect(hasPending).toBe(false)
  })

  it('is absent unless the config enables it', async () => {
    await connected(undefined, false)
    await act(() => add({ hash: hashNumber(1), description: 'One' }))
    expect(hasPending).toBe(false)
    expect(document.body.textContent).not.toContain('Recent Transactions')
  })

  it('shows a hostile description as plain text without bidi controls', async () => {
    await connected()
    await act(() => add({ hash: hashNumber(1), description: '<b>Pay</b>\u202e 1' }))
    expect(rows()[0]?.querySelector('bdi')?.textContent).toBe('<b>Pay</b> 1')
  })

  it('keeps the amount of an Arabic description in order', async () => {
    await connected()
    const description = 'قفل \u206812.5 FOYER\u2069'
    await act(() => add({ hash: hashNumber(1), description }))
    expect(rows()[0]?.querySelector('bdi')?.textContent).toBe(description)
  })
})

describe('recording', () => {
  it('requires an account, and records the wallet', async () => {
    const config = await connected()
    await act(() => add({ hash: hashNumber(1), description: 'x' }))
    expect(config.get(transactionStore).list(alice)).toMatchObject([
      { connectorId: 'a', chainId: 1 },
    ])
    const elsewhere = { hash: hashNumber(2), description: 'x', chainId: 424_242 }
    expect(() => add(elsewhere)).toThrow(UnconfiguredChainError)
    expect(() => add(elsewhere)).toThrow('Chain 424242 not configured')
    await act(() => root.render(null))
    await show(kitConfigForTest([]))
    expect(() => add({ hash: hashNumber(1), description: 'x' })).toThrow(/No account is connected/)
    expect(() => add(elsewhere)).toThrow(/No account is connected/)
  })
})

describe('a thousand corrupted stores', () => {
  const oldKey = 'foyer.transactions'
  const key = `${oldKey}.${alice.toLowerCase()}.1.${hashNumber(1)}`
  const record = {
    id: hashNumber(1),
    hash: hashNumber(1),
    kind: 'transaction',
    description: 'x',
    status: 'confirmed',
    addedAt: 1,
  }
  const anything = fc.anything({ maxDepth: 3 })
  const broken = fc
    .record({ field: fc.constantFrom(...Object.keys(record), 'outcome', 'calls'), value: anything })
    .map(({ field, value }) => ({ ...record, [field]: value }))
  const store = fc.record({
    v: fc.constantFrom(3, 3, 2, 2, 1, '2', null),
    data: fc.oneof(
      anything,
      broken,
      fc.array(fc.oneof(broken, anything)).map((list) => ({ [alice.toLowerCase()]: { 1: list } })),
    ),
  })
  const sealed = fc.record({ store, cut: fc.nat(400), isCut: fc.boolean() }).map((entry) => {
    const text = JSON.stringify(entry.store, (_key, value) =>
      typeof value === 'bigint' ? `${value}` : value,
    )
    return entry.isCut ? text.slice(0, entry.cut) : text
  })
  const raws = fc.sample(fc.oneof(fc.string(), sealed), { numRuns: 1_000, seed: 6 })

  it('the connected page keeps working with each, and records again', async () => {
    const storage = keepStorageAlive(memoryStorage())
    await connected(storage)
    for (const raw of raws) {
      await act(() => storage.setItem(key, raw))
      expect(document.body.textContent).toContain('Recent Transactions')
    }
    await act(() => add({ hash: hashNumber(2), description: 'Still works' }))
    expect(rows()[0]?.textContent).toContain('Still works')
  })

  it('the kit starts with each, in any of its stores', () => {
    for (const raw of raws) {
      const storage = memoryStorage()
      for (const name of ['store', 'recentConnectorId', 'recentWallets']) {
        storage.setItem(`foyer.${name}`, raw)
      }
      for (const name of [oldKey, key]) storage.setItem(name, raw)
      const config = kitConfigForTest([], { storage })
      expect(Array.isArray(config.get(transactionStore).list(alice))).toBe(true)
      expect(config.get(recentWallets).get()).toBeDefined()
    }
  })
})
