// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chains } from '../../../../config/chains.ts'
import { estimateFee } from './estimateFee.ts'
import { useFee } from './useFee.ts'
import { unlockCall } from './vaultCalls.ts'

vi.mock('./estimateFee.ts', () => ({ estimateFee: vi.fn() }))
vi.mock('@foyer/kit', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useKit: () => ({}),
}))

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const calls = [unlockCall({ timeLock: account, token: account }, 1n)]

function Fee() {
  return useFee(account, chains[0], calls).text
}

test('an estimate is replaced each minute, and a failed one sooner', async () => {
  vi.useFakeTimers()
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  const root = createRoot(page)
  onTestFinished(async () => {
    await act(() => root.unmount())
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  vi.mocked(estimateFee).mockResolvedValue({ fee: 10n ** 14n, gas: 21_000n, lacksFunds: false })
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  await act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <Fee />
      </QueryClientProvider>,
    ),
  )
  await pass(0)
  expect(page.textContent).toContain('0.0001 ETH')
  vi.mocked(estimateFee).mockRejectedValue(new Error('no node'))
  await pass(59_000)
  expect(page.textContent).toContain('0.0001 ETH')
  await pass(2_000)
  expect(page.textContent).not.toContain('0.0001 ETH')
  vi.mocked(estimateFee).mockResolvedValue({ fee: 10n ** 15n, gas: 21_000n, lacksFunds: false })
  await pass(13_000)
  expect(page.textContent).toContain('0.001 ETH')
})
