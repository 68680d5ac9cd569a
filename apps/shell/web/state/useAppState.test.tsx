// @vitest-environment happy-dom
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type AppStateStore, createAppStateStore } from './createAppStateStore.ts'
import { AppStateContext, useAsk } from './useAppState.ts'

let root: Root
let store: AppStateStore

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(document.createElement('div'))
  store = createAppStateStore()
  store.setAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  store.setHoldings({ chainId: 1, native: new Map([[1, 5n]]) })
})

afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
})

function Page({ amount }: { readonly amount: bigint }): ReactNode {
  useAsk({ chainId: 1, amount })
  return null
}

const show = (page: ReactNode) =>
  act(() => root.render(<AppStateContext value={store}>{page}</AppStateContext>))

it('sets the balance requirement while mounted and follows its changes', async () => {
  expect(store.getState().balance).toBe(true)
  await show(<Page amount={6n} />)
  expect(store.getState().balance).toBe(false)
  await show(<Page amount={5n} />)
  expect(store.getState().balance).toBe(true)
  await show(<Page amount={6n} />)
  expect(store.getState().balance).toBe(false)
  await show(null)
  expect(store.getState().balance).toBe(true)
})
