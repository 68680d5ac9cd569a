// @vitest-environment happy-dom

import type { AuthenticationStatus } from '@foyer/kit'
import { browserForTest, session, settle } from '@foyer/kit/testing/browserForTest.ts'
import { disconnect } from '@wagmi/core'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createAdapterBridge } from './createAdapterBridge.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const request = { address, chainId: 1, nonce: 'n' } as const

function setUp(status: AuthenticationStatus, message: unknown = 'text') {
  const adapter = {
    getNonce: vi.fn(async () => 'n'),
    createMessage: vi.fn(() => message),
    verify: vi.fn(async () => true),
    signOut: vi.fn(async () => {}),
  }
  const bridge = createAdapterBridge({ adapter, status }, () => address)
  return { adapter, bridge }
}

describe('messages', () => {
  test('a string is signed unchanged', async () => {
    const { adapter, bridge } = setUp('unauthenticated')
    expect(await bridge.adapter.createMessage(request)).toBe('text')
    await bridge.adapter.verify({ message: 'text', signature: '0x' })
    expect(adapter.verify).toHaveBeenCalledWith({ message: 'text', signature: '0x' })
  })

  test('an object with prepareMessage is signed as its text and verified as itself', async () => {
    const message = { prepareMessage: () => 'prepared' }
    const { adapter, bridge } = setUp('unauthenticated', message)
    expect(await bridge.adapter.createMessage(request)).toBe('prepared')
    await bridge.adapter.verify({ message: 'prepared', signature: '0x' })
    expect(adapter.verify).toHaveBeenCalledWith({ message, signature: '0x' })
  })

  test.each([[{ raw: '0x01' }], [null]])('%o is not signed as its name', async (message) => {
    const { bridge } = setUp('unauthenticated', message)
    await expect(bridge.adapter.createMessage(request)).rejects.toThrow('must return a string')
  })
})

describe('the session', () => {
  test("is the connected account's while the app says authenticated", async () => {
    const { bridge } = setUp('authenticated')
    expect(await bridge.adapter.getSession?.()).toEqual({ address })
  })

  test('cannot be read while the app says unauthenticated, which may be outdated', () => {
    expect(setUp('unauthenticated').bridge.adapter.getSession).toBeUndefined()
  })

  test('is pending while the app is loading it', async () => {
    const { adapter, bridge } = setUp('loading')
    const session = bridge.adapter.getSession?.()
    bridge.update({ adapter, status: 'loading' })
    bridge.update({ adapter, status: 'authenticated' })
    expect(await session).toEqual({ address })
    bridge.update({ adapter, status: 'unauthenticated' })
    expect(await bridge.adapter.getSession?.()).toBeUndefined()
  })

  test('is none if the app has loaded and found none', async () => {
    const { adapter, bridge } = setUp('loading')
    const session = bridge.adapter.getSession?.()
    bridge.update({ adapter, status: 'unauthenticated' })
    expect(await session).toBeUndefined()
  })

  test('is not ended again if the app has ended it', async () => {
    const { adapter, bridge } = setUp('authenticated')
    await bridge.adapter.signOut()
    bridge.update({ adapter, status: 'unauthenticated' })
    await bridge.adapter.signOut()
    expect(adapter.signOut).toHaveBeenCalledOnce()
  })
})

describe('several tabs, whose apps learn of a session only when they are focused', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  async function twoTabs() {
    const { tab } = browserForTest()
    const apps = { first: setUp('authenticated'), second: setUp('unauthenticated') }
    const first = await tab({ adapter: apps.first.bridge.adapter })
    const second = await tab({ adapter: apps.second.bridge.adapter })
    first.sync.begin(session)
    await settle()
    return { apps, first, second }
  }

  test('signing in in one tab lasts, although the app in another still says unauthenticated', async () => {
    const { first, second } = await twoTabs()
    expect([first.status(), second.status()]).toEqual(['authenticated', 'unauthenticated'])
    await vi.advanceTimersByTimeAsync(10 * 60_000)
    document.dispatchEvent(new Event('visibilitychange'))
    await settle()
    expect([first.status(), second.status()]).toEqual(['authenticated', 'unauthenticated'])
    expect(vi.getTimerCount()).toBe(0)
  })

  test('the other tab is signed in once its app says so', async () => {
    const { apps, first, second } = await twoTabs()
    const { adapter, bridge } = apps.second
    bridge.update({ adapter, status: 'authenticated' })
    second.signIn.hint.set({ address })
    await settle()
    expect([first.status(), second.status()]).toEqual(['authenticated', 'authenticated'])
  })

  test('disconnecting in the other tab does not end a session that its app does not know', async () => {
    const { first, second } = await twoTabs()
    await disconnect(second.wagmi)
    await settle()
    expect(first.status()).toBe('authenticated')
  })
})
