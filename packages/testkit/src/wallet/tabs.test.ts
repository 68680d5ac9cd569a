// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { alice, setup, setupConnected } from './testing/setup.ts'

beforeEach(() => localStorage.clear())

it('emits events when another tab disconnects it or switches the chain', async () => {
  const storage = { key: 'wallet' }
  const here = await setupConnected({ storage })
  const there = setup({ storage })
  expect(await there.request('eth_accounts')).toEqual([alice.address])
  there.engine.revoke()
  there.engine.switchChain(8453)
  window.dispatchEvent(new StorageEvent('storage', { key: 'another' }))
  expect(here.events).toEqual([])
  window.dispatchEvent(new StorageEvent('storage', { key: 'wallet' }))
  expect(here.events).toEqual([
    ['chainChanged', '0x2105'],
    ['accountsChanged', []],
  ])
})

it('removes its listener once stopped', async () => {
  const storage = { key: 'wallet' }
  const here = await setupConnected({ storage })
  here.stop()
  localStorage.clear()
  window.dispatchEvent(new StorageEvent('storage', { key: 'wallet' }))
  expect(here.events).toEqual([])
})
