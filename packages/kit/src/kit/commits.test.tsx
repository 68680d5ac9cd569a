// @vitest-environment happy-dom

import { act, Profiler } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { kitSourceOf } from '../chains/config/kitSource.ts'
import { alice } from '../testing/fakeConnector.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { ConnectButton } from './ConnectButton.tsx'
import { KitProvider } from './KitProvider.tsx'
import { lazyParts } from './lazyParts.ts'

/** How many commits of React stand between a click, or a wallet's answer, and what it shows. */

let root: Root
let commits: string[]

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  commits = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(() => root.unmount())
  document.body.replaceChildren()
  vi.unstubAllGlobals()
})

/** A wallet that answers when the test says so. */
function announceWallet() {
  const asked = Promise.withResolvers<void>()
  const approved = Promise.withResolvers<void>()
  const provider = {
    async request({ method }: { method: string }) {
      if (method === 'eth_chainId') return '0x1'
      if (method === 'wallet_requestPermissions') {
        asked.resolve()
        await approved.promise
        return [{ parentCapability: 'eth_accounts', caveats: [] }]
      }
      return [alice]
    },
    on() {},
    removeListener() {},
  }
  const info = {
    uuid: crypto.randomUUID(),
    name: 'Quick Wallet',
    rdns: 'com.quick',
    icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  }
  const detail = Object.freeze({ info, provider })
  window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  return { asked: asked.promise, approve: approved.resolve }
}

const part = (name: string) => document.querySelector<HTMLElement>(`[data-kit-part="${name}"]`)
const walletRow = () => document.querySelector<HTMLElement>('[data-wallet]')

/** The commits until the condition holds, and those that follow at once. */
async function commitsUntil(start: () => unknown, isShown: () => boolean) {
  commits.length = 0
  await act(async () => void start())
  await act(() => vi.waitFor(() => expect(isShown()).toBe(true), { timeout: 5_000 }))
  return [...commits]
}

test('opening the dialog takes one commit, and showing the account another', async () => {
  const config = kitConfigForTest([])
  await act(() =>
    root.render(
      <Profiler
        id="page"
        onRender={(_, phase) => commits.push(part('account-button') ? `${phase}, account` : phase)}
      >
        <KitProvider config={config}>
          <ConnectButton />
        </KitProvider>
      </Profiler>,
    ),
  )
  const { approve, asked } = announceWallet()
  const button = part('connect-button')
  // The pointer comes first, as a visitor's does.
  await act(async () => button?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })))
  await act(() => vi.waitFor(() => expect(walletRow()).not.toBeNull(), { timeout: 10_000 }))
  const isOpen = () => document.querySelector('dialog[open]') !== null
  expect(isOpen()).toBe(false)
  expect(await commitsUntil(() => button?.click(), isOpen)).toHaveLength(1)

  // Loads while the visitor reads the list.
  const { controls } = lazyParts(kitSourceOf(config))
  await act(() => vi.waitFor(() => expect(controls.value()).toBeDefined(), { timeout: 10_000 }))
  await act(async () => walletRow()?.click())
  await act(() => asked)
  const isConnected = () => part('account-button') !== null
  const [first, ...later] = await commitsUntil(approve, isConnected)
  expect(first).toBe('update, account')
  // What is deferred, such as the name. A nested update would delay the account's frame.
  expect(later).not.toContain('nested-update, account')
})
