// @vitest-environment happy-dom

import { browserStorage } from '@foyer/ui/storage/browserStorage.ts'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConnectButton } from '../../kit/ConnectButton.tsx'
import { KitProvider } from '../../kit/KitProvider.tsx'
import type { SignInOptions } from '../../sign-in/signInStore.ts'
import { connectTo } from '../../testing/connectTo.ts'
import { fakeConnector } from '../../testing/fakeConnector.ts'
import { fakeSignInAdapter } from '../../testing/fakeSignInAdapter.ts'
import { kitConfigForTest } from '../../testing/kitConfigForTest.ts'
import { stubUnreachableNode } from '../../testing/nodes/stubNode.ts'

const key = 'foyer.recentConnectorId'
const part = (name: string) => document.querySelector(`[data-kit-part="${name}"]`)

interface PageOptions {
  /** The type of its connectors. */
  readonly type: string | undefined
  readonly signIn: SignInOptions | undefined
}

/** A page, and what another tab does to its storage. */
async function openPage({ signIn, type }: Partial<PageOptions> = {}) {
  localStorage.clear()
  stubUnreachableNode()
  const onCall = vi.fn()
  const connectors = ['a', 'b'].map((id) => fakeConnector({ id, onCall, type }))
  const config = kitConfigForTest(connectors, { signIn, storage: browserStorage() })
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  root.render(
    <KitProvider config={config}>
      <ConnectButton />
    </KitProvider>,
  )
  onTestFinished(() => {
    root.unmount()
    document.body.replaceChildren()
    vi.unstubAllGlobals()
  })
  await vi.waitFor(() => expect(part('connect-button')).not.toBeNull())
  return {
    onCall,
    connect: () => connectTo(config.wagmi, config.wagmi.connectors[0]),
    wagmi: config.wagmi,
    removeId: () => localStorage.removeItem(key),
    reportRemoval() {
      dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }))
    },
  }
}

/** A page that shows its account. */
async function connectedPage(type?: string) {
  const page = await openPage({ type })
  await page.connect()
  await vi.waitFor(() => expect(part('account-button')).not.toBeNull())
  page.onCall.mockClear()
  return page
}

test.each([
  ['an SDK, which has a session in each tab', 'sdk', true],
  ['an extension, which the other tab has told', 'injected', false],
])('a tab ends its connection once another one disconnects: %s', async (_, type, isTold) => {
  const { onCall, removeId, reportRemoval, wagmi } = await connectedPage(type)
  await vi.waitFor(() => {
    removeId()
    reportRemoval()
    expect(part('connect-button')).not.toBeNull()
  })
  expect(wagmi.state).toMatchObject({ status: 'disconnected', current: null })
  expect(onCall.mock.calls.flat().includes('disconnect')).toBe(isTold)
})

test('a connection that was made since then is kept', async () => {
  const { reportRemoval, wagmi } = await connectedPage()
  const read = vi.spyOn(localStorage, 'getItem')
  await vi.waitFor(() => {
    reportRemoval()
    expect(read).toHaveBeenCalledWith(key)
  })
  await wagmi.storage?.getItem('recentConnectorId')
  expect(wagmi.state.status).toBe('connected')
})

test('a tab that has connected, but not signed in as it must, ends its connection too', async () => {
  const signIn = { mode: 'required', adapter: fakeSignInAdapter() } as const
  const { connect, removeId, reportRemoval, wagmi } = await openPage({ signIn })
  await connect()
  await vi.waitFor(() => {
    removeId()
    reportRemoval()
    expect(wagmi.state).toMatchObject({ status: 'disconnected', current: null })
  })
})

test('an attempt to connect goes on', async () => {
  const { removeId, reportRemoval, wagmi } = await openPage()
  wagmi.setState((state) => ({ ...state, status: 'connecting' }))
  removeId()
  reportRemoval()
  await wagmi.storage?.getItem('recentConnectorId')
  expect(wagmi.state.status).toBe('connecting')
})
