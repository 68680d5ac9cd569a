// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { testRoot } from '@foyer/ui/testing/testRoot.tsx'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { signInStore } from '../sign-in/signInStore.ts'
import { connectTo } from '../testing/connectTo.ts'
import { alice, fakeConnector } from '../testing/fakeConnector.ts'
import { fakeSignInAdapter } from '../testing/fakeSignInAdapter.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { stubNode } from '../testing/nodes/stubNode.ts'
import { press, status, walletGroups } from '../testing/walletButtons.ts'
import type { KitConfig } from './assembleKit.ts'
import { KitProvider } from './KitProvider.tsx'
import { WalletButton } from './WalletButton.tsx'

const root = testRoot()

beforeEach(stubNode)

const provider = { request: async () => '0x1234' }
const dialog = () => document.querySelector('dialog[open]')
const dialogButton = (name: string) =>
  [...(dialog()?.querySelectorAll('button') ?? [])].find(
    ({ ariaDisabled, textContent }) => textContent === name && ariaDisabled !== 'true',
  )

function requiring(adapter = fakeSignInAdapter(), storage = memoryStorage()) {
  return kitConfigForTest(
    [fakeConnector({ id: 'a', getProvider: async () => provider }), fakeConnector({ id: 'b' })],
    { walletGroups, signIn: { mode: 'required', adapter }, storage },
  )
}

/** The storage of a visitor who signed in on an earlier visit. */
function signedInBefore() {
  const storage = memoryStorage()
  requiring(undefined, storage).get(signInStore)?.hint.set({ address: alice })
  return storage
}

async function showRequiring(config: KitConfig, children = <WalletButton wallet="own" />) {
  root.render(<KitProvider config={config}>{children}</KitProvider>)
  await vi.waitFor(() => expect(status()).toBe('ready'))
}

async function signIn() {
  await vi.waitFor(() => expect(dialog()?.textContent).toContain('Verify your account'))
  await vi.waitFor(() => expect(dialogButton('Sign message')).toBeDefined())
  dialogButton('Sign message')?.click()
  await vi.waitFor(() => expect(status()).toBe('connected'))
}

describe('a wallet button of a page that requires signing in', () => {
  test('asks for the signature once its wallet has approved, and is connected after it', async () => {
    const config = requiring()
    await showRequiring(config)
    press()
    await vi.waitFor(() => expect(config.wagmi.state.status).toBe('connected'))
    await vi.waitFor(() => expect(dialog()).not.toBeNull())
    expect(status()).toBe('ready')
    await signIn()
  })

  test('asks for the missing signature when it is pressed, and not before', async () => {
    const config = requiring()
    await connectTo(config.wagmi, config.wagmi.connectors[0])
    await showRequiring(
      config,
      <>
        <WalletButton wallet="own" />
        <WalletButton wallet="b" />
      </>,
    )
    expect(dialog()).toBeNull()
    press()
    await signIn()
    expect(config.wagmi.state.connections.size).toBe(1)
    await vi.waitFor(() => expect(status(1)).toBe('unavailable'))
  })

  test('asks for nothing if the account has a session', async () => {
    const backend = fakeSignInAdapter()
    const answer = Promise.withResolvers<unknown>()
    backend.instead.set('session', () => answer.promise)
    await showRequiring(requiring(backend, signedInBefore()))
    press()
    await vi.waitFor(() => expect(backend.calls).toContain('session'))
    await vi.waitFor(() => expect(status()).toBe('loading'))
    answer.resolve({ address: alice })
    await vi.waitFor(() => expect(status()).toBe('connected'))
    expect(dialog()).toBeNull()
  })

  test('asks for the signature if the account has no session any more', async () => {
    const backend = fakeSignInAdapter()
    await showRequiring(requiring(backend, signedInBefore()))
    press()
    await signIn()
    expect(backend.calls).toContain('session')
  })
})
