// @vitest-environment happy-dom
import type { ChainHealth, ConnectionState } from '@foyer/kit'
import { act, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { chains } from '../../../config/chains.ts'
import { type App, AppContext } from '../../AppContext.ts'
import NetworksPage from './NetworksPage.tsx'

const visit = vi.hoisted(() => ({ kit: {}, status: 'disconnected' as ConnectionState['status'] }))

vi.mock('@foyer/kit', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useChainHealth: () => ({
    byChain: new Map([[chains[0].id, { endpoints: [{ samples: [{}] }] }]]),
    pin() {},
  }),
  useConnectionState: () => ({ status: visit.status }),
  useKit: () => visit.kit,
}))
vi.mock('./ChainRow.tsx', () => ({
  ChainRow: ({ children, health }: { readonly children?: ReactNode; readonly health?: object }) => (
    <li>
      {health ? 'measured' : 'unknown'} {children}
    </li>
  ),
  shownPolls: 10,
}))
vi.mock('./ChainDetails.tsx', () => ({
  ChainDetails: ({ health }: { readonly health: ChainHealth }) =>
    health.endpoints.some(({ samples }) => samples.length > 0) ? 'measured in detail' : 'details',
}))

let root: Root
const page = document.createElement('div')
const offlineSince = createStore<number | undefined>(() => undefined)

beforeEach(() => {
  visit.kit = { chains }
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  root = createRoot(page)
})
afterEach(async () => {
  await act(() => root.unmount())
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

async function show(status: ConnectionState['status']): Promise<void> {
  visit.status = status
  await act(() =>
    root.render(
      // The page reads nothing else of it.
      <AppContext value={{ hasAskedToRead: createStore(() => false), offlineSince } as App}>
        <NetworksPage />
      </AppContext>,
    ),
  )
}

const check = () => act(async () => page.querySelector('button')?.click())

it.each([
  'disconnected',
  'connecting',
  'unauthenticated',
] as const)('offers a check, and shows no earlier figures, while the visitor is %s', async (status) => {
  await show(status)
  expect(page.textContent).toContain('Not checked yet.')
  expect(page.textContent).not.toContain('measured')
})

it('goes on with a check after the visitor has seen another page', async () => {
  await show('disconnected')
  await check()
  expect(page.textContent).toContain('measured')
  await act(() => root.unmount())
  root = createRoot(page)
  await show('disconnected')
  expect(page.textContent).not.toContain('Not checked yet.')
})

it('leaves it to the notice above the page to say that the browser is offline', async () => {
  await show('disconnected')
  await check()
  expect(page.querySelector('h1 + p')?.textContent).not.toBe('')
  await act(async () => offlineSince.setState(Date.now()))
  expect(page.querySelector('h1 + p')?.textContent).toBe('')
  expect(page.querySelector('[role="status"]')?.textContent).toBe('')
})
