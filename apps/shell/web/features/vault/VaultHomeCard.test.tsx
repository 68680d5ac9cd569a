// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chains } from '../../../config/chains.ts'
import { type App, AppContext } from '../../AppContext.ts'
import type { VaultReading } from './reading/readVault.ts'
import VaultHomeCard from './VaultHomeCard.tsx'

const read = vi.hoisted(() => vi.fn<() => Promise<VaultReading>>())

vi.mock('./reading/readVault.ts', () => ({
  vaultQuery: () => ({ queryKey: ['vault'], queryFn: read }),
}))
vi.mock('@foyer/kit', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useChainProof: () => 'same',
  useConnectionState: () => ({ address: '0x3', chain: chains[0] }),
  useKit: () => ({ wagmi: { getClient: () => undefined } }),
  useRecentTransactions: () => [],
}))

const empty: VaultReading = {
  held: 0n,
  allowance: 0n,
  positions: [],
  positionCount: 0,
  chainTime: 1_000,
}

function show() {
  const page = document.createElement('div')
  const root = createRoot(page)
  onTestFinished(() => root.unmount())
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const deployment: Partial<App['deployment']> = { mode: 'demo' }
  const registry: Partial<App['registry']> = { pageAt: () => undefined }
  root.render(
    // The card reads nothing else.
    <AppContext value={{ deployment, registry } as App}>
      <QueryClientProvider client={client}>
        <VaultHomeCard />
      </QueryClientProvider>
    </AppContext>,
  )
  return page
}

test.each([
  ['the vault turns out to be empty', () => Promise.resolve(empty)],
  ['the vault cannot be read', () => Promise.reject(new Error('away'))],
])('invites to lock tokens only once %s', async (_when, result) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  read.mockReset().mockImplementation(() => promise.then(result))
  const page = show()
  await vi.waitFor(() => expect(read).toHaveBeenCalled())
  expect(page.childElementCount).toBeGreaterThan(0)
  expect(page.textContent).toBe('')
  resolve()
  await vi.waitFor(() => expect(page.textContent).toContain('Lock tokens'))
})
