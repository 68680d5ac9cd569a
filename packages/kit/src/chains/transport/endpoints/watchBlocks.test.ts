import { expect, onTestFinished, test, vi } from 'vitest'
import {
  type FakeSocketNode,
  type FakeSocketNodeOptions,
  fakeSocketNode,
  headMessage,
} from '../../../testing/nodes/fakeSocketNode.ts'
import { maxAnnounced, socketEndpoint } from './socketEndpoint.ts'

function follow({ url }: Pick<FakeSocketNode, 'url'>) {
  const heads: bigint[] = []
  const blocks: bigint[] = []
  const failures: unknown[] = []
  let ends = 0
  let wrongChains = 0
  const endpoint = socketEndpoint({
    url,
    chainId: 1,
    onReport: ({ failure }) => void (failure && failures.push(failure)),
    onWrongChain: () => {
      wrongChains += 1
    },
    onBlock: (block) => void blocks.push(block),
  })
  const stop = endpoint.watchBlocks({
    onBlock: (block) => void heads.push(block),
    onEnd: () => {
      ends += 1
    },
  })
  onTestFinished(stop)
  return { blocks, failures, heads, stop, ends: () => ends, wrongChains: () => wrongChains }
}

/** A node with one page that has subscribed. */
async function subscribed(options?: FakeSocketNodeOptions) {
  const node = await fakeSocketNode(options)
  const page = follow(node)
  await vi.waitFor(() => expect(node.methods).toEqual(['eth_chainId', 'eth_subscribe']))
  // A block in the same packet as the answer would come before its subscription.
  await node.handled()
  return { node, page }
}

/** Waits for the node's next block, when everything sent before it was accepted or dropped. */
async function expectNext({ node, page }: Awaited<ReturnType<typeof subscribed>>, block: number) {
  node.announce(block)
  await vi.waitFor(() => expect(page.heads).toContain(BigInt(block)))
}

test('new blocks are announced, and become the latest block of the endpoint', async () => {
  const { node, page } = await subscribed()
  node.announce(7)
  node.announce(8)
  await vi.waitFor(() => expect(page.heads).toEqual([7n, 8n]))
  expect(page.blocks).toEqual([7n, 8n])
})

test('a message of another subscription is dropped', async () => {
  const both = await subscribed()
  both.node.send(headMessage(5, 5, '0xother'))
  await expectNext(both, 6)
  expect(both.page.heads).toEqual([6n])
  expect(both.page.ends()).toBe(0)
})

test.each([
  ['that is no JSON', 'hello'],
  ['without a number', headMessage(5).replace('"number"', '"no"')],
  ['with a number of more than 64 bits', headMessage(5).replace('"0x5"', `"0x1${'0'.repeat(16)}"`)],
  [
    'without a header',
    '{"method":"eth_subscription","params":{"subscription":"0xs","result":null}}',
  ],
  ['without parameters', '{"method":"eth_subscription"}'],
])('a message %s ends the subscription', async (_, text) => {
  const { node, page } = await subscribed()
  node.send(text)
  await vi.waitFor(() => expect(page.ends()).toBe(1))
  await vi.waitFor(() => expect(node.open()).toBe(0))
  expect(page.heads).toEqual([])
})

test('blocks of another network never count', async () => {
  const node = await fakeSocketNode({ chainId: () => '0x38' })
  const page = follow(node)
  await vi.waitFor(() => expect(page.ends()).toBe(1))
  expect(page.wrongChains()).toBe(1)
  await vi.waitFor(() => expect(node.open()).toBe(0))
  expect(node.methods).toEqual(['eth_chainId'])
  expect(page.heads).toEqual([])
})

test('the network is asked again after ten seconds, before a block counts', async () => {
  let chainId = '0x1'
  const both = await subscribed({ chainId: () => chainId })
  await expectNext(both, 7)
  const now = performance.now()
  vi.spyOn(performance, 'now').mockImplementation(() => now + 11_000)
  chainId = '0x38'
  both.node.announce(8)
  await vi.waitFor(() => expect(both.page.ends()).toBe(1))
  expect(both.page.heads).toEqual([7n])
})

test('a node that sends too many messages is disconnected', async () => {
  const { node, page } = await subscribed()
  for (let block = 1; block <= maxAnnounced + 1; block += 1) node.announce(block)
  await vi.waitFor(() => expect(page.ends()).toBe(1))
  await vi.waitFor(() => expect(node.open()).toBe(0))
  expect(page.heads.length).toBeLessThanOrEqual(maxAnnounced)
})

test('a closed socket ends the subscription once', async () => {
  const { node, page } = await subscribed()
  node.hangUp()
  await vi.waitFor(() => expect(page.ends()).toBe(1))
  page.stop()
  expect(page.ends()).toBe(1)
})

test('unsubscribing closes the socket, and is no failure', async () => {
  const { node, page } = await subscribed()
  page.stop()
  await vi.waitFor(() => expect(node.open()).toBe(0))
  expect(page.ends()).toBe(0)
  expect(page.failures).toEqual([])
})
