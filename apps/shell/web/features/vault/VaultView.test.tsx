// @vitest-environment happy-dom
import type { TransactionRecord } from '@foyer/kit'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { chains } from '../../../config/chains.ts'
import { type App, AppContext } from '../../AppContext.ts'
import { createAppStateStore } from '../../state/createAppStateStore.ts'
import { AppStateContext } from '../../state/useAppState.ts'
import { simulateCall } from './actions/simulateCall.ts'
import { VaultError } from './actions/vaultError.ts'
import type { Typed } from './form/formState.ts'
import { toFieldText } from './form/lockTimes.ts'
import type { VaultReading } from './reading/readVault.ts'
import { VaultView } from './VaultView.tsx'

const sender = vi.hoisted(() => ({ send: vi.fn(), settled: vi.fn() }))
const read = vi.hoisted(() => vi.fn<() => Promise<VaultReading>>())
const announced = vi.hoisted(() => [] as string[])

vi.mock('./actions/simulateCall.ts')
vi.mock('./reading/readVault.ts', () => ({
  vaultQuery: () => ({ queryKey: ['vault'], queryFn: read }),
}))
vi.mock('@foyer/ui/announcer/Announcer.tsx', () => ({
  useAnnounce: () => (text: string) => announced.push(text),
}))
vi.mock('@foyer/kit', async (importOriginal) => ({
  ...(await importOriginal<object>()),
  useConnectionState: () => ({ connectorName: 'Test Wallet' }),
  useKit: () => ({ wagmi: { getClient: () => undefined } }),
  useSignIn: () => ({}),
  useTransactionSender: () => sender,
}))

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const vault = { account, chainId: 1, contracts: { timeLock: account, token: account } } as const
const unit = 10n ** 18n
/** 20 November 2026, noon. */
const noon = Date.UTC(2026, 10, 20, 12) / 1_000
const held: VaultReading = {
  held: 1_000n * unit,
  allowance: 0n,
  positions: [],
  positionCount: 0,
  chainTime: noon,
}
const approved = { ...held, allowance: 10n * unit }
const locked: VaultReading = {
  ...held,
  held: 990n * unit,
  positions: [{ id: 7n, amount: 10n * unit, unlockTime: noon + 600 }],
  positionCount: 1,
}
const sent: TransactionRecord = {
  id: '0x1',
  kind: 'transaction',
  chainId: 1,
  description: 'Approve 10 FOYER',
  status: 'pending',
  addedAt: 0,
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  announced.length = 0
  read.mockReset().mockResolvedValue(held)
  sender.send.mockReset().mockResolvedValue(sent)
  sender.settled.mockReset().mockResolvedValue({ ...sent, status: 'confirmed' })
  vi.mocked(simulateCall).mockReset().mockResolvedValue(undefined)
})

/** Lets what was started go on: TanStack Query tells of it by timers. */
const settle = (time = 10) => act(() => vi.advanceTimersByTimeAsync(time))

async function show(typed: Typed) {
  const page = document.createElement('div')
  document.body.append(page)
  const root = createRoot(page)
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const state = createAppStateStore()
  const [chain] = chains
  function Page() {
    const [value, onTyped] = useState(typed)
    return <VaultView chain={chain} vault={vault} typed={value} onTyped={onTyped} />
  }
  const leave = () => act(() => root.unmount())
  onTestFinished(async () => {
    await leave()
    page.remove()
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })
  // The vault reads only these settings.
  const app = { deployment: { mode: 'demo', lockSignIn: 'optional' } } as App
  await act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <AppContext value={app}>
          <AppStateContext value={state}>
            <Page />
          </AppStateContext>
        </AppContext>
      </QueryClientProvider>,
    ),
  )
  await settle()
  const find = (selector: string) => {
    const found = page.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`${selector} is not there.`)
    return found
  }
  const main = () => find('[type="submit"]')
  const press = async () => {
    await act(() => main().click())
    await settle()
  }
  const stop = async () => {
    const found = [...page.querySelectorAll('button')].find(
      ({ textContent }) => textContent === 'Stop waiting',
    )
    await act(() => found?.click())
    await settle()
  }
  return { client, find, leave, main, page, press, state, stop }
}

describe('the amount', () => {
  it.each([
    ['99999999', 'You have 1,000 FOYER. Enter less, or get test tokens.'],
    ['0', 'Enter an amount above 0.'],
    ['1,000', 'This could mean thousands or decimals. Enter 1000 or 1 instead.'],
    ['1,5,', 'Enter a number, for example 1,250.5.'],
    ['0.0000000000000000001', 'Too many decimals.'],
  ])('%s disarms the button, becomes its text, and is repeated nowhere', async (amount, why) => {
    const { find, main, page, press } = await show({ amount })
    expect(main().textContent).toBe(why)
    expect(main().getAttribute('aria-disabled')).toBe('true')
    const field = find('#vault-amount')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(why)
    expect(announced).toContain(why)
    expect(page.querySelector('li strong')?.textContent).toBe('Approve')
    expect(page.textContent).not.toContain('99,999,999')
    await press()
    expect(document.activeElement).toBe(field)
    expect(simulateCall).not.toHaveBeenCalled()
  })

  it.each([
    ['empty', { amount: '' }, '#vault-amount'],
    ['past', { amount: '10', time: '2020-01-01T00:00' }, '#vault-time'],
  ])('leads to the field that is %s', async (_what, typed, field) => {
    const { find, press } = await show(typed)
    await press()
    expect(document.activeElement).toBe(find(field))
    expect(simulateCall).not.toHaveBeenCalled()
  })
})

describe('sending', () => {
  it('simulates, approves exactly the amount, and waits until a node shows it', async () => {
    const { main, press, state } = await show({ amount: '10' })
    // An endpoint is a block behind.
    read.mockResolvedValueOnce(held).mockResolvedValue(approved)
    expect(main().textContent).toBe('Approve')
    expect(state.getState()).toMatchObject({ approve: false, loading: 0 })
    await press()
    expect(main().textContent).toBe('Waiting for Ethereum')
    expect(state.getState().loading).toBe(1)
    await settle(1_000)
    expect(main().textContent).toBe('Lock')
    expect(announced.at(-1)).toBe('Lock')
    expect(state.getState()).toMatchObject({ approve: true, loading: 0 })
    expect(sender.send).toHaveBeenCalledExactlyOnceWith({
      to: account,
      data: expect.stringMatching(/^0x095ea7b3.*0{47}8ac7230489e80000$/),
      description: 'Approve 10 FOYER',
      signal: expect.any(AbortSignal),
    })
  })

  it('shows a finished lock in its new row and in the button, for a moment', async () => {
    read.mockResolvedValue(approved)
    const { find, main, page, press, state } = await show({ amount: '10' })
    read.mockResolvedValue(locked)
    await press()
    expect(find('#vault-amount')).toHaveProperty('value', '')
    expect(main().textContent).toBe('Done')
    expect(find('li[data-new]').textContent).toContain('10 FOYER')
    expect(state.getState()).toMatchObject({ unlock: '0', unlockTime: `${noon + 600}` })
    await settle(4_000)
    expect(main().textContent).toBe('Enter an amount')
    expect(page.querySelector('[data-new]')).toBeNull()
    expect(page.textContent).toContain('10 FOYER #7')
  })

  it('points out the later of two locks for as long', async () => {
    const all = { ...locked, allowance: locked.held }
    read.mockResolvedValue(approved)
    const { find, page, press } = await show({ amount: '10' })
    read.mockResolvedValue(all)
    await press()
    await settle(3_000)
    await act(() => find('#vault-amount ~ button').click())
    const later = { id: 8n, amount: locked.held, unlockTime: noon + 600 }
    read.mockResolvedValue({ ...all, held: 0n, positions: [...locked.positions, later] })
    await press()
    await settle(2_000)
    expect(find('li[data-new]').textContent).toContain('990 FOYER')
    await settle(2_000)
    expect(page.querySelector('[data-new]')).toBeNull()
  })

  it('sends nothing that would revert', async () => {
    vi.mocked(simulateCall).mockRejectedValue(new VaultError('vault.errorUnlockTimeNotInFuture'))
    const { main, page, press, state } = await show({ amount: '10' })
    await press()
    expect(page.textContent).toContain('The time you chose has passed. Choose a later one.')
    expect(main().textContent).toBe('Approve')
    expect(sender.send).not.toHaveBeenCalled()
    expect(state.getState().loading).toBe(0)
  })

  it.each([
    ['reverted', 'The transaction failed on the network.'],
    ['repriced', 'The transaction failed on the network.'],
    ['cancelled', 'The transaction didn’t go through as sent.'],
    ['replaced', 'The transaction didn’t go through as sent.'],
    ['dropped', 'The transaction didn’t go through as sent.'],
  ])('says what a transaction that was %s means', async (outcome, text) => {
    sender.settled.mockResolvedValue({ ...sent, status: 'failed', outcome })
    const { page, press } = await show({ amount: '10' })
    await press()
    expect(page.textContent).toContain(text)
  })

  it('does not take a cleared record for success', async () => {
    read.mockResolvedValue(approved)
    sender.settled.mockResolvedValue(undefined)
    const { find, main, press } = await show({ amount: '10' })
    await press()
    expect(main().textContent).toBe('Lock')
    expect(find('#vault-amount')).toHaveProperty('value', '10')
  })

  it("shows the wallet's own words for what it does not explain otherwise", async () => {
    sender.send.mockRejectedValue(Object.assign(new Error('Enable blind signing.'), { code: 1 }))
    const { page, press } = await show({ amount: '10' })
    await press()
    expect(page.querySelector('[data-alarm]')?.textContent).toBe(
      'Your wallet didn’t send it. Test Wallet says: Enable blind signing.',
    )
  })

  it('shows a rejection without an alarm', async () => {
    sender.send.mockRejectedValue(Object.assign(new Error('no'), { code: 4001 }))
    const { page, press } = await show({ amount: '10' })
    await press()
    expect(page.textContent).toContain('Not sent: you rejected it in the wallet.')
    expect(page.querySelector('[data-alarm]')).toBeNull()
  })

  it.each([
    ['a wallet', 'Confirm in Wallet', () => sender.send.mockReturnValue(new Promise(() => {}))],
    [
      'the owners of a Safe',
      'Waiting for the Safe owners',
      () => {
        sender.send.mockResolvedValue({ ...sent, connectorId: 'safe' })
        sender.settled.mockReturnValue(new Promise(() => {}))
      },
    ],
  ])('lets the visitor stop waiting for %s', async (_who, text, hang) => {
    hang()
    const { main, press, state, stop } = await show({ amount: '10' })
    await press()
    expect(main().textContent).toBe(text)
    await stop()
    expect(main().textContent).toBe('Approve')
    expect(state.getState().loading).toBe(0)
    expect(sender.send.mock.lastCall?.[0].signal.aborted).toBe(true)
  })

  it('asks the wallet for nothing once the page is left', async () => {
    const { promise, resolve } = Promise.withResolvers<undefined>()
    vi.mocked(simulateCall).mockReturnValue(promise)
    const { leave, press, state } = await show({ amount: '10' })
    await press()
    await leave()
    resolve(undefined)
    await settle()
    expect(sender.send).not.toHaveBeenCalled()
    expect(state.getState().loading).toBe(0)
  })
})

it('a failure to read stays while the vault is read again', async () => {
  read.mockReset().mockRejectedValue(new Error('refused'))
  const { client, page } = await show({ amount: '' })
  expect(page.textContent).toContain('Can’t read the vault')
  read.mockReturnValueOnce(new Promise(() => {}))
  await act(() => page.querySelector('button')?.click())
  expect(client.isFetching()).toBe(1)
  expect(page.textContent).toContain('Can’t read the vault')
})

it.each([
  '2026-11-20T12:10:00Z',
  '2026-11-21T12:00:00Z',
  '2026-11-19T12:00:00Z',
  '2024-11-20T12:00:00Z',
  '1970-01-01T00:00:00Z',
  '2100-01-01T00:00:00Z',
])('the chain decides what can be unlocked, on a device at %s and after a jump', async (clock) => {
  vi.setSystemTime(new Date(clock))
  read.mockResolvedValue(locked)
  const { find, client, page } = await show({ amount: '' })
  const unlock = () => find('li button')
  const time = () => find('#vault-time')
  expect(unlock()).toHaveProperty('disabled', true)
  expect(time()).toHaveProperty('value', toFieldText(noon + 120))
  vi.setSystemTime(Date.now() + 86_400_000)
  await act(() => client.invalidateQueries())
  await settle()
  expect(unlock()).toHaveProperty('disabled', true)
  expect(time()).toHaveProperty('value', toFieldText(noon + 120))
  read.mockResolvedValue({ ...locked, chainTime: noon + 600 })
  await act(() => client.invalidateQueries())
  await settle()
  expect(page.textContent).toContain('Ready to unlock')
  expect(unlock()).toHaveProperty('disabled', false)
})
