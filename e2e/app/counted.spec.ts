import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, connect, openAccount } from './journey.ts'
import { stoppedNode } from './node.ts'

/**
 * How many requests the page sends to the networks' endpoints, HTTP and JSON-RPC apart, and to
 * which networks it has a WebSocket.
 */

interface Sent {
  readonly chainId: number
  readonly methods: readonly string[]
}

/** The page's own endpoints. The test wallet uses other URLs. */
const endpoint = /\/rpc\/(\d+)\/[ab]$/

function countRequests(page: Page) {
  let sent: Sent[] = []
  let underWay = 0
  const isRead = (request: Request) => endpoint.test(request.url())
  page.on('request', (request) => {
    if (!isRead(request)) return
    underWay += 1
    const body: unknown = request.postDataJSON()
    const calls: readonly unknown[] = Array.isArray(body) ? body : [body]
    sent.push({
      chainId: Number(endpoint.exec(request.url())?.[1]),
      methods: calls.map((call) => String(Reflect.get(Object(call), 'method'))),
    })
  })
  const ended = (request: Request) => {
    if (isRead(request)) underWay -= 1
  }
  page.on('requestfinished', ended)
  page.on('requestfailed', ended)
  return {
    /** Prints what was sent since the last call, and starts over. */
    take(what: string): readonly Sent[] {
      const taken = sent
      sent = []
      const calls = taken.flatMap(({ methods }) => methods)
      console.log(`${what}: ${taken.length} HTTP requests, ${calls.length} JSON-RPC calls`)
      return taken
    },
    /** How many HTTP requests were sent since the last call. */
    sent: () => sent.length,
    /** Waits until the page has dealt with every answer. */
    async settled() {
      await expect.poll(() => underWay).toBe(0)
      // A page reads its answers in order, so it has read those before this one.
      await page.evaluate(async () => (await fetch('/favicon.svg', { cache: 'no-store' })).text())
    },
  }
}

/** What the page sends over its WebSockets, and how many of them are open. */
function followSockets(page: Page) {
  const sent: string[] = []
  let open = 0
  let latest: unknown
  page.on('websocket', (socket) => {
    const chainId = /\/rpc\/(\d+)\/ws$/.exec(socket.url())?.[1]
    if (chainId === undefined) return
    open += 1
    socket.on('close', () => {
      open -= 1
    })
    socket.on('framereceived', ({ payload }) => {
      latest = /"number":"(0x[0-9a-f]+)"/.exec(String(payload))?.[1] ?? latest
    })
    socket.on('framesent', ({ payload }) => {
      sent.push(`${chainId} ${Reflect.get(JSON.parse(String(payload)), 'method')}`)
    })
  })
  return {
    sent,
    open: () => open,
    /** The number of the block that was announced last. */
    latest: () => latest,
  }
}

test('requests are few: none before connecting, one per network, one for the vault, three for the name, two per polling interval, one per block while idle, none when hidden', async ({
  addWallet,
  page,
  stack,
}) => {
  await addWallet()
  const counted = countRequests(page)
  const sockets = followSockets(page)
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(counted.take('load')).toEqual([])

  const clock = () => page.evaluate(() => Date.now())
  const before = await clock()
  await connect(page)
  await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  await expect(accountButton(page).locator('[data-kit-part="avatar"] img')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('All 7 networks are responding')
  await counted.settled()
  const connecting = counted.take('connect')
  // None, unless the machine is so busy that connecting takes as long as a polling interval.
  const intervals = Math.floor(((await clock()) - before) / 4_000)
  const balances = connecting.filter(({ methods }) => methods.includes('eth_getBalance'))
  expect(new Set(balances.map(({ chainId }) => chainId))).toEqual(
    new Set([1, 56, 185, 1329, 2310, 8453, 42161]),
  )
  expect(balances.length).toBeLessThanOrEqual(7 + 2 * intervals)
  // The proof that the wallet is on the demo's own chain is sent with the balance, or alone if the
  // wallet is late.
  const isProof = ({ methods }: Sent) =>
    methods.every((method) => ['eth_chainId', 'eth_getBlockByNumber'].includes(method))
  const others = connecting.filter((one) => !balances.includes(one) && !isProof(one))
  expect(others.every(({ chainId }) => chainId === 1)).toBe(true)
  expect(others.length).toBeLessThanOrEqual(4 + 2 * intervals)

  // From here on, the clock moves only on request: on a busy machine, another interval could start.
  await page.clock.pauseAt((await clock()) + 10_000)
  const dialog = await openAccount(page)
  await counted.settled()
  // Polling starts over when the dialog opens. Each step ends between two polls: what a poll at the
  // very end of a step asks for would be sent in the next one.
  await page.clock.runFor(2_000)
  await counted.settled()
  counted.take('until the clock stands')
  const node = await stoppedNode(stack)
  let idle = 0
  const unused: Sent[] = []
  for (let tick = 1; tick <= 15; tick += 1) {
    // In steps: a poll follows the answer to the last, which must not wait for the interval's end.
    for (let step = 0; step < 8; step += 1) {
      await page.clock.runFor(500)
      await counted.settled()
    }
    const sent = counted.take(`idle, ${tick * 4} s`)
    idle += sent.length
    // After 30 s, plus one interval for requests in flight.
    if (tick > 9) unused.push(...sent)
    // Over all intervals so far: a request may be reported after its interval has ended.
    expect(idle).toBeLessThanOrEqual(2 * tick)
  }
  // One in each interval, which lasts up to a step longer.
  expect(idle, 'what the WebSocket has not announced is polled').toBeGreaterThanOrEqual(13)
  expect(unused.every(({ chainId }) => chainId === 1)).toBe(true)
  expect(unused.length).toBeLessThanOrEqual(7)
  console.log(`60 s idle on seven networks: ${idle} HTTP requests`)

  // Blocks arrive by WebSocket, and only from the network in view.
  const subscribing = ['1 eth_chainId', '1 eth_subscribe', '1 eth_unsubscribe']
  expect(sockets.sent.filter((call) => !subscribing.includes(call))).toEqual([])
  expect(sockets.sent).toContain('1 eth_subscribe')
  await expect(dialog).toBeVisible()
  const mine = async () => {
    await node.mine()
    return node.ask('eth_blockNumber')
  }
  // A subscription that has been silent for a minute is renewed.
  await expect
    .poll(async () => {
      await page.clock.runFor(4_000)
      await mine()
      return sockets.latest()
    })
    .toBeDefined()
  const first = await mine()
  await expect.poll(() => sockets.latest()).toBe(first)
  // One interval reads it; an interval later, the next block is read at once.
  for (let tick = 0; tick < 2; tick += 1) {
    await page.clock.runFor(4_000)
    await counted.settled()
  }
  counted.take('the first blocks')
  await node.mine()
  // Calls wait for each other on the page's clock; an interval is 40 times as long.
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return counted.sent()
    })
    .toBe(1)
  await counted.settled()
  expect(counted.take('one block').map(({ chainId }) => chainId)).toEqual([1])
  await page.clock.runFor(12_000)
  await counted.settled()
  expect(counted.take('12 s without a block')).toEqual([])
  expect(sockets.open()).toBe(1)

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  // Sends pending requests: their batch timer may be due just after the last interval.
  await page.clock.runFor(1_000)
  await counted.settled()
  expect(counted.take('until it is hidden').length).toBeLessThanOrEqual(2)
  await expect.poll(() => sockets.open()).toBe(0)
  const heard = sockets.sent.length
  await node.mine()
  await page.clock.runFor(60_000)
  expect(counted.take('60 s hidden')).toEqual([])
  expect(sockets.sent.slice(heard)).toEqual([])
  expect(sockets.open()).toBe(0)
})
