// @vitest-environment happy-dom

import { mount } from '@foyer/ui/testing/mount.tsx'
import { act } from 'react'
import { afterEach, expect, test } from 'vitest'
import { type CreateConnectorFn, injected, WagmiContext } from 'wagmi'
import { KitContext } from '../../chains/config/KitContext.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { popular } from '../definitions/popularWallets.ts'
import { more } from '../groups/more.ts'
import { useWalletList } from './useWalletList.ts'

afterEach(() => void Reflect.deleteProperty(window, 'ethereum'))

const groups = [popular, more]

function page(connectors: readonly CreateConnectorFn[] = [], wallets = groups) {
  const kit = kitConfigForTest(connectors, { walletGroups: async () => wallets })
  let installed: readonly string[] = []
  function Names({ open }: { readonly open: boolean }) {
    const rows = useWalletList(wallets, { open, phone: false }).flatMap(({ wallets }) => wallets)
    installed = rows.filter((row) => row.installed).map(({ name }) => name)
    return null
  }
  const list = (open: boolean) => (
    <KitContext.Provider value={kit}>
      <WagmiContext.Provider value={kit.wagmi}>
        <Names open={open} />
      </WagmiContext.Provider>
    </KitContext.Provider>
  )
  const { render, unmount } = mount(list(true))
  return { installed: () => installed, show: (open: boolean) => render(list(open)), unmount }
}

const trust = { request: async () => null, on() {}, removeListener() {}, isTrust: true }

test('a wallet that appears in window silently is listed when the list is reopened', () => {
  const { installed, show, unmount } = page()
  show(false)
  Reflect.set(window, 'ethereum', trust)
  show(true)
  expect(installed()).toEqual(['Trust Wallet'])
  unmount()
})

test('a wallet that announces itself joins the open list', () => {
  const { installed, unmount } = page()
  expect(installed()).toEqual([])
  Reflect.set(window, 'ethereum', trust)
  act(() => void window.dispatchEvent(new Event('ethereum#initialized')))
  expect(installed()).toEqual(['Trust Wallet'])
  unmount()
})

test("wagmi's connector for any wallet is listed once there is one", () => {
  const { installed, show, unmount } = page([injected()], [])
  expect(installed()).toEqual([])
  Reflect.set(window, 'ethereum', trust)
  act(() => void window.dispatchEvent(new Event('ethereum#initialized')))
  expect(installed()).toEqual(['Injected'])
  Reflect.deleteProperty(window, 'ethereum')
  show(false)
  show(true)
  expect(installed()).toEqual([])
  unmount()
})
