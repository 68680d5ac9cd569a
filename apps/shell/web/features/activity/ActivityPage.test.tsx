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
  chainId: 1,
  error: new Error('insufficient funds') as unknown,
  sent: [] as unknown[],
}))

vi.mock('@foyer/kit', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useConnectionState: () => {
    const chain = chains.find(({ id }) => id === kit.chainId)
    return { address: kit.address, chain, status: 'connected' }
  },
  useRecentTransactions: () => [],
  useAreTransactionsPersisted: () => true,
  useChainProof: () => 'same',
  useTransactionSender: () => ({
    send(options: unknown) {
      kit.sent.push(options)
      return Promise.reject(kit.error)
    },
  }),
}))

let root: Root
const page = document.createElement('div')

beforeEach(() => {
  Object.assign(kit, { chainId: 1, sent: [] })
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

it('says wherever the amount is shown that Mint’s are shown with the configured decimals', async () => {
  kit.chainId = 185
  await show('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
  const amount = '0.001 ETH (shown with 6 decimals, as configured)'
  expect(page.textContent?.replace(/[\u2066-\u2069]/g, '')).toContain(`Sends ${amount} to yourself`)
  await act(async () => page.querySelector('button')?.click())
  const [{ description, ...sent }] = kit.sent as [{ readonly description: string }]
  expect(description.replace(/[\u2066-\u2069]/g, '')).toBe(`Send ${amount} to yourself`)
  // It moves nothing away, so it has no amount with a sign.
  expect(sent).not.toHaveProperty('change')
})
