import { expect, onTestFinished, test, vi } from 'vitest'
import {
  type FakeSocketNode,
  type FakeSocketNodeOptions,
  fakeSocketNode,
  headMessage,
} from '../../../testing/nodes/fakeSocketNode.ts'
import { headLimits, subscribeHeads } from './subscribeHeads.ts'

function follow({ url }: Pick<FakeSocketNode, 'url'>) {
  const heads: bigint[] = []
  const blocks: bigint[] = []
  const failures: unknown[] = []
  let ends = 0
  let wrongChains = 0
  const stop = subscribeHeads({
    url,
    chainId: 1,
    onReport: ({ failure }) => void (failure && failures.push(failure)),
    onWrongChain: () => {
      wrongChains += 1
    },
    onBlock: (block) => void blocks.push(block),
    onHead: (block) => void heads.push(block),
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

test('a block that is announced again is dropped; another block of its number is a reorganisation', async () => {
  const both = await subscribed()
  const { node, page } = both
  node.announce(100)
  node.announce(100)
  node.announce(99, 0xa)
  node.announce(100, 0xb)
  await expectNext(both, 101)
  expect(page.heads).toEqual([100n, 99n, 100n, 101n])
})

test('a reorganisation of more than 64 blocks is dropped', async () => {
  const both = await subscribed()
  both.node.announce(100)
  both.node.announce(35)
  await expectNext(both, 36)
  expect(both.page.heads).toEqual([100n, 36n])
})

test.each([
  ['that is no JSON', 'hello'],
  ['of another subscription', headMessage(5, 5, '0xother')],
  ['without a number', headMessage(5).replace('"number"', '"no"')],
  ['with a number of more than 64 bits', headMessage(5).replace('"0x5"', `"0x1${'0'.repeat(16)}"`)],
  ['without a whole hash', headMessage(5).replace('000', '')],
  [
    'without a header',
    '{"method":"eth_subscription","params":{"subscription":"0xs","result":null}}',
  ],
  ['without parameters', '{"method":"eth_subscription"}'],
])('a message %s is dropped', async (_, text) => {
  const both = await subscribed()
  both.node.send(text)
  await expectNext(both, 6)
  expect(both.page.heads).toEqual([6n])
  expect(both.page.ends()).toBe(0)
})

test('blocks of another network never count', async () => {
  const node = await fakeSocketNode({ chainId: () => '0x38' })
  const page = follow(node)
  await vi.waitFor(() => expect(page.ends()).toBe(1))
  expect(page.wrongChains(), 'for the chain id and for the subscription').toBe(2)
  node.announce(7)
  await vi.waitFor(() => expect(node.open()).toBe(0))
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
  for (let block = 1; block <= headLimits.messages; block += 1) node.announce(block)
  await vi.waitFor(() => expect(page.ends()).toBe(1))
  await vi.waitFor(() => expect(node.open()).toBe(0))
  expect(page.heads.length).toBeLessThan(headLimits.messages)
})

test('a node that sends too long a message is disconnected', async () => {
  const { node, page } = await subscribed()
  node.send(`"${'x'.repeat(headLimits.length)}"`)
  await vi.waitFor(() => expect(page.ends()).toBe(1))
  await vi.waitFor(() => expect(node.open()).toBe(0))
})

test('a node without subscriptions is disconnected', async () => {
  const node = await fakeSocketNode({ subscription: 7 })
  const page = follow(node)
  await vi.waitFor(() => expect(page.ends()).toBe(1))
  await vi.waitFor(() => expect(node.open()).toBe(0))
})

test('a closed socket ends the subscription once', async () => {
  const { node, page } = await subscribed()
  node.hangUp()
  await vi.waitFor(() => expect(page.ends()).toBe(1))
  page.stop()
  expect(page.ends()).toBe(1)
})

test('a socket that is still opening is closed once it is open, without an error', async () => {
  const node = await fakeSocketNode()
  const closed = vi.spyOn(WebSocket.prototype, 'close')
  follow(node).stop()
  expect(closed, 'browsers would report an error').not.toHaveBeenCalled()
  await vi.waitFor(() => expect(closed).toHaveBeenCalledOnce())
  await vi.waitFor(() => expect(node.open()).toBe(0))
  expect(node.methods).toEqual([])
})

test('unsubscribing closes the socket, and is no failure', async () => {
  const { node, page } = await subscribed()
  page.stop()
  await vi.waitFor(() => expect(node.open()).toBe(0))
  expect(page.ends()).toBe(0)
  expect(page.failures).toEqual([])
})
