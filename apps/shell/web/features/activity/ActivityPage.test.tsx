// @vitest-environment happy-dom
import type { ConnectionState } from '@foyer/kit'
import { act } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chains } from '../../../config/chains.ts'
import { type App, AppContext } from '../../AppContext.ts'
import { createAppStateStore } from '../../state/createAppStateStore.ts'
import { AppStateContext } from '../../state/useAppState.ts'
import ActivityPage from './ActivityPage.tsx'

const kit = vi.hoisted(() => ({
  address: '0x' as ConnectionState['address'],
  error: new Error('insufficient funds') as unknown,
}))

vi.mock('@foyer/kit', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useConnectionState: () => ({ address: kit.address, chain: chains[0], status: 'connected' }),
  useRecentTransactions: () => [],
  useAreTransactionsPersisted: () => true,
  useChainProof: () => 'same',
  useTransactionSender: () => ({
    send: () => Promise.reject(kit.error),
  }),
}))

let root: Root
const page = document.createElement('div')

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(page)
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
})

async function show(address: ConnectionState['address']): Promise<void> {
  kit.address = address
  // The page reads only the mode.
  const app = { deployment: { mode: 'demo' } } as App
  await act(() =>
    root.render(
      <AppContext value={app}>
        <AppStateContext value={createAppStateStore()}>
          <ActivityPage />
        </AppStateContext>
      </AppContext>,
    ),
  )
}

it.each([
  [{ code: -32002 }, 'Your wallet already has a pending request. Open it to respond.'],
  [{ code: -32000, message: 'insufficient funds for gas' }, 'can’t pay the network fee'],
  [new Error('execution aborted (0x4f)'), 'Your wallet didn’t send it.'],
])('explains the failure of a test transaction in the page’s language: %o', async (error, text) => {
  kit.error = error
  await show('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  await act(async () => page.querySelector('button')?.click())
  expect(page.querySelector('[role="alert"]')?.textContent).toContain(text)
})

it('shows an account no failure of another one', async () => {
  await show('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  await act(async () => page.querySelector('button')?.click())
  expect(page.querySelector('[role="alert"]')).not.toBeNull()
  await show('0x70997970C51812dc3A010C7d01b50e0d17dc79C8')
  expect(page.querySelector('[role="alert"]')).toBeNull()
})
