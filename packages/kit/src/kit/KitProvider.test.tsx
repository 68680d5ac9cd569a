// @vitest-environment happy-dom

import { ConfigNotFoundError } from '@foyer/ui/errors/config.ts'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { settled } from '@foyer/ui/testing/settled.tsx'
import { Profiler, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { numberToHex } from 'viem'
import { base, foundry, mainnet } from 'viem/chains'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { connectTo } from '../testing/connectTo.ts'
import { fakeConnector } from '../testing/fakeConnector.ts'
import { ethereum, kitConfigForTest, mint } from '../testing/kitConfigForTest.ts'
import { stubBalance } from '../testing/nodes/stubNode.ts'
import {
  type UseModalReturnType,
  useAccountModal,
  useChainModal,
  useConnectModal,
} from '../wallets/modals/useModal.ts'
import type { KitConfig } from './assembleKit.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { createKitConfig } from './createKitConfig.ts'
import { KitProvider } from './KitProvider.tsx'
import { useKit } from './useKit.ts'

let root: Root
let modals: Record<'connect' | 'account' | 'chain', UseModalReturnType>

beforeEach(() => {
  stubBalance(10n ** 18n)
  root = createRoot(document.body.appendChild(document.createElement('div')))
})

afterEach(() => {
  root.unmount()
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

function Slot(): ReactNode {
  return <p>what a feature adds</p>
}

const slots = [Slot]

function Modals(): ReactNode {
  modals = { connect: useConnectModal(), account: useAccountModal(), chain: useChainModal() }
  return null
}

async function show(config: KitConfig, label?: string): Promise<void> {
  root.render(
    <KitProvider config={config} accountSlots={slots}>
      <ConnectButton label={label} />
      <Modals />
    </KitProvider>,
  )
  await vi.waitFor(() => expect(document.body.textContent).not.toBe(''))
}

const connect = (config: KitConfig) => connectTo(config.wagmi, config.wagmi.connectors[0])
const part = (name: string) => document.querySelector(`[data-kit-part="${name}"]`)

describe('KitProvider and ConnectButton', () => {
  test("while disconnected there is one button, with the page's label if it has one", async () => {
    const config = kitConfigForTest([])
    await show(config)
    expect(part('connect-button')?.textContent).toBe('Connect Wallet')
    await show(config, 'Enter')
    await vi.waitFor(() => expect(part('connect-button')?.textContent).toBe('Enter'))
  })

  test('the first frame waits for a single rendering', async () => {
    const phases: string[] = []
    root.render(
      <Profiler id="page" onRender={(_, phase) => phases.push(phase)}>
        <KitProvider config={kitConfigForTest([])}>
          <ConnectButton />
        </KitProvider>
      </Profiler>,
    )
    // The live regions are added once it has been drawn.
    await vi.waitFor(() => expect(document.querySelector('[role="status"]')).not.toBeNull())
    // A 'nested-update' would have delayed the frame.
    expect(phases).toEqual(['mount', 'update'])
  })

  test('with more than one chain there is a selector', async () => {
    const config = kitConfigForTest([fakeConnector({ id: 'a' })])
    await show(config)
    await connect(config)
    await vi.waitFor(() => expect(part('chain-button')?.textContent).toContain('Ethereum'))
    expect(part('account-button')?.textContent).toContain('0xf3…2266')
    expect(part('connect-button')).toBeNull()
  })

  test('a connection that was made before the page was drawn is kept', async () => {
    const config = kitConfigForTest([fakeConnector({ id: 'a' })])
    await connect(config)
    await show(config)
    await vi.waitFor(() => expect(part('account-button')?.textContent).toContain('0xf3…2266'))
    expect(config.wagmi.state.connections.size).toBe(1)
  })

  test("viem's chains work as they are, even without an explorer or multicall contract", async () => {
    const chains = [foundry, mainnet, base] as const
    // Each node reports its own chain id; every other answer is 1 ether.
    vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
      const asked = chains.find(({ rpcUrls }) =>
        rpcUrls.default.http.some((each) => new URL(each).href === url),
      )
      const calls: readonly { id: number; method: string }[] = [JSON.parse(`${init.body}`)].flat()
      return Response.json(
        calls.map(({ id, method }) => ({
          jsonrpc: '2.0',
          id,
          result: method === 'eth_chainId' ? numberToHex(asked?.id ?? 0) : '0xde0b6b3a7640000',
        })),
      )
    })
    const config = createKitConfig({
      appName: 'Test',
      chains: [mainnet, base, foundry],
      connectors: [fakeConnector({ id: 'a' })],
      storage: memoryStorage(),
    })
    await show(config)
    await connect(config)
    for (const { id, name } of chains) {
      config.wagmi.connectors[0]?.onChainChanged(numberToHex(id))
      await vi.waitFor(() => expect(part('chain-button')?.textContent).toContain(name))
      await vi.waitFor(() => expect(part('account-button')?.textContent).toContain('1 ETH'))
    }
  })

  test('with a single chain there is none, unless the wallet is on another chain', async () => {
    const right = kitConfigForTest([fakeConnector({ id: 'a' })], { chains: [ethereum] })
    await show(right)
    await connect(right)
    await vi.waitFor(() => expect(part('account-button')).not.toBeNull())
    expect(part('chain-button')).toBeNull()

    root.unmount()
    root = createRoot(document.body)
    const wrong = kitConfigForTest([fakeConnector({ id: 'a' })], { chains: [mint] })
    await show(wrong)
    await connect(wrong)
    await vi.waitFor(() => expect(part('chain-button')?.textContent).toBe('Wrong network'))
  })

  test('rerendering the provider neither reconnects nor drops the connection (wagmi #3794)', async () => {
    const onCall = vi.fn()
    const config = kitConfigForTest([fakeConnector({ id: 'a', onCall })])
    await show(config)
    await connect(config)
    await vi.waitFor(() => expect(part('account-button')).not.toBeNull())
    await show(config, 'other')
    await show(config)
    expect(onCall.mock.calls.filter(([name]) => name === 'connect')).toHaveLength(1)
    expect(config.wagmi.state.connections.size).toBe(1)
    expect(config.wagmi.state.status).toBe('connected')
  })

  test('remounting the provider keeps the connection', async () => {
    const config = kitConfigForTest([fakeConnector({ id: 'a' })])
    await show(config)
    await connect(config)
    await vi.waitFor(() => expect(part('account-button')).not.toBeNull())
    root.unmount()
    root = createRoot(document.body)
    await show(config)
    await vi.waitFor(() => expect(part('account-button')).not.toBeNull())
    expect(config.wagmi.state.connections.size).toBe(1)
    expect(config.wagmi.connectors).toHaveLength(1)
  })

  test('an earlier connection is shown as connecting from the first paint', async () => {
    const storage = memoryStorage()
    const before = kitConfigForTest([fakeConnector({ id: 'a' })], { storage })
    await show(before)
    await connect(before)
    root.unmount()

    const seen: (string | null | undefined)[] = []
    root = createRoot(document.body)
    const observer = new MutationObserver(() => seen.push(document.body.textContent))
    observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    await show(kitConfigForTest([fakeConnector({ id: 'a' })], { storage }))
    await vi.waitFor(() => expect(part('account-button')).not.toBeNull())
    observer.disconnect()
    expect(seen.join()).not.toContain('Connect Wallet')
  })

  test('the modal hooks reflect which modal can open', async () => {
    const config = kitConfigForTest([fakeConnector({ id: 'a' })])
    await show(config)
    const allowed = () =>
      Object.entries(modals).flatMap(([id, { canOpenModal }]) => (canOpenModal ? id : []))
    expect(allowed()).toEqual(['connect'])
    modals.connect.open()
    await vi.waitFor(() => expect(modals.connect.isOpen).toBe(true))
    expect(modals.account.isOpen).toBe(false)
    await connect(config)
    await vi.waitFor(() => expect(allowed()).toEqual(['account', 'chain']))
    expect(modals.connect.isOpen).toBe(false)
  })

  test.each([
    ['account', 'while disconnected', 'connect'],
    ['chain', 'while disconnected', 'connect'],
    ['account', 'on an unknown chain', 'chain'],
    ['connect', 'while connected', 'account'],
  ] as const)('the %s dialog does not open %s', async (refused, when, allowed) => {
    const chains = [when === 'on an unknown chain' ? mint : ethereum] as const
    const config = kitConfigForTest([fakeConnector({ id: 'a' })], { chains })
    await show(config)
    if (when !== 'while disconnected') await connect(config)
    const states = () => [modals[refused].canOpenModal, modals[allowed].canOpenModal]
    await vi.waitFor(() => expect(states()).toEqual([false, true]))
    await settled(() => modals[refused].open())
    expect(document.querySelector('dialog[open]')).toBeNull()
    // An allowed dialog opens within the same wait.
    await settled(() => modals[allowed].open())
    expect(document.querySelector('dialog[open]')).not.toBeNull()
  })

  test('a wallet that cannot switch networks gets an explanation instead of a list', async () => {
    const config = kitConfigForTest([fakeConnector({ id: 'Safe' })])
    await show(config)
    await connect(config)
    await vi.waitFor(() => expect(modals.chain.canOpenModal).toBe(true))
    modals.chain.open()
    await vi.waitFor(() =>
      expect(document.body.textContent).toContain(
        'Safe can’t switch networks from this page. Switch in the wallet instead.',
      ),
    )
    expect(part('chain-row')).toBeNull()
  })

  test('features have a place in the account dialog', async () => {
    const config = kitConfigForTest([fakeConnector({ id: 'a' })])
    await show(config)
    await connect(config)
    await vi.waitFor(() => expect(modals.account.canOpenModal).toBe(true))
    expect(document.body.textContent).not.toContain('what a feature adds')
    modals.account.open()
    await vi.waitFor(() => expect(document.body.textContent).toContain('what a feature adds'))
  })

  test('outside the provider the kit throws an error that says what is missing', async () => {
    function Outside(): ReactNode {
      useKit()
      return null
    }
    const onError = vi.fn()
    const lost = createRoot(document.createElement('div'), { onUncaughtError: onError })
    lost.render(<Outside />)
    await vi.waitFor(() => expect(onError).toHaveBeenCalled())
    const error: unknown = onError.mock.calls[0]?.[0]
    expect(error).toBeInstanceOf(ConfigNotFoundError)
    expect(String(error)).toContain('No wagmi config found. Ensure you have set up a config')
  })
})
