// @vitest-environment happy-dom

import { settled } from '@foyer/ui/testing/settled.tsx'
import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { sharedAttempts } from '../connect/attempt/sharedAttempts.ts'
import { connectTo } from '../testing/connectTo.ts'
import { alice, fakeConnector, never } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubNode } from '../testing/nodes/stubNode.ts'
import {
  absent,
  elsewhere,
  own,
  part,
  press,
  status,
  walletGroups,
} from '../testing/walletButtons.ts'
import type { WalletDefinition } from '../wallets/walletDefinition.ts'
import type { KitConfig } from './assembleKit.ts'
import { KitProvider } from './KitProvider.tsx'
import { WalletButton } from './WalletButton.tsx'
import type { WalletButtonProps, WalletButtonRenderProps } from './walletButtonFor.tsx'

const root = testRoot()

beforeEach(stubNode)

function show(config: KitConfig, children: ReactNode) {
  root.render(<KitProvider config={config}>{children}</KitProvider>)
}

async function showReady(connectors: Parameters<typeof fakeConnector>[0][], children: ReactNode) {
  const config = kitConfigForTest(connectors.map(fakeConnector), { walletGroups })
  show(config, children)
  await vi.waitFor(() => expect(status()).toBe('ready'))
  return config
}

test('connects its wallet, without a dialog, and says so', async () => {
  const config = await showReady([{ id: 'a' }], <WalletButton wallet="own" />)
  expect(part()?.textContent).toContain('Own Wallet')
  press()
  await vi.waitFor(() => expect(status()).toBe('connected'))
  expect(config.wagmi.state.status).toBe('connected')
  expect(part()?.textContent).toContain('Connected, Own Wallet')
  expect(document.querySelector('dialog')).toBeNull()
})

test('stays connected to a wallet found in the window that announces itself later', async () => {
  const request = async ({ method }: { readonly method: string }) =>
    method === 'eth_chainId' ? '0x1' : [alice]
  const provider = { isLate: true, request, on() {}, removeListener() {} }
  Reflect.set(window, 'ethereum', provider)
  onTestFinished(() => void Reflect.deleteProperty(window, 'ethereum'))
  const late: WalletDefinition = {
    ...absent,
    id: 'late',
    rdns: ['com.late'],
    injected: { flags: ['isLate'] },
  }
  const config = kitConfigForTest([], {
    walletGroups: async () => [{ groupName: 'Recommended', wallets: [late] }],
  })
  show(config, <WalletButton wallet="late" />)
  await vi.waitFor(() => expect(status()).toBe('ready'))
  press()
  await vi.waitFor(() => expect(status()).toBe('connected'))
  const info = { uuid: 'late', name: 'Late', icon: 'data:image/png;base64,', rdns: 'com.late' }
  const detail = { info, provider }
  await settled(() => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail })))
  expect(config.wagmi.connectors.map(({ id }) => id)).toEqual(['window:late', 'com.late'])
  expect(status()).toBe('connected')
})

test('shows that it is connecting, and that nothing changed after a rejection', async () => {
  const answer = Promise.withResolvers<never>()
  const config = await showReady(
    [{ id: 'a', connect: () => answer.promise }],
    <WalletButton wallet="own" />,
  )
  press()
  await vi.waitFor(() => expect(status()).toBe('connecting'))
  expect(part()?.querySelector('[aria-busy="true"]')).not.toBeNull()
  answer.reject(Object.assign(new Error('no'), { code: 4001 }))
  await vi.waitFor(() => expect(status()).toBe('failed'))
  expect(part()?.textContent).toContain('Nothing was changed or shared.')
  expect(config.wagmi.state.status).toBe('disconnected')
})

test('asks again when it is pressed while an earlier request is still open in the wallet', async () => {
  const busy = Object.assign(new Error('already pending'), { code: -32002 })
  let asked = 0
  const connect = async () => {
    asked += 1
    if (asked === 1) throw busy
    return [alice]
  }
  await showReady([{ id: 'a', connect }], <WalletButton wallet="own" />)
  press()
  await vi.waitFor(() => expect(part()?.textContent).toContain('already has a pending request'))
  expect(status()).toBe('connecting')
  press()
  await vi.waitFor(() => expect(status()).toBe('connected'))
})

test('picking another wallet cancels the first request', async () => {
  const late = Promise.withResolvers<readonly `0x${string}`[]>()
  const calls: string[] = []
  const config = await showReady(
    [
      { id: 'a', connect: () => late.promise, onCall: (name) => calls.push(name) },
      { id: 'b', connect: never },
    ],
    <>
      <WalletButton wallet="own" />
      <WalletButton wallet="b" />
    </>,
  )
  press(0)
  await vi.waitFor(() => expect(status(0)).toBe('connecting'))
  press(1)
  await vi.waitFor(() => expect([status(0), status(1)]).toEqual(['ready', 'connecting']))
  late.resolve(['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'])
  await vi.waitFor(() => expect(calls).toContain('disconnect'))
  expect(config.wagmi.state.connections.size).toBe(0)
})

test('a wallet that is not installed opens the dialog at its step', async () => {
  await showReady([], <WalletButton wallet="absent" />)
  press()
  await vi.waitFor(() =>
    expect(document.querySelector('dialog')?.textContent).toContain('Get Absent Wallet'),
  )
})

test('abandons its request when it is unmounted', async () => {
  const config = await showReady([{ id: 'a', connect: never }], <WalletButton wallet="own" />)
  press()
  await vi.waitFor(() => expect(status()).toBe('connecting'))
  show(config, null)
  await vi.waitFor(() => expect(config.get(sharedAttempts).getState().phase).toBe('idle'))
  expect(config.wagmi.state.status).toBe('disconnected')
})

test('does not abandon the request of the dialog that it opened, as from a menu that closes', async () => {
  const config = kitConfigForTest(
    [fakeConnector({ id: 'wc', type: 'walletConnect', connect: never })],
    { walletGroups: async () => [{ groupName: 'All', wallets: [{ ...own, connectorId: 'wc' }] }] },
  )
  show(config, <WalletButton wallet="own" />)
  await vi.waitFor(() => expect(status()).toBe('ready'))
  press()
  await vi.waitFor(() => expect(status()).toBe('connecting'))
  show(config, null)
  await vi.waitFor(() => expect(part()).toBeUndefined())
  expect(config.get(sharedAttempts).getState().phase).toBe('connecting')
})

test('renders nothing for a wallet that is not in the list', async () => {
  await showReady(
    [{ id: 'a' }],
    <>
      <WalletButton wallet="own" />
      <WalletButton wallet="nowhere" />
    </>,
  )
  expect(document.querySelectorAll('[data-kit-part="wallet-button"]')).toHaveLength(1)
})

test('says in development that nothing knows its wallet, once, and not while it may be announced', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  await showReady(
    [{ id: 'a' }],
    <>
      <WalletButton wallet="own" />
      <WalletButton wallet={elsewhere} />
      <WalletButton wallet="nowhere" />
      <WalletButton wallet="nowhere" />
    </>,
  )
  expect(warn).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^WalletButton cannot connect "nowhere": .*walletGroups/)],
  ])
})

test.each([
  ['own', 'Own Wallet'],
  ['Own', 'Own Wallet'],
  ['com.named', 'Named Wallet'],
  ['elsewhere', undefined],
])('a wallet that announces %j in capitals does not get its button', async (id, name) => {
  const named = { ...absent, id: 'named', name: 'Named Wallet', rdns: ['com.named'] }
  const announced = ['OWN', 'COM.NAMED', 'ELSEWHERE', 'com.named']
  const connectors = [
    fakeConnector({ id: 'a' }),
    ...announced.map((rdns) => fakeConnector({ id: rdns, type: 'injected' })),
  ]
  const wallets = [own, named, elsewhere]
  const config = kitConfigForTest(connectors, {
    walletGroups: async () => [{ groupName: 'Recommended', wallets }],
  })
  show(
    config,
    <>
      <WalletButton wallet={id} />
      <WalletButton wallet="own" />
    </>,
  )
  await vi.waitFor(() => expect(status(name ? 1 : 0)).toBe('ready'))
  expect(part()?.querySelector('bdi')?.textContent).toBe(name ?? 'Own Wallet')
})

test('connects the wallet of a definition that is not configured, by the rdns it announces', async () => {
  const beta = { ...elsewhere, rdns: ['com.other', 'com.other.beta'] }
  const config = kitConfigForTest([fakeConnector({ id: 'com.other.beta' })], { walletGroups })
  show(config, <WalletButton wallet={beta} />)
  await vi.waitFor(() => expect(status()).toBe('ready'))
  press()
  await vi.waitFor(() => expect(status()).toBe('connected'))
  expect(config.wagmi.state.status).toBe('connected')
})

test('connects the wallet of a definition by a connector of the page that declares its rdns', async () => {
  const amber = { id: 'amber', name: 'Amber', iconBackground: '#000000', rdns: ['com.amber'] }
  const connector = { id: 'amberSDK', rdns: ['com.amber', 'com.amber.beta'] }
  const config = await showReady([connector], <WalletButton wallet={amber} />)
  press()
  await vi.waitFor(() => expect(status()).toBe('connected'))
  expect(config.wagmi.state.connections.size).toBe(1)
})

test('is drawn for a definition that is neither configured nor installed', async () => {
  const missing = { ...elsewhere, id: 'missing', rdns: ['com.missing'] }
  show(kitConfigForTest([], { walletGroups }), <WalletButton wallet={missing} />)
  await vi.waitFor(() => expect(status()).toBe('unavailable'))
  expect(part()?.textContent).toContain('Other')
})

test('is unavailable while another wallet is connected', async () => {
  const calls: string[] = []
  const onCall = (name: string) => calls.push(name)
  const config = await showReady([{ id: 'a', onCall }, { id: 'b' }], <WalletButton wallet="own" />)
  await connectTo(config.wagmi, config.wagmi.connectors[1])
  await vi.waitFor(() => expect(status()).toBe('unavailable'))
  await settled(press)
  expect(calls).not.toContain('connect')
  expect(config.wagmi.state.connections.size).toBe(1)
})

describe('WalletButton.Custom', () => {
  async function renderedWith(
    wallet: (config: KitConfig) => WalletButtonProps['wallet'] | undefined,
  ) {
    const config = kitConfigForTest([fakeConnector({ id: 'a' })], { walletGroups })
    const seen: WalletButtonRenderProps[] = []
    const given = wallet(config)
    if (!given) throw new Error('no wallet')
    show(
      config,
      <WalletButton.Custom wallet={given}>
        {(props) => {
          seen.push(props)
          return null
        }}
      </WalletButton.Custom>,
    )
    await vi.waitFor(() => expect(seen.at(-1)?.status).toBe('ready'))
    return seen
  }

  test('knows the name of a definition before the list has loaded', async () => {
    const seen = await renderedWith(() => own)
    expect(seen[0]).toMatchObject({ status: 'loading', wallet: { name: 'Own Wallet' } })
  })

  test.each([
    ['https://evil.example/pixel.gif', 'Wal\u202Elet', 'Wallet'],
    [7, { toString: 'evil' }, 'a'],
  ])('shows nothing of a connector that it has not checked: %s', async (icon, name, shown) => {
    // An announced wallet (EIP-6963) may say anything about itself.
    const seen = await renderedWith(({ wagmi: { connectors } }) => {
      const [connector] = connectors
      return connector && Object.assign({ ...connector }, { icon, name })
    })
    expect(seen[0]).toMatchObject({ status: 'loading', wallet: { name: shown } })
    expect(seen[0]?.wallet?.iconUrl).toBeUndefined()
  })

  test('accepts a connector and shows it as in the list', async () => {
    const seen = await renderedWith(({ wagmi }) => wagmi.connectors[0])
    expect(seen[0]).toMatchObject({ status: 'loading', wallet: { id: 'a', name: 'a' } })
    expect(seen.at(-1)?.wallet).toMatchObject({ id: 'own', name: 'Own Wallet' })
  })
})
