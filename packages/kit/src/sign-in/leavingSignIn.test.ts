import { disconnect } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { alice } from '../testing/fakeConnector.ts'
import { changeIn } from '../testing/fakeWallet.ts'
import { signInHarness } from '../testing/signInHarness.ts'
import { createSignInController } from './createSignInController.ts'
import { nonceAge } from './nonce.ts'
import { checkAge } from './sessionReducer.ts'

const bob = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** The dialogs of the page. */
const id = Symbol()

const setUp = () => signInHarness(createSignInController)

async function signedIn() {
  const harness = await setUp()
  await harness.signThrough()
  return harness
}

describe('leaving', () => {
  test('a late signature changes nothing', async () => {
    const { backend, controller, open, press, settle, state, status, wallet } = await setUp()
    await open()
    await press()
    controller.leave()
    wallet.answer('0x1234')
    await settle()
    expect(state().status).toBe('idle')
    expect(status()).toBe('unauthenticated')
    expect(backend.calls).not.toContain('verify')
  })

  test('a session created after leaving is ended', async () => {
    const { backend, controller, settle, signUnverified, status } = await setUp()
    const verification = await signUnverified()
    controller.leave()
    verification.resolve({ address: alice })
    await settle()
    expect(status()).toBe('unauthenticated')
    expect(backend.calls.at(-1)).toBe('signOut')
  })

  test('a session created after leaving does not end a newer one of the account', async () => {
    const { backend, controller, settle, signThrough, signUnverified, status } = await setUp()
    const verification = await signUnverified()
    controller.leave()
    backend.instead.clear()
    await signThrough()
    verification.resolve({ address: alice })
    await settle()
    expect(status()).toBe('authenticated')
    expect(backend.calls).not.toContain('signOut')
  })

  test('switching accounts during the wallet request restarts for the new account', async () => {
    const { backend, kit, open, press, settle, state, wallet } = await setUp()
    await open()
    await press()
    changeIn(kit.wagmi, { accounts: [bob] })
    await settle()
    expect(state()).toMatchObject({ status: 'ready', message: { address: bob } })
    wallet.answer('0x1234')
    await settle()
    expect(state().status).toBe('ready')
    expect(backend.calls).not.toContain('verify')
  })

  test('switching networks during the wallet request renews the message after a rejection', async () => {
    const { kit, open, press, settle, state, wallet } = await setUp()
    await open()
    await press()
    changeIn(kit.wagmi, { chainId: 185 })
    wallet.refuse(Object.assign(new Error('User rejected the request.'), { code: 4001 }))
    await settle()
    expect(state()).toMatchObject({
      status: 'ready',
      message: { chainId: 185 },
      failure: undefined,
    })
  })

  test.each([
    ['accounts', { accounts: [bob] }, { address: bob }],
    ['networks', { chainId: 185 }, { chainId: 185 }],
  ] as const)('switching %s while an expired message is replaced signs nothing', async (_, change, message) => {
    const { backend, kit, open, press, settle, state, wallet } = await setUp()
    await open()
    vi.setSystemTime(Date.now() + nonceAge)
    const slow = Promise.withResolvers<string>()
    backend.instead.set('message', () => slow.promise)
    await press()
    backend.instead.clear()
    changeIn(kit.wagmi, change)
    await settle()
    slow.resolve('late')
    await settle()
    expect(wallet.asked).toEqual([])
    expect(state()).toMatchObject({ status: 'ready', message })
  })

  test('switching accounts while the backend verifies does not sign in the new account', async () => {
    const { backend, kit, settle, signUnverified, status } = await setUp()
    const verification = await signUnverified()
    changeIn(kit.wagmi, { accounts: [bob] })
    verification.resolve({ address: alice })
    await settle()
    expect(status()).toBe('unauthenticated')
    expect(backend.calls).toContain('signOut')
  })
})

describe('asking for the sign-in', () => {
  test('resolves to true once the account is signed in, and at once afterwards', async () => {
    const { controller, open, press, settle, wallet } = await setUp()
    const show = vi.fn()
    const answer = controller.ask(id, show)
    expect(show).toHaveBeenCalledOnce()
    await open()
    await press()
    wallet.answer('0x1234')
    await settle()
    expect(await answer).toBe(true)
    expect(await controller.ask(id, show)).toBe(true)
    expect(show).toHaveBeenCalledOnce()
  })

  test('asks again if the backend has ended a session that was not checked for a while', async () => {
    const { backend, controller, settle } = await signedIn()
    backend.session = undefined
    await vi.advanceTimersByTimeAsync(checkAge + 1)
    const show = vi.fn()
    void controller.ask(id, show)
    await settle()
    expect(show).toHaveBeenCalledOnce()
  })

  test('resolves to false if the visitor cancels', async () => {
    const { controller, signIn } = await setUp()
    const answer = controller.ask(id, () => {})
    expect(signIn.asked.get()).toBe(id)
    signIn.asked.set(undefined)
    expect(await answer).toBe(false)
  })
})

describe('ending the session', () => {
  test('signing out ends it locally and at the backend', async () => {
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
    // In lower case, as wallets send it.
    changeIn(kit.wagmi, { accounts: [alice.toLowerCase() as `0x${string}`], chainId: 185 })
    await settle()
    expect(status()).toBe('authenticated')
    expect(backend.calls).not.toContain('signOut')
  })

  test('a visitor who never signed in is not signed out', async () => {
    const { backend, kit, settle } = await setUp()
    await disconnect(kit.wagmi)
    await settle()
    expect(backend.calls).toEqual([])
  })

  test('an unreachable backend gets the sign-out once it is back', async () => {
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

  test('the next sign-in waits until the last session has ended', async () => {
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
    expect(state().status).toBe('preparing')
    ended()
    await settle()
    expect(backend.calls.slice(-3)).toEqual(['signOut', 'nonce', 'message'])
  })
})
