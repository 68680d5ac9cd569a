// @vitest-environment happy-dom
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { ConnectButton } from '../kit/ConnectButton.tsx'
import { KitProvider } from '../kit/KitProvider.tsx'
import { browserStorage } from '../storage/browserStorage.ts'
import { connectTo } from '../testing/connectTo.ts'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import * as ending from './endWithOtherTab.ts'

vi.mock('./endWithOtherTab.ts', { spy: true })

const key = 'foyer.recentConnectorId'
const part = (name: string) => document.querySelector(`[data-kit-part="${name}"]`)

/** A connected page, and what another tab does to its storage. */
async function connectedPage(type?: string) {
  localStorage.clear()
  vi.stubGlobal('fetch', () => Promise.reject(new Error('no node')))
  const onCall = vi.fn()
  const connectors = ['a', 'b'].map((id) => fakeConnector({ id, onCall, type }))
  const config = kitConfigForTest(connectors, { storage: browserStorage() })
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
  await connectTo(config.wagmi, config.wagmi.connectors[0])
  await vi.waitFor(() => expect(part('account-button')).not.toBeNull())
  onCall.mockClear()
  return {
    onCall,
    wagmi: config.wagmi,
    removeId: () => localStorage.removeItem(key),
    reportRemoval() {
      dispatchEvent(new StorageEvent('storage', { key, newValue: null, storageArea: localStorage }))
    },
  }
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

test('a tab whose code is gone from the server is disconnected all the same', async () => {
  const { removeId, reportRemoval, wagmi } = await connectedPage()
  const end = vi.spyOn(ending, 'endWithOtherTab').mockRejectedValue(new TypeError('Not found'))
  onTestFinished(() => end.mockRestore())
  await vi.waitFor(() => {
    removeId()
    reportRemoval()
    expect(part('connect-button')).not.toBeNull()
  })
  expect(wagmi.state).toMatchObject({ status: 'disconnected', current: null })
})
