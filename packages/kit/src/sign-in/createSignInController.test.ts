import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createKitConfig } from '../config/createKitConfig.ts'
import { keepStorageAlive } from '../storage/keepStorageAlive.ts'
import { memoryStorage } from '../storage/memoryStorage.ts'
import { alice, fakeConnector, never } from '../testing/fakeConnector.ts'
import { fakeSignInAdapter } from '../testing/fakeSignInAdapter.ts'
import { changeIn, connectFirst, fakeWallet } from '../testing/fakeWallet.ts'
import { kitConfigForTest } from '../testing/kitConfigForTest.ts'
import { nonceAge } from './createNonceKeeper.ts'
import { createSignInController } from './createSignInController.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const rejection = Object.assign(new Error('User rejected the request.'), { code: 4001 })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

const stops: (() => void)[] = []

async function setUp({ connected = true } = {}) {
  const backend = fakeSignInAdapter()
  const wallet = fakeWallet()
  const storage = keepStorageAlive(memoryStorage())
  const kit = kitConfigForTest(
    [fakeConnector({ id: 'a', getProvider: async () => wallet.provider })],
    { storage, signIn: { adapter: backend } },
  )
  const { signIn } = kit
  if (!signIn) throw new Error('no sign-in')
  if (connected) await connectFirst(kit.wagmi)
  const controller = createSignInController(kit, signIn)
  stops.push(controller.start())
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    backend,
    controller,
    kit,
    signIn,
    settle,
    wallet,
    state: controller.getState,
    status: () => signIn.state.get().status,
    async open() {
      controller.enter()
      await settle()
    },
    /** Signs as far as the wallet's prompt. */
    async press() {
      void controller.sign()
      await settle()
    },
  }
}

async function signedIn() {
  const all = await setUp()
  await all.open()
  await all.press()
  all.wallet.answer('0x1234')
  await all.settle()
  return all
}

describe('signing in', () => {
  test('idle, signing, verifying, authenticated', async () => {
    const { backend, open, press, settle, signIn, state, status, wallet } = await setUp()
    await open()
    expect(state()).toMatchObject({
      phase: 'idle',
      message: { text: `${alice} on 1 with nonce1`, address: alice },
    })
    await press()
    expect(state().phase).toBe('signing')
    expect(wallet.asked).toEqual(['personal_sign'])

    backend.instead.set('verify', never)
    wallet.answer('0x1234')
    await settle()
    expect(state().phase).toBe('verifying')
    expect(status()).toBe('unauthenticated')

    const other = await signedIn()
    expect(other.status()).toBe('authenticated')
    expect(other.signIn.state.get().session).toMatchObject({ address: alice })
    expect(other.backend.calls).toEqual(['nonce', 'message', 'verify'])
    expect(signIn.hint.get()).toBeUndefined()
  })

  test("the wallet's prompt opens inside the press: nothing is asked of the backend first", async () => {
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

  test('nothing is signed that could not be read before', async () => {
    const { backend, controller, open, press, settle, state, wallet } = await setUp()
    backend.instead.set('nonce', () => Promise.reject(new Error('away')))
    await open()
    expect(state()).toMatchObject({ phase: 'idle', failure: 'prepare', message: undefined })
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

  test.each(['nonce', 'message'])('a failing %s is the error of preparing', async (name) => {
    const { backend, open, state } = await setUp()
    backend.instead.set(name, () => Promise.reject(new Error('no')))
    await open()
    expect(state()).toMatchObject({ phase: 'idle', failure: 'prepare' })
  })

  test.each([
    [''],
    ['x'.repeat(8_001)],
    [undefined],
    [42],
  ])('a message that is no text to sign is the error of preparing', async (text) => {
    const { backend, open, state } = await setUp()
    backend.instead.set('message', async () => text)
    await open()
    expect(state()).toMatchObject({ phase: 'idle', failure: 'prepare' })
  })

  test('a wallet that fails is the error of signing, and the next nonce is fetched ahead', async () => {
    const { backend, open, press, settle, state, wallet } = await setUp()
    await open()
    await press()
    wallet.refuse(new Error('Ledger device: locked'))
    await settle()
    expect(state()).toMatchObject({
      phase: 'idle',
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
  ])('a signature that is none is the error of signing: %j', async (signature) => {
    const { open, press, settle, state, wallet } = await setUp()
    await open()
    await press()
    wallet.answer(signature)
    await settle()
    expect(state()).toMatchObject({ phase: 'idle', failure: 'sign' })
  })

  test('a rejected signature goes quietly back to idle, with the same message', async () => {
    const { backend, open, press, settle, state, wallet } = await setUp()
    await open()
    const { message } = state()
    await press()
    wallet.refuse(rejection)
    await settle()
    expect(state()).toEqual({ phase: 'idle', message, preparing: false, failure: undefined })
    expect(backend.calls).toEqual(['nonce', 'message'])
  })

  test.each([
    ['refuses', async () => false],
    ['is away', () => Promise.reject(new Error('away'))],
    ['opens a session for another account', async () => ({ address: bob })],
  ])('a backend that %s is the error of verifying, and nobody is signed in', async (_, answer) => {
    const { backend, open, press, settle, state, status, wallet } = await setUp()
    backend.instead.set('verify', answer)
    await open()
    await press()
    wallet.answer('0x1234')
    await settle()
    expect(state()).toMatchObject({
      phase: 'idle',
      failure: 'verify',
      message: { text: expect.stringContaining('nonce2') },
    })
    expect(status()).toBe('unauthenticated')
  })

  test('while the server is down at verifying, its error stays the one that is read', async () => {
    const { backend, open, press, settle, state, wallet } = await setUp()
    await open()
    await press()
    backend.instead.set('verify', () => Promise.reject(new Error('away')))
    backend.instead.set('nonce', () => Promise.reject(new Error('away')))
    wallet.answer('0x1234')
    await settle()
    expect(state()).toEqual({
      phase: 'idle',
      failure: 'verify',
      preparing: false,
      message: undefined,
    })
  })

  test('a backend that says no more than true is believed for the account that has signed', async () => {
    const { backend, open, press, settle, signIn, wallet } = await setUp()
    backend.instead.set('verify', async () => true)
    await open()
    await press()
    wallet.answer('0x')
    await settle()
    expect(signIn.state.get()).toEqual({ status: 'authenticated', session: { address: alice } })
  })

  test('an account that is gone at the press is no matter of signing', async () => {
    const { controller, kit, open, state } = await setUp()
    await open()
    // Not yet heard of by anybody.
    kit.wagmi.setState((x) => ({
      ...x,
      connections: new Map(),
      current: null,
      status: 'disconnected',
    }))
    stops.splice(0).at(0)?.()
    await controller.sign()
    expect(state().phase).toBe('idle')
  })
})

describe('the nonce', () => {
  test('is fetched again when it is four minutes old while the dialog stands open', async () => {
    const { open, state } = await setUp()
    await open()
    await vi.advanceTimersByTimeAsync(nonceAge - 1)
    expect(state().message?.text).toContain('nonce1')
    await vi.advanceTimersByTimeAsync(1)
    expect(state().message?.text).toContain('nonce2')
  })

  test('is fetched again at the press when the page slept through that moment', async () => {
    const { open, press, state, wallet } = await setUp()
    await open()
    vi.setSystemTime(Date.now() + nonceAge)
    await press()
    expect(wallet.asked).toEqual(['personal_sign'])
    expect(state()).toMatchObject({
      phase: 'signing',
      message: { text: expect.stringContaining('nonce2') },
    })
  })

  test('is left alone while the wallet is asked, and renewed after a late no', async () => {
    const { backend, open, press, settle, state, wallet } = await setUp()
    await open()
    await press()
    await vi.advanceTimersByTimeAsync(nonceAge + 1)
    expect(state().phase).toBe('signing')
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

  test('serves the next network too, since it was not used', async () => {
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

describe('leaving', () => {
  test('a late signature changes nothing', async () => {
    const { backend, controller, open, press, settle, state, status, wallet } = await setUp()
    await open()
    await press()
    controller.leave()
    wallet.answer('0x1234')
    await settle()
    expect(state().phase).toBe('idle')
    expect(status()).toBe('unauthenticated')
    expect(backend.calls).not.toContain('verify')
  })

  test('a session that comes about after leaving is ended', async () => {
    const { backend, controller, open, press, settle, status, wallet } = await setUp()
    let verified = (_session: unknown) => {}
    backend.instead.set(
      'verify',
      () =>
        new Promise((resolve) => {
          verified = resolve
        }),
    )
    await open()
    await press()
    wallet.answer('0x1234')
    await settle()
    controller.leave()
    verified({ address: alice })
    await settle()
    expect(status()).toBe('unauthenticated')
    expect(backend.calls.at(-1)).toBe('signOut')
  })

  test('another account while the wallet is asked starts anew for that account', async () => {
    const { backend, kit, open, press, settle, state, wallet } = await setUp()
    await open()
    await press()
    changeIn(kit.wagmi, { accounts: [bob] })
    await settle()
    expect(state()).toMatchObject({ phase: 'idle', message: { address: bob } })
    wallet.answer('0x1234')
    await settle()
    expect(state().phase).toBe('idle')
    expect(backend.calls).not.toContain('verify')
  })

  test('another account while the backend verifies is not signed in', async () => {
    const { backend, kit, open, press, settle, status, wallet } = await setUp()
    let verified = (_session: unknown) => {}
    backend.instead.set(
      'verify',
      () =>
        new Promise((resolve) => {
          verified = resolve
        }),
    )
    await open()
    await press()
    wallet.answer('0x1234')
    await settle()
    changeIn(kit.wagmi, { accounts: [bob] })
    verified({ address: alice })
    await settle()
    expect(status()).toBe('unauthenticated')
    expect(backend.calls).toContain('signOut')
  })
})

describe('asking for the sign-in', () => {
  test('is true once the account is signed in, and at once from then on', async () => {
    const { controller, open, press, settle, wallet } = await setUp()
    const show = vi.fn()
    const answer = controller.ask(show)
    expect(show).toHaveBeenCalledOnce()
    await open()
    await press()
    wallet.answer('0x1234')
    await settle()
    expect(await answer).toBe(true)
    expect(await controller.ask(show)).toBe(true)
    expect(show).toHaveBeenCalledOnce()
  })

  test('is false when the visitor leaves the way to it', async () => {
    const { controller, signIn } = await setUp()
    const answer = controller.ask(() => {})
    expect(signIn.asked.get()).toBe(true)
    signIn.asked.set(false)
    expect(await answer).toBe(false)
  })
})

describe('ending the session', () => {
  test('signing out ends it here and at the backend', async () => {
    const { backend, controller, settle, signIn, status } = await signedIn()
    void controller.signOut()
    expect(status()).toBe('unauthenticated')
    await settle()
    expect(backend.calls.at(-1)).toBe('signOut')
    expect(signIn.hint.get()).toBeUndefined()
  })

  test('disconnecting signs out on the server', async () => {
    const { backend, kit, settle, status } = await signedIn()
    await disconnect(kit.wagmi)
    await settle()
    expect(status()).toBe('unauthenticated')
    expect(backend.calls.at(-1)).toBe('signOut')
    expect(backend.session).toBeUndefined()
  })

  test('another account in the wallet ends the session of the first', async () => {
    const { backend, kit, settle, status } = await signedIn()
    changeIn(kit.wagmi, { accounts: [bob] })
    expect(status()).toBe('unauthenticated')
    await settle()
    expect(backend.calls).toContain('signOut')
  })

  test('the same account in lower case is the same account', async () => {
    const { backend, kit, settle, status } = await signedIn()
    // As wallets write it.
    changeIn(kit.wagmi, { accounts: [alice.toLowerCase() as `0x${string}`], chainId: 185 })
    await settle()
    expect(status()).toBe('authenticated')
    expect(backend.calls).not.toContain('signOut')
  })

  test('whoever was never signed in is not signed out', async () => {
    const { backend, kit, settle } = await setUp()
    await disconnect(kit.wagmi)
    await settle()
    expect(backend.calls).toEqual([])
  })

  test('a backend that is away hears of it as soon as it is back', async () => {
    const { backend, controller, settle, signIn, status } = await signedIn()
    backend.instead.set('signOut', () => Promise.reject(new Error('away')))
    void controller.signOut()
    await settle()
    expect(status()).toBe('unauthenticated')
    expect(signIn.hint.get()).toMatchObject({ ended: true })
    backend.instead.clear()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(backend.session).toBeUndefined()
    expect(signIn.hint.get()).toBeUndefined()
  })

  test('the next sign-in waits for the end of the last session', async () => {
    const { backend, controller, open, settle, state } = await signedIn()
    let ended = () => {}
    backend.instead.set(
      'signOut',
      () =>
        new Promise((resolve) => {
          ended = () => resolve(undefined)
        }),
    )
    controller.leave()
    void controller.signOut()
    await settle()
    await open()
    expect(backend.calls.at(-1)).toBe('signOut')
    expect(state().preparing).toBe(true)
    ended()
    await settle()
    expect(backend.calls.slice(-3)).toEqual(['signOut', 'nonce', 'message'])
  })
})

test('a kit on other chains than the wallet signs for its first one', async () => {
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
  if (!only.signIn) throw new Error('no sign-in')
  const controller = createSignInController(only, only.signIn)
  stops.push(controller.start())
  controller.enter()
  await vi.advanceTimersByTimeAsync(0)
  expect(controller.getState().message?.chainId).toBe(8453)
})
