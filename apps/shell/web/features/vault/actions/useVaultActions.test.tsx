// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, onTestFinished, test, vi } from 'vitest'
import { chains } from '../../../../config/chains.ts'
import { type App, AppContext } from '../../../AppContext.ts'
import { createAppStateStore } from '../../../state/createAppStateStore.ts'
import { AppStateContext } from '../../../state/useAppState.ts'
import { TokenTools } from '../form/TokenTools.tsx'
import { useVaultActions } from './useVaultActions.ts'

const watchToken = vi.hoisted(() => vi.fn())

vi.mock('@foyer/kit', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useKit: () => ({ wagmi: { getClient: () => undefined } }),
  useSignIn: () => ({}),
  useTransactionSender: () => ({}),
  useWatchToken: () => watchToken,
}))
vi.mock('@foyer/ui/announcer/Announcer.tsx', () => ({ useAnnounce: () => () => {} }))
vi.mock('wagmi', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useConnection: () => ({}),
}))

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const chainId = chains[0].id
const contracts = { timeLock: account, token: account } as const
const reading = { held: 0n, allowance: 0n, positions: [], positionCount: 0, chainTime: 0 }

function Tools() {
  return <TokenTools actions={useVaultActions({ account, chainId, contracts, reading })} />
}

/** What the page says after the visitor has added the token to the wallet. */
async function textAfterWatch(): Promise<string> {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  const page = document.createElement('div')
  const root = createRoot(page)
  onTestFinished(async () => {
    await act(() => root.unmount())
    vi.unstubAllGlobals()
  })
  // The actions read only this setting.
  const app = { deployment: { lockSignIn: undefined } } as App
  await act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <AppContext value={app}>
          <AppStateContext value={createAppStateStore()}>
            <Tools />
          </AppStateContext>
        </AppContext>
      </QueryClientProvider>,
    ),
  )
  const buttons = [...page.querySelectorAll('button')]
  const add = buttons.find(({ textContent }) => textContent === 'Add FOYER to wallet')
  await act(async () => add?.click())
  return page.textContent
}

test('the token is added on the page’s network only', async () => {
  watchToken.mockResolvedValueOnce(true)
  expect(await textAfterWatch()).toContain('Your wallet now shows FOYER.')
  expect(watchToken).toHaveBeenLastCalledWith({
    address: contracts.token,
    chainId,
    decimals: 18,
    symbol: 'FOYER',
  })
})

test.each([
  ['rejected by the visitor', { code: 4001 }, 'Your wallet didn’t add FOYER.'],
  ['unknown to the wallet', { code: -32601 }, 'Your wallet didn’t add FOYER.'],
  [
    'made while another is open',
    { code: -32002 },
    'Your wallet already has a pending request. Open it to respond.',
  ],
  [
    'made on another network',
    Object.assign(new Error(), { name: 'WalletChainMismatchError' }),
    'your wallet has switched to another network',
  ],
])('says why the token is not added if the request is %s', async (_name, error, text) => {
  watchToken.mockRejectedValueOnce(error)
  expect(await textAfterWatch()).toContain(text)
})
