// @vitest-environment happy-dom

import { mount } from '@foyer/ui/testing/mount.tsx'
import { act } from 'react'
import { expect, test, vi } from 'vitest'
import { WagmiContext } from 'wagmi'
import { KitContext } from '../../chains/config/KitContext.ts'
import { fakeConnector } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { amber, birch, cedar } from '../../testing/walletListForTest.ts'
import type { WalletDefinition } from '../walletDefinition.ts'
import { recentWallets } from './recentWallets.ts'
import { type FurtherWallets, useFurtherWallets } from './useFurtherWallets.ts'

async function page(
  loadMore: () => Promise<readonly WalletDefinition[]>,
  recent: readonly string[] = [],
) {
  const kit = kitConfigForTest([fakeConnector({ id: 'com.unlisted' })])
  kit.get(recentWallets).set(recent)
  const groups = [
    { groupName: 'Popular', wallets: [amber] },
    { groupName: 'More', wallets: [birch], loadMore },
  ]
  let latest: FurtherWallets | undefined
  function Probe() {
    latest = useFurtherWallets(groups)
    return null
  }
  await act(async () => {
    mount(
      <KitContext.Provider value={kit}>
        <WagmiContext.Provider value={kit.wagmi}>
          <Probe />
        </WagmiContext.Provider>
      </KitContext.Provider>,
    )
  })
  return {
    load: () => act(async () => latest?.load()),
    ids: () => latest?.groups.map(({ wallets }) => wallets.map(({ id }) => id)),
    loadsMore: () => latest?.groups.some((group) => group.loadMore) ?? false,
  }
}

test('further wallets join their group once they are wanted, and are loaded once', async () => {
  const loadMore = vi.fn(async () => [cedar])
  const { ids, load, loadsMore } = await page(loadMore, ['amber', 'com.amber.beta', 'com.unlisted'])
  expect(loadMore).not.toHaveBeenCalled()
  expect(loadsMore()).toBe(true)
  await load()
  await load()
  expect(ids()).toEqual([['amber'], ['birch', 'cedar']])
  expect(loadsMore()).toBe(false)
  expect(loadMore).toHaveBeenCalledTimes(1)
})

test('they are wanted at once if a recent wallet is not listed', async () => {
  const { ids } = await page(async () => [cedar], ['cedar'])
  expect(ids()).toEqual([['amber'], ['birch', 'cedar']])
})

test('those with the id or an rdns of a listed wallet are left out', async () => {
  const same = [birch, { ...cedar, rdns: ['com.amber.beta'] }]
  const { ids, load } = await page(async () => same)
  await load()
  expect(ids()).toEqual([['amber'], ['birch']])
})

test('after a failure the list stays as it is, and they are loaded when they are wanted again', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const failure = new Error('no network')
  const loadMore = vi.fn(async () => [cedar]).mockRejectedValueOnce(failure)
  const { ids, load, loadsMore } = await page(loadMore)
  await load()
  expect(ids()).toEqual([['amber'], ['birch']])
  expect(loadsMore()).toBe(true)
  expect(log).toHaveBeenCalledWith(failure)
  await load()
  expect(ids()).toEqual([['amber'], ['birch', 'cedar']])
  log.mockRestore()
})
