// @vitest-environment happy-dom

import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { StrictMode } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { KitProvider } from '../../kit/KitProvider.tsx'
import { fakeConnector, never } from '../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { type UseModalReturnType, useChainModal, useConnectModal } from './useModal.ts'

const root = testRoot()

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
})

test('close of an earlier rendering closes its dialog, and no other', async () => {
  const connect: UseModalReturnType[] = []
  const chain: UseModalReturnType[] = []
  function Page() {
    connect.push(useConnectModal())
    chain.push(useChainModal())
    return null
  }
  const config = kitConfigForTest([fakeConnector({ id: 'a' })])
  root.render(
    <KitProvider config={config}>
      <Page />
    </KitProvider>,
  )
  await vi.waitFor(() => expect(connect[0]).toBeDefined())
  connect[0]?.open()
  await expect.poll(() => connect.at(-1)?.isOpen).toBe(true)
  chain[0]?.close()
  connect[0]?.close()
  await expect.poll(() => connect.at(-1)?.isOpen).toBe(false)
})

test('a dialog that opens at a wallet asks it once, also in StrictMode', async () => {
  const onCall = vi.fn()
  const start = { walletId: 'a' }
  let modal: UseModalReturnType | undefined
  function Page() {
    modal = useConnectModal(start)
    return null
  }
  const config = kitConfigForTest([fakeConnector({ id: 'a', connect: never, onCall })])
  root.render(
    <StrictMode>
      <KitProvider config={config}>
        <Page />
      </KitProvider>
    </StrictMode>,
  )
  await vi.waitFor(() => expect(modal).toBeDefined())
  modal?.open()
  const dialog = () => document.querySelector('dialog[open]')?.textContent
  await vi.waitFor(() => expect(dialog()).toContain('Confirm the connection in your wallet'))
  expect(onCall.mock.calls.filter(([name]) => name === 'connect')).toHaveLength(1)
})

test('a prepared dialog is drawn, but not shown, until it opens', async () => {
  let modal: UseModalReturnType | undefined
  function Page() {
    modal = useConnectModal()
    return null
  }
  root.render(
    <KitProvider config={kitConfigForTest([fakeConnector({ id: 'a' })])}>
      <Page />
    </KitProvider>,
  )
  await vi.waitFor(() => expect(modal).toBeDefined())
  modal?.prepare()
  const dialog = () => document.querySelector('dialog')
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Connect a Wallet'))
  expect(dialog()?.open).toBe(false)
  expect(modal?.isOpen).toBe(false)
  const drawn = dialog()
  modal?.open()
  await vi.waitFor(() => expect(drawn?.open).toBe(true))
})
