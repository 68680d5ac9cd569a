// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { connectTo } from '../../../testing/connectTo.ts'
import { alice, fakeConnector } from '../../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../../testing/kitConfigForTest.ts'
import { storedAddress } from './storedAddress.ts'

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.unstubAllGlobals()
  localStorage.clear()
})

const connections = (accounts: unknown, current = 'b') => ({
  state: { connections: { __type: 'Map', value: [['b', { accounts }]] }, current },
})

function store(prefix: string, value: unknown): void {
  localStorage.setItem(`${prefix}.recentConnectorId`, '"a"')
  localStorage.setItem(`${prefix}.store`, typeof value === 'string' ? value : JSON.stringify(value))
}

test('reads the account that the kit itself stored', async () => {
  expect(storedAddress()).toBeUndefined()
  const config = kitConfigForTest([fakeConnector({ id: 'a' })], { storage: localStorage })
  await connectTo(config.wagmi, config.wagmi.connectors[0])
  expect(storedAddress()).toBe(alice)
})

test.each([
  '',
  '[',
  'null',
  '[]',
  { state: null },
  { state: { connections: [], current: 'b' } },
  { state: { connections: { value: [null, 7, ['b']] }, current: 'b' } },
  connections([]),
  connections(['0x']),
  connections([`${alice}<script>`]),
  connections([{ toString: 'x' }]),
  connections([alice], 'another'),
  connections([alice, 'x'.repeat(20_000)]),
])('ignores %j', (value) => {
  store('foyer', value)
  expect(storedAddress()).toBeUndefined()
})

test('ignores a visitor who disconnected, and an origin with several apps', () => {
  store('foyer', connections([alice]))
  expect(storedAddress()).toBe(alice)
  store('other', connections([alice]))
  expect(storedAddress()).toBeUndefined()
  localStorage.removeItem('other.recentConnectorId')
  expect(storedAddress()).toBe(alice)
  localStorage.removeItem('foyer.recentConnectorId')
  expect(storedAddress()).toBeUndefined()
})

test('is undefined if storage is refused', () => {
  vi.stubGlobal('localStorage', undefined)
  expect(storedAddress()).toBeUndefined()
})
