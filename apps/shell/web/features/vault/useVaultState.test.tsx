// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createAppStateStore } from '../../state/createAppStateStore.ts'
import { AppStateContext } from '../../state/useAppState.ts'
import { useVaultState } from './useVaultState.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const vault = { account: alice, chainId: 1, contracts: { timeLock: alice, token: alice } } as const
const reading = { held: 1n, allowance: 0n, positions: [], positionCount: 0, chainTime: 2 }
const amount = { state: 'empty' } as const

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

function Vault(): null {
  const summary = { sorted: [], total: 5n, nextTime: undefined, unlockable: 5n }
  useVaultState({ amount, reading, step: 'lock', summary, vault })
  return null
}

/** The state after the vault of `alice` was left, while `address` was the connected account. */
async function afterVault(address: string) {
  const store = createAppStateStore()
  const root = createRoot(document.createElement('div'))
  const show = (page: ReactNode) =>
    act(() => root.render(<AppStateContext value={store}>{page}</AppStateContext>))
  await show(<Vault />)
  expect(store.getState()).toMatchObject({ approve: true, unlock: '5' })
  store.setAddress(address)
  await show(null)
  return store.getState()
}

it('keeps its values after the page is left', async () => {
  expect(await afterVault(alice)).toMatchObject({ approve: true, unlock: '5' })
})

it('takes its values along if another account is connected than was being restored', async () => {
  const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
  expect(await afterVault(bob)).toMatchObject({ address: bob, approve: false, unlock: '' })
  expect(await afterVault('')).toMatchObject({ approve: false, unlock: '' })
})
