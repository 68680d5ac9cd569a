// @vitest-environment happy-dom

import { sealEnvelope } from '@foyer/ui/storage/envelope.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { act, Profiler, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { WalletList } from './connect/list/WalletList.tsx'
import { firstFilter, rowsAtOnce } from './connect/steps/visibleGroups.ts'
import type { KitConfig } from './kit/assembleKit.ts'
import { KitProvider } from './kit/KitProvider.tsx'
import { connectTo } from './testing/connectTo.ts'
import { alice, fakeConnector } from './testing/fakeConnector.ts'
import { kitConfigForTest } from './testing/kitConfigForTest.ts'
import { recentListLimit } from './transactions/store/record.ts'
import { transactionStore } from './transactions/store/recordSent.ts'
import { hashNumber } from './transactions/testing/simulatedChain.ts'
import { RecentTransactions } from './transactions/views/RecentTransactions.tsx'
import { useWalletList } from './wallets/list/useWalletList.ts'

/** How often React renders does not depend on the number of wallets and transactions. */

const sizes = [10, 100, 1_000]

function range(size: number): readonly number[] {
  return Array.from({ length: size }, (_, index) => index)
}

/** A page with the kit, and a function that counts the commits of what a change causes. */
async function pageOf(config: KitConfig, content: ReactNode) {
  let commits = 0
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  await act(() =>
    root.render(
      <KitProvider config={config}>
        <Profiler id="page" onRender={() => (commits += 1)}>
          {content}
        </Profiler>
      </KitProvider>,
    ),
  )
  const commitsOf = async (change: () => unknown) => {
    commits = 0
    await act(async () => void (await change()))
    return commits
  }
  const close = async () => {
    await act(() => root.unmount())
    page.remove()
    vi.unstubAllGlobals()
  }
  return { close, commitsOf, page }
}

/** Runs each size; `measure` returns the number of commits of one change. */
async function commitsAt(measure: (size: number) => Promise<number>): Promise<readonly number[]> {
  const counts: number[] = []
  for (const size of sizes) counts.push(await measure(size))
  return counts
}

const everything = { ...firstFilter, all: true }

function Wallets() {
  const groups = useWalletList([], { open: true, phone: false })
  return (
    <WalletList
      filter={everything}
      groups={groups}
      onFilter={() => {}}
      onGet={() => {}}
      onSelect={() => {}}
    />
  )
}

/** Announces wallets as extensions do (EIP-6963). */
function announce(size: number): void {
  for (const index of range(size)) {
    const info = {
      uuid: crypto.randomUUID(),
      name: `Wallet ${index}`,
      rdns: `com.wallet${index}`,
      icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    }
    const provider = { request: async () => [], on() {}, removeListener() {} }
    window.dispatchEvent(
      new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }),
    )
  }
}

test('wallets that are announced together cause the same commits, however many', async () => {
  const counts = await commitsAt(async (size) => {
    const { close, commitsOf, page } = await pageOf(kitConfigForTest([]), <Wallets />)
    const commits = await commitsOf(() => announce(size))
    expect(page.querySelectorAll('[data-wallet]')).toHaveLength(Math.min(size, rowsAtOnce))
    await close()
    return commits
  })
  expect(counts[0]).toBeGreaterThan(0)
  expect(Math.max(...counts), counts.join()).toBeLessThanOrEqual(2 * Number(counts[0]))
})

/** A connected page whose account has this many pending transactions. */
async function transactionsPage(size: number) {
  const storage = memoryStorage()
  const records = range(size).map((index) => ({
    ...{ id: hashNumber(index), hash: hashNumber(index), kind: 'transaction' },
    ...{ description: 'Lock', status: 'pending', addedAt: size - index },
  }))
  const config = kitConfigForTest([fakeConnector({ id: 'a' })], {
    storage,
    showRecentTransactions: true,
  })
  const stored = { [alice.toLowerCase()]: { 1: records } }
  storage.setItem(`${config.storageKey}.transactions`, sealEnvelope(stored, { version: 2 }))
  const shown = await pageOf(config, <RecentTransactions />)
  await act(() => connectTo(config.wagmi, config.wagmi.connectors[0]))
  expect(shown.page.querySelectorAll('li[data-status="pending"]')).toHaveLength(recentListLimit)
  return { ...shown, store: config.get(transactionStore) }
}

test('a transaction causes one commit when recorded, and all of them one when they settle together', async () => {
  const recorded = await commitsAt(async (size) => {
    const { close, commitsOf, store } = await transactionsPage(size)
    const added = { hash: hashNumber(size), description: 'Lock' }
    const commits = await commitsOf(() => store.add(added, { address: alice, chainId: 1 }))
    await close()
    return commits
  })
  expect(recorded).toEqual([1, 1, 1])
  const settled = await commitsAt(async (size) => {
    const { close, commitsOf, store } = await transactionsPage(size)
    const confirmed = range(size).map(
      (index) => [hashNumber(index), { status: 'confirmed' }] as const,
    )
    const commits = await commitsOf(() => store.update(alice, 1, new Map(confirmed)))
    await close()
    return commits
  })
  expect(settled).toEqual([1, 1, 1])
})
