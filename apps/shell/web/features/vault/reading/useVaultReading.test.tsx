// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chains } from '../../../../config/chains.ts'
import { readVault } from './readVault.ts'
import { useVaultReading } from './useVaultReading.ts'

vi.mock('./readVault.ts', () => ({ readVault: vi.fn() }))
vi.mock('@foyer/kit', () => ({ useKit: () => ({ wagmi: { getClient: () => undefined } }) }))

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const contracts = { timeLock: account, token: account } as const
let states: string[] = []

function Vault() {
  const vault = useVaultReading(chains[0].id, contracts, account)
  states.push(vault.state)
  return (
    <button type="button" onClick={() => vault.state === 'failed' && vault.retry()}>
      {vault.state}
    </button>
  )
}

test('a failure stays while the vault is read again', async () => {
  const page = document.createElement('div')
  const root = createRoot(page)
  onTestFinished(() => root.unmount())
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  vi.mocked(readVault).mockRejectedValueOnce(new Error('refused'))
  root.render(
    <QueryClientProvider client={queries}>
      <Vault />
    </QueryClientProvider>,
  )
  await vi.waitFor(() => expect(page.textContent).toBe('failed'))
  states = []
  let refuse = (_: Error) => {}
  vi.mocked(readVault).mockReturnValueOnce(
    new Promise((_, reject) => {
      refuse = reject
    }),
  )
  page.querySelector('button')?.click()
  // It is drawn again while the vault is read.
  await vi.waitFor(() => expect(states.length).toBeGreaterThan(0))
  refuse(new Error('refused again'))
  await vi.waitFor(() => expect(queries.isFetching()).toBe(0))
  expect(new Set(states)).toEqual(new Set(['failed']))
})
