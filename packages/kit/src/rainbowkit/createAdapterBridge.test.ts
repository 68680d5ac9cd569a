import { describe, expect, test, vi } from 'vitest'
import type { AuthenticationStatus } from '../connection/authentication.ts'
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

  test('is undefined while the app says unauthenticated', async () => {
    expect(await setUp('unauthenticated').bridge.adapter.getSession?.()).toBeUndefined()
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

  test('is not ended again if the app has ended it', async () => {
    const { adapter, bridge } = setUp('authenticated')
    await bridge.adapter.signOut()
    bridge.update({ adapter, status: 'unauthenticated' })
    await bridge.adapter.signOut()
    expect(adapter.signOut).toHaveBeenCalledOnce()
  })
})
