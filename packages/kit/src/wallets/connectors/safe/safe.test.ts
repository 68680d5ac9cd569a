// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { connect, getConnection, signMessage, switchChain } from '@wagmi/core'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { alice, fakeConnector } from '../../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../../testing/kitConfigForTest.ts'
import { disconnectAll } from '../../connection/disconnectAll.ts'
import { autoConnect } from '../../connection/restore/autoConnect.ts'
import { connectionRestore } from '../../connection/restore/connectionRestore.ts'
import { type SafeOptions, safe } from './safe.ts'

const safeApp = 'https://app.safe.global'
const safeAddress = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const info = { safeAddress, chainId: 1, threshold: 1, owners: [safeAddress] }
const ownParent = window.parent

type Answer = (method: string) => unknown

/** Simulates the parent page, which answers the SDK's messages. An undefined answer means none. */
function frameIn(origin: string, answer: Answer): string[] {
  const asked: string[] = []
  const host = {
    postMessage({ id, method }: { id: string; method: string }) {
      asked.push(method)
      const data = answer(method)
      if (data === undefined) return
      const message = { id, success: true, version: '9.1.0', data }
      queueMicrotask(() => {
        const event = new MessageEvent('message', { data: message, origin })
        Object.defineProperty(event, 'source', { value: host })
        window.dispatchEvent(event)
      })
    },
  }
  Object.defineProperty(window, 'parent', { value: host, configurable: true })
  return asked
}

/** What the browser tells about the page around this one. */
function tell(hints: { readonly ancestor?: string; readonly referrer?: string }) {
  const { ancestor, referrer } = hints
  if (ancestor !== undefined) {
    const value = [ancestor]
    Object.defineProperty(window.location, 'ancestorOrigins', { value, configurable: true })
  }
  if (referrer !== undefined) {
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true })
  }
}

afterEach(() => {
  Object.defineProperty(window, 'parent', { value: ownParent, configurable: true })
  Reflect.deleteProperty(window.location, 'ancestorOrigins')
  Reflect.deleteProperty(document, 'referrer')
})

const answerInfo: Answer = (method) => (method === 'getSafeInfo' ? info : {})

function kitWith(options: SafeOptions = {}, storage = memoryStorage()) {
  const other = fakeConnector({ id: 'other' })
  const kit = kitConfigForTest([safe(options), other], { storage })
  const [connector, second] = kit.wagmi.connectors
  if (!connector || !second) throw new Error('no connector')
  return { wagmi: kit.wagmi, connector, kit, second, storage }
}

describe('Safe, in its frame', () => {
  test('connects automatically, before the last used wallet', async () => {
    frameIn(safeApp, answerInfo)
    const first = kitWith()
    await connect(first.wagmi, { connector: first.second })
    const { wagmi, kit } = kitWith({}, first.storage)
    expect(kit.get(connectionRestore).hadConnection).toBe(true)
    await autoConnect(wagmi)
    expect(getConnection(wagmi)).toMatchObject({ address: safeAddress, chainId: 1 })
    expect(getConnection(wagmi).connector?.id).toBe('safe')
  })

  test('signs through the host, which returns an empty signature if the owners sign on chain', async () => {
    const asked = frameIn(safeApp, answerInfo)
    const { wagmi } = kitWith()
    await autoConnect(wagmi)
    expect(await signMessage(wagmi, { message: 'hello' })).toBe('0x')
    expect(asked).toContain('signMessage')
  })

  test('refuses to switch networks', async () => {
    frameIn(safeApp, answerInfo)
    const { wagmi } = kitWith()
    await autoConnect(wagmi)
    await expect(switchChain(wagmi, { chainId: 185 })).rejects.toThrow(
      'does not support programmatic chain switching',
    )
  })

  test('stays disconnected after a deliberate disconnect, until it is chosen', async () => {
    frameIn(safeApp, answerInfo)
    const first = kitWith()
    await autoConnect(first.wagmi)
    await disconnectAll(first.kit)
    const asked = frameIn(safeApp, answerInfo)
    const second = kitWith({}, first.storage)
    await autoConnect(second.wagmi)
    expect(second.wagmi.state.status).toBe('disconnected')
    // Not even its SDK is loaded. wagmi calls `getProvider` on every connector.
    expect(await second.connector.getProvider()).toBeUndefined()
    expect(asked).toEqual([])
    await connect(second.wagmi, { connector: second.connector })
    const third = kitWith({}, first.storage)
    await autoConnect(third.wagmi)
    expect(third.wagmi.state.status).toBe('connected')
  })
})

/** A short timeout, in ms, for tests that expect no answer. */
const impatient = { timeout: 60 }

describe('an untrusted host', () => {
  test('does not respond: could not load Safe information, and the last used wallet is restored', async () => {
    frameIn(safeApp, () => undefined)
    const first = kitWith(impatient)
    await expect(connect(first.wagmi, { connector: first.connector })).rejects.toThrow(
      'Could not load Safe information',
    )
    await connect(first.wagmi, { connector: first.second })
    const { wagmi } = kitWith(impatient, first.storage)
    await autoConnect(wagmi)
    expect(getConnection(wagmi)).toMatchObject({ address: alice })
  })

  test('is silent at first: the next attempt asks again', async () => {
    let silent = true
    const asked = frameIn(safeApp, (method) => (silent ? undefined : answerInfo(method)))
    const { wagmi, connector } = kitWith()
    await expect(connect(wagmi, { connector })).rejects.toThrow('Could not load Safe information')
    expect(wagmi.state.status).toBe('disconnected')
    silent = false
    await connect(wagmi, { connector })
    expect(getConnection(wagmi)).toMatchObject({ address: safeAddress })
    expect(asked.filter((method) => method === 'getSafeInfo')).toHaveLength(2)
  })

  test.each([
    'https://evil.example',
    'https://app.safe.global.evil.example',
    'https://xapp.safe.global',
    'http://app.safe.global',
  ])('%s is ignored', async (origin) => {
    const asked = frameIn(origin, answerInfo)
    const { wagmi, connector } = kitWith(impatient)
    await expect(connect(wagmi, { connector })).rejects.toThrow('Could not load Safe information')
    expect(asked).toContain('getSafeInfo')
  })

  test.each([
    { ...info, safeAddress: 'nonsense' },
    { ...info, safeAddress: undefined },
    { ...info, chainId: -1 },
    { ...info, chainId: 'x' },
    {},
    7,
  ])('answers nonsense: %j', async (answer) => {
    frameIn(safeApp, () => answer)
    const { wagmi, connector } = kitWith()
    await expect(connect(wagmi, { connector })).rejects.toThrow('Could not load Safe information')
  })
})

const portal = 'https://portal.example'
const ownSafe = 'https://safe.example'

test.each([
  ['its parent', { ancestor: portal }, {}],
  ['its parent, after Safe linked to it', { ancestor: portal, referrer: `${safeApp}/` }, {}],
  ['its referrer, in a browser that does not name the parent', { referrer: `${portal}/x` }, {}],
  ['its parent, which is no longer allowed', { ancestor: safeApp }, { allowedDomains: [/^x$/] }],
])('in a frame that is not of Safe by %s, nothing is loaded or requested', async (_, hints, options) => {
  tell(hints)
  const asked = frameIn(portal, () => undefined)
  const { connector, kit } = kitWith(options)
  expect(kit.get(connectionRestore).hadConnection).toBe(false)
  expect(await connector.getProvider()).toBeUndefined()
  expect(await connector.isAuthorized()).toBe(false)
  expect(asked).toEqual([])
})

test.each([
  ['by its parent', safeApp, { ancestor: safeApp, referrer: `${portal}/` }, {}],
  ['by its referrer', safeApp, { referrer: `${safeApp}/apps/open` }, {}],
  ['although it hides its name', safeApp, { ancestor: 'null' }, {}],
  ['after a link within the frame', safeApp, { referrer: `${window.location.origin}/` }, {}],
  ['on its own domain', ownSafe, { ancestor: ownSafe }, { allowedDomains: [/^https:\/\/safe\./g] }],
])('Safe is recognized %s', async (_, origin, hints, options) => {
  tell(hints)
  frameIn(origin, answerInfo)
  const { wagmi, kit } = kitWith(options)
  expect(kit.get(connectionRestore).hadConnection).toBe(true)
  await autoConnect(wagmi)
  expect(getConnection(wagmi)).toMatchObject({ address: safeAddress })
})

test('outside a frame nothing is loaded or requested', async () => {
  const post = vi.spyOn(window, 'postMessage')
  const { connector, kit } = kitWith()
  expect(kit.get(connectionRestore).hadConnection).toBe(false)
  expect(await connector.getProvider()).toBeUndefined()
  expect(await connector.isAuthorized()).toBe(false)
  expect(post).not.toHaveBeenCalled()
})
