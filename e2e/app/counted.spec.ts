import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, connect } from './journey.ts'

/**
 * The number of requests that the page sent to the networks' endpoints: HTTP requests and JSON-RPC
 * calls.
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
    /** Prints what was sent since the last time, and starts over. */
    take(what: string): readonly Sent[] {
      const taken = sent
      sent = []
      const calls = taken.flatMap(({ methods }) => methods)
      console.log(`${what}: ${taken.length} HTTP requests, ${calls.length} JSON-RPC calls`)
      return taken
    },
    settled: () => expect.poll(() => underWay).toBe(0),
  }
}

test('requests are few: none before connecting, one per network, one for the vault, three for the name, two per polling interval, one while idle, none when hidden', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  const counted = countRequests(page)
  await page.clock.install()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(counted.take('load')).toEqual([])

  const clock = () => page.evaluate(() => Date.now())
  const before = await clock()
  await connect(page)
  await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
  await expect(accountButton(page)).toHaveText(/alice\.foyer\.eth/)
  await expect(accountButton(page).locator('img')).toBeVisible()
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
  // The proof that the wallet is on the demo's own chain is in the balance's request, or alone if
  // the wallet is late.
  const isProof = ({ methods }: Sent) =>
    methods.every((method) => ['eth_chainId', 'eth_getBlockByNumber'].includes(method))
  const others = connecting.filter((one) => !balances.includes(one) && !isProof(one))
  expect(others.every(({ chainId }) => chainId === 1)).toBe(true)
  expect(others.length).toBeLessThanOrEqual(4 + 2 * intervals)

  // The clock now moves only on request, since on a busy machine another interval could start.
  await page.clock.pauseAt((await clock()) + 10_000)
  await counted.settled()
  counted.take('until the clock stands')
  let idle = 0
  const unused: Sent[] = []
  for (let tick = 1; tick <= 15; tick += 1) {
    await page.clock.runFor(4_000)
    await counted.settled()
    const sent = counted.take(`idle, ${tick * 4} s`)
    idle += sent.length
    // After 30 s, plus one interval for requests that were in flight.
    if (tick > 9) unused.push(...sent)
    // Over all intervals so far: a request may be reported after its interval has ended.
    expect(idle).toBeLessThanOrEqual(2 * tick)
  }
  expect(idle, 'a visible page sees new blocks').toBeGreaterThanOrEqual(15)
  expect(unused.every(({ chainId }) => chainId === 1)).toBe(true)
  expect(unused.length).toBeLessThanOrEqual(7)
  console.log(`60 s idle on seven networks: ${idle} HTTP requests`)

  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  // Sends pending requests: their batch timer may be due just after the last interval.
  await page.clock.runFor(1_000)
  await counted.settled()
  expect(counted.take('until it is hidden').length).toBeLessThanOrEqual(2)
  await page.clock.runFor(60_000)
  expect(counted.take('60 s hidden')).toEqual([])
})
