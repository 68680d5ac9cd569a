import { anvilAccounts } from '@foyer/testkit/wallet'
import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createKitConfig } from '../kit/createKitConfig.ts'
import { alice, fakeConnector, never } from '../testing/fakeConnector.ts'
import { fakeSignInAdapter } from '../testing/fakeSignInAdapter.ts'
import { changeIn, connectFirst } from '../testing/fakeWallet.ts'
import { signInHarness } from '../testing/signInHarness.ts'
import { createSignInController } from './createSignInController.ts'
import { nonceAge } from './nonce.ts'
import { signInStore } from './signInStore.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const aliceAccount = privateKeyToAccount(anvilAccounts[0].privateKey)
const rejection = Object.assign(new Error('User rejected the request.'), { code: 4001 })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const setUp = () => signInHarness(createSignInController)

async function signedIn() {
  const harness = await setUp()
  await harness.signThrough()
  return harness
}

describe('signing in', () => {
  test('idle, signing, verifying, authenticated', async () => {
    const { backend, open, press, settle, signIn, state, status, wallet } = await setUp()
    await open()
    expect(state()).toMatchObject({
      status: 'ready',
      message: { text: `${alice} on 1 with nonce1`, address: alice },
    })
    await press()
    expect(state().status).toBe('signing')
    expect(wallet.asked).toEqual(['personal_sign'])

    backend.instead.set('verify', never)
    wallet.answer('0x1234')
    await settle()
    expect(state().status).toBe('verifying')
    expect(status()).toBe('unauthenticated')

    const other = await signedIn()
    expect(other.status()).toBe('authenticated')
    expect(other.signIn.state.get().session).toMatchObject({ address: alice })
    expect(other.backend.calls).toEqual(['nonce', 'message', 'verify'])
    expect(signIn.hint.get()).toBeUndefined()
  })

  test("the wallet's prompt opens within the click, without a backend request first", async () => {
    const { backend, controller, open, wallet, settle } = await setUp()
    await open()
    const before = backend.calls.length
    void controller.sign()
    await Promise.resolve()
    await Promise.resolve()
    await Promise.resolve()
    expect(wallet.asked).toEqual(['personal_sign'])
    expect(backend.calls).toHaveLength(before)
    await settle()
  })

  test('nothing is signed that was not shown before', async () => {
    const { backend, controller, open, press, settle, state, wallet } = await setUp()
    backend.instead.set('nonce', () => Promise.reject(new Error('away')))
    await open()
    expect(state()).toEqual({ status: 'failed', failure: 'prepare' })
    backend.instead.clear()
    await press()
    expect(wallet.asked).toEqual([])
    expect(state()).toMatchObject({ failure: undefined, message: { chainId: 1 } })
    backend.instead.set('message', never)
    void controller.prepare()
    await settle()
    await press()
    expect(wallet.asked).toEqual([])
  })

  test.each([
    'nonce',
    'message',
  ])('a failing %s shows the preparing error, and developers its cause', async (name) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    onTestFinished(() => warn.mockRestore())
    const { backend, open, state } = await setUp()
    const cause = new Error('no')
    backend.instead.set(name, () => Promise.reject(cause))
    await open()
    expect(state()).toMatchObject({ status: 'failed', failure: 'prepare' })
    expect(warn).toHaveBeenCalledWith('Signing in failed at "prepare".', cause)
  })

  test.each([
    [''],
    ['x'.repeat(8_001)],
    [undefined],
    [42],
  ])('a message that is not a string shows the preparing error', async (text) => {
    const { backend, open, state } = await setUp()
    backend.instead.set('message', async () => text)
    await open()
    expect(state()).toMatchObject({ status: 'failed', failure: 'prepare' })
  })

  test('a failing wallet shows the signing error, and the next nonce is prefetched', async () => {
    const { backend, open, press, settle, state, wallet } = await setUp()
    await open()
    await press()
    wallet.refuse(new Error('Ledger device: locked'))
    await settle()
    expect(state()).toMatchObject({
      status: 'ready',
      failure: 'sign',
      message: { text: expect.stringContaining('nonce2') },
    })
    expect(backend.calls).toEqual(['nonce', 'message', 'nonce', 'message'])
  })

  test.each([
    ['no hex'],
    ['0x123'],
    [undefined],
    [{}],
  ])('an invalid signature shows the signing error: %j', async (signature) => {
    const { open, press, settle, state, wallet } = await setUp()
    await open()
    await press()
    wallet.answer(signature)
    await settle()
    expect(state()).toMatchObject({ status: 'ready', failure: 'sign' })
  })

  test('a rejected signature returns to idle without an error, with the same message', async () => {
    const { backend, open, press, settle, state, wallet } = await setUp()
    await open()
    const { message } = state()
    await press()
    wallet.refuse(rejection)
    await settle()
    expect(state()).toEqual({ status: 'ready', message, failure: undefined })
    expect(backend.calls).toEqual(['nonce', 'message'])
  })

  test.each([
    ['refuses', async () => false],
    ['is away', () => Promise.reject(new Error('away'))],
    ['opens a session for another account', async () => ({ address: bob })],
  ])('a backend that %s shows the verifying error, and no one is signed in', async (_, answer) => {
    const { backend, open, press, settle, state, status, wallet } = await setUp()
    backend.instead.set('verify', answer)
    await open()
    await press()
    wallet.answer('0x1234')
    await settle()
    expect(state()).toMatchObject({
      status: 'ready',
      failure: 'verify',
      message: { text: expect.stringContaining('nonce2') },
    })
    expect(status()).toBe('unauthenticated')
  })

  test('if the server is down while verifying, the verifying error stays', async () => {
    const { backend, open, press, settle, state, wallet } = await setUp()
    await open()
    await press()
    backend.instead.set('verify', () => Promise.reject(new Error('away')))
    backend.instead.set('nonce', () => Promise.reject(new Error('away')))
    wallet.answer('0x1234')
    await settle()
    expect(state()).toEqual({
      status: 'failed',
      failure: 'verify',
      message: undefined,
    })
  })

  test('a backend that returns only true signs in the account that signed', async () => {
    const { backend, open, press, settle, signIn, wallet } = await setUp()
    backend.instead.set('verify', async () => true)
    await open()
    await press()
    wallet.answer('0x')
    await settle()
    expect(signIn.state.get()).toEqual({ status: 'authenticated', session: { address: alice } })
  })

  test.each([
    ['without its prefix', (signature: Hex) => signature.slice(2)],
    [
      'with v 37 or 38',
      (signature: Hex) => `${signature.slice(0, -2)}${signature.endsWith('1b') ? 25 : 26}`,
    ],
  ])('the backend gets a signature in the usual form that the wallet sent %s', async (_, form) => {
    const { backend, open, press, state, wallet } = await setUp()
    const verify = vi.spyOn(backend, 'verify')
    await open()
    await press()
    const message = state().message?.text ?? ''
    const signature = await aliceAccount.signMessage({ message })
    wallet.answer(form(signature))
    await vi.waitFor(() => expect(verify).toHaveBeenCalledWith({ message, signature }))
  })

  test('a wallet that cannot be reached is not a signing failure', async () => {
    const { kit, open, press, settle, state } = await setUp()
    await open()
    const [connector] = kit.wagmi.connectors
    if (!connector) throw new Error('no connector')
    const working = connector.getProvider
    connector.getProvider = async () => ({})
    await press()
    expect(state()).toMatchObject({ status: 'ready', failure: 'other' })
    connector.getProvider = () => Promise.reject(new Error('its code did not arrive'))
    await settle()
    await press()
    expect(state()).toMatchObject({ status: 'ready', failure: 'other' })
    connector.getProvider = working
    await settle()
    await press()
    expect(state().status).toBe('signing')
    expect(state().failure).toBeUndefined()
  })
})

test('a message for one account is never signed by another', async () => {
  const { backend, kit, settle, signIn, wallet } = await setUp()
  // Not started, so it gets no wallet events.
  const controller = createSignInController(kit, signIn)
  controller.enter()
  await settle()
  changeIn(kit.wagmi, { accounts: [bob] })
  backend.instead.set('nonce', never)
  void controller.sign()
  await settle()
  expect(wallet.asked).toEqual([])
  expect(controller.getState()).toMatchObject({ status: 'preparing', failure: 'other' })
  controller.leave()
})

test('a backend that never answers is a failure to prepare, and the next attempt asks again', async () => {
  const { backend, controller, open, settle, state } = await setUp()
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  onTestFinished(() => warn.mockRestore())
  backend.instead.set('nonce', never)
  await open()
  await vi.advanceTimersByTimeAsync(30_000)
  expect(state()).toMatchObject({ status: 'failed', failure: 'prepare' })
  expect(String(warn.mock.lastCall?.[1])).toContain('Check that the sign-in backend responds.')
  backend.instead.delete('nonce')
  void controller.prepare()
  await settle()
  expect(state()).toMatchObject({ failure: undefined, message: { address: alice } })
})

test('a backend that never verifies is a failure, and its late session is ended', async () => {
  const { backend, settle, signUnverified, state, status } = await setUp()
  const verification = await signUnverified()
  expect(state().status).toBe('verifying')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(state()).toMatchObject({
    status: 'ready',
    failure: 'verify',
    message: { text: expect.stringContaining('nonce2') },
  })
  verification.resolve({ address: alice })
  await settle()
  expect(status()).toBe('unauthenticated')
  expect(backend.calls.at(-1)).toBe('signOut')
})

test('a sign-out that never ends does not prevent the next sign-in', async () => {
  const { backend, controller, open, state, status } = await signedIn()
  backend.instead.set('signOut', never)
  void controller.signOut()
  await open()
  expect(status()).toBe('unauthenticated')
  await vi.advanceTimersByTimeAsync(30_000)
  expect(state().failure).toBe('prepare')
  void controller.prepare()
  await vi.advanceTimersByTimeAsync(0)
  expect(state().message?.address).toBe(alice)
  controller.leave()
})

describe('the nonce', () => {
  test('is replaced after four minutes while the dialog is open', async () => {
    const { open, state } = await setUp()
    await open()
    await vi.advanceTimersByTimeAsync(nonceAge - 1)
    expect(state().message?.text).toContain('nonce1')
    await vi.advanceTimersByTimeAsync(1)
    expect(state().message?.text).toContain('nonce2')
  })

  test('is replaced earlier if the backend keeps it for less time', async () => {
    const { backend, open, state } = await setUp()
    backend.nonceLifetime = () => 60_000
    await open()
    await vi.advanceTimersByTimeAsync(48_000 - 1)
    expect(state().message?.text).toContain('nonce1')
    await vi.advanceTimersByTimeAsync(1)
    expect(state().message?.text).toContain('nonce2')
  })

  test('is replaced on the click if the page slept through that moment', async () => {
    const { open, press, state, wallet } = await setUp()
    await open()
    vi.setSystemTime(Date.now() + nonceAge)
    await press()
    expect(wallet.asked).toEqual(['personal_sign'])
    expect(state()).toMatchObject({
      status: 'signing',
      message: { text: expect.stringContaining('nonce2') },
    })
  })

  test('is kept during the wallet request, and replaced after a late rejection', async () => {
    const { backend, open, press, settle, state, wallet } = await setUp()
    await open()
    await press()
    await vi.advanceTimersByTimeAsync(nonceAge + 1)
    expect(state().status).toBe('signing')
    expect(backend.calls.filter((name) => name === 'nonce')).toHaveLength(1)
    wallet.refuse(rejection)
    await settle()
    await settle()
    expect(state().message?.text).toContain('nonce2')
  })

  test('is not fetched for a dialog that is closed', async () => {
    const { backend, controller, open } = await setUp()
    await open()
    controller.leave()
    await vi.advanceTimersByTimeAsync(10 * nonceAge)
    expect(backend.calls).toEqual(['nonce', 'message'])
  })

  test('is reused on the next network if it was not used', async () => {
    const { backend, kit, open, settle, state } = await setUp()
    await open()
    changeIn(kit.wagmi, { chainId: 185 })
    await settle()
    expect(state().message?.text).toBe(`${alice} on 185 with nonce1`)
    changeIn(kit.wagmi, { chainId: 999_999 })
    await settle()
    expect(state().message?.text, 'not a network of the page').toBe(`${alice} on 1 with nonce1`)
    expect(backend.calls.filter((name) => name === 'nonce')).toHaveLength(1)
  })
})

test("a message on an unsupported chain names the kit's first chain", async () => {
  const backend = fakeSignInAdapter()
  const { kit } = await setUp()
  const only = createKitConfig({
    appName: 'Test',
    chains: [{ ...kit.chains[0], id: 8453 }],
    connectors: [fakeConnector({ id: 'a' })],
    storage: memoryStorage(),
    signIn: { adapter: async () => backend },
  })
  await connectFirst(only.wagmi)
  const store = only.get(signInStore)
  if (!store) throw new Error('no sign-in')
  const controller = createSignInController(only, store)
  onTestFinished(controller.start())
  controller.enter()
  await vi.advanceTimersByTimeAsync(0)
  expect(controller.getState().message?.chainId).toBe(8453)
})
