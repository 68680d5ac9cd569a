import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import { expect, test } from 'vitest'
import { ethereum } from '../../../testing/kitConfigForTest.ts'
import { fakeNode, honest, json } from '../../../testing/nodes/fakeNode.ts'
import { createTransportRegistry } from '../createTransportRegistry.ts'
import { createEndpointChoices } from './endpointChoices.ts'
import { addOwnEndpoint, removeOwnEndpoint } from './ownEndpoints.ts'
import { proveEndpoint } from './proveOwnEndpoint.ts'

const store = () => createEndpointChoices({ storageKey: 'test', storage: memoryStorage() })
const url = 'https://node.example/key'

test('an own endpoint is stored once, is used when confirmed, and is removed with its pin', () => {
  const choices = store()
  const registry = createTransportRegistry({
    chains: [ethereum],
    choices,
    ownOrigins: ['https://node.example'],
  })
  const asked = () =>
    registry
      .get()
      .get(1)
      ?.endpoints.map((endpoint) => endpoint.url)
  const usual = ethereum.rpcUrls.default.http[0]
  addOwnEndpoint(choices, { chainId: 1, url, confirmed: false })
  expect(asked()).toEqual([usual])
  addOwnEndpoint(choices, { chainId: 1, url, confirmed: true })
  expect(choices.get().own).toHaveLength(1)
  expect(asked()).toEqual([url, usual])
  registry.pin(1, url)
  expect(registry.get().get(1)?.pinned).toBe(url)
  removeOwnEndpoint(choices, { chainId: 1, url })
  expect(choices.get()).toEqual({ own: [], pinned: {} })
  expect(asked()).toEqual([usual])
})

test.each([
  [[], {}],
  [{ own: 7, pinned: 7 }, {}],
  [
    { own: [{ chainId: '1', url }, { chainId: 1, url: 'javascript:1' }, null], pinned: { x: url } },
    {},
  ],
  [{ own: [], pinned: { 1: url, 2: 7 } }, { 1: url }],
])('an invalid stored choice is ignored: %j', (value, pinned) => {
  const storage = memoryStorage()
  const seed = createEndpointChoices({ storageKey: 'test', storage })
  // biome-ignore lint/plugin/casts: another version or program may have left this.
  seed.set(value as never)
  expect(createEndpointChoices({ storageKey: 'test', storage }).get()).toEqual({ own: [], pinned })
})

test('an endpoint is asked for its chain id, and for its genesis block if needed', async () => {
  const node = await fakeNode(honest(1))
  expect(await proveEndpoint({ url: node.url, chainId: 1 })).toBe('same')
  expect(node.requests).toEqual([['eth_chainId']])
  expect(await proveEndpoint({ url: node.url, chainId: 56 })).toBe('otherChain')
  const hash = (digit: string) => ({ hash: `0x${digit.repeat(64)}` })
  node.behave((calls, response, isList) => {
    const answers = calls.map(({ id, method }) => ({
      jsonrpc: '2.0',
      id,
      result: method === 'eth_chainId' ? '0x1' : hash('a'),
    }))
    json(response, isList ? answers : answers[0])
  })
  const prove = (digit: string) =>
    proveEndpoint({ url: node.url, chainId: 1, node: async () => hash(digit) })
  expect(await prove('a')).toBe('same')
  expect(await prove('b')).toBe('otherGenesis')
  node.behave((_, response) => void response.destroy())
  expect(await prove('a')).toBe('silent')
})
