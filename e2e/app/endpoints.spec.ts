import type { Locator, Page, Route } from '@playwright/test'
import { violations } from './a11y.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, connect } from './journey.ts'
import { startOwnNode } from './ownNode.ts'

/** Endpoints that fail during use, the page about them, and endpoints of the visitor's own. */

const footer = (page: Page) => page.getByRole('contentinfo')
const openNetworks = (page: Page) =>
  page.getByRole('navigation').first().getByRole('link', { name: 'Networks' }).click()

/** One network's row; `open` shows its endpoints. */
async function openRow(page: Page, network: string): Promise<Locator> {
  await page.getByRole('button', { name: `Endpoints of ${network}` }).click()
  return page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: network }) })
}

type Behaviour = (route: Route) => Promise<void>

const answer = (body: string, status = 200) => ({ status, body, contentType: 'application/json' })

/** The true answer, changed. */
function changed(change: (text: string) => string): Behaviour {
  return async (route) => {
    const response = await route.fetch()
    await route.fulfill(answer(change(await response.text())))
  }
}

const faults: readonly (readonly [string, Behaviour])[] = [
  ['is killed', (route) => route.abort('connectionrefused')],
  ['says 429', (route) => route.fulfill(answer('slow down', 429))],
  ['sends a web page', (route) => route.fulfill({ status: 200, body: '<!doctype html><p>Hi' })],
  ['cuts its JSON off', changed((text) => text.slice(0, text.length / 2))],
  ['serves another network', changed((text) => text.replaceAll('"0x1"', '"0x38"'))],
]

test('an endpoint that is killed, limited, wrong, cut off or slow during use is left for the next one, and the page says so', async ({
  addWallet,
  page,
  tolerate,
}) => {
  // Seven faults, one of which takes the ten seconds that an endpoint has.
  test.setTimeout(120_000)
  tolerate(/\/rpc\/1\/a/)
  await addWallet()
  let behave: Behaviour = (route) => route.continue()
  await page.route('**/rpc/1/a', (route) => behave(route))
  await page.clock.install()
  await page.goto('/')
  await connect(page)
  await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
  const healthy = /All seven networks answer$/
  await expect(footer(page).getByText(healthy)).toBeVisible()
  const untilItShows = async (text: RegExp) => {
    await expect(async () => {
      await page.clock.runFor(4_000)
      await expect(footer(page).getByText(text)).toBeVisible({ timeout: 300 })
    }).toPass({ timeout: 30_000, intervals: [0] })
  }

  for (const [fault, behaviour] of faults) {
    await test.step(fault, async () => {
      behave = behaviour
      await untilItShows(/All seven networks answer, Ethereum through another endpoint/)
      await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
      await expect(accountButton(page)).not.toHaveText(/Last known/)
      behave = (route) => route.continue()
      await untilItShows(healthy)
    })
  }

  await test.step('answers out of order are given to the right calls', async () => {
    behave = changed((text) => {
      const answers: unknown = JSON.parse(text)
      return JSON.stringify(Array.isArray(answers) ? answers.toReversed() : answers)
    })
    await page.clock.runFor(4_000)
    await page.clock.runFor(4_000)
    await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
    await expect(footer(page).getByText(healthy)).toBeVisible()
  })

  await test.step('does not answer at all', async () => {
    const held = Promise.withResolvers<void>()
    behave = () => held.promise
    await untilItShows(/Ethereum through another endpoint/)
    await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
    held.resolve()
    behave = (route) => route.continue()
  })
})

test('the networks page shows how each endpoint does; one can be pinned, which is remembered', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.goto('/networks')
  await expect(page.getByRole('main')).toContainText('Nobody was asked yet.')
  const before = page.getByRole('row').filter({ hasText: 'localhost' })
  await expect(before.getByRole('cell').first()).toContainText('This site')

  await page.getByRole('button', { name: 'Ask the networks' }).click()
  await expect(page.getByRole('main')).toContainText('All seven answer.')
  const ethereum = await openRow(page, 'Ethereum')
  const first = ethereum.getByRole('row').filter({ hasText: '/rpc/1/a' })
  const second = ethereum.getByRole('row').filter({ hasText: '/rpc/1/b' })
  const socket = ethereum.getByRole('row').filter({ hasText: '/rpc/1/ws' })
  await expect(first).toContainText(/\d ms.*100%.*None/)
  await expect(second).toContainText(/\d ms.*100%.*None/)
  await expect(socket).toContainText(/100%/)
  expect(await violations(page)).toEqual([])
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.setViewportSize({ width, height })

  await second.getByRole('button', { name: /^Pin .*\/rpc\/1\/b$/ }).click()
  await expect(second).toContainText('Pinned')
  await connect(page)
  await expect(second).toContainText('In use')
  await page.reload()
  await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
  const again = (await openRow(page, 'Ethereum')).getByRole('row').filter({ hasText: '/rpc/1/b' })
  await expect(again).toContainText(/Pinned.*In use/)
  await again.getByRole('button', { name: 'Automatic for Ethereum' }).click()
  await expect(again).not.toContainText('Pinned')
})

test('an own endpoint is asked who it is, let through for this visitor only, used first, and left when it is killed', async ({
  addWallet,
  page,
  stack,
  tolerate,
}) => {
  const node = await startOwnNode(stack.chains.url(1))
  const other = await startOwnNode(stack.chains.url(56))
  try {
    await addWallet()
    await page.goto('/')
    await connect(page)
    await openNetworks(page)
    const row = await openRow(page, 'Ethereum')
    const field = row.getByRole('textbox', { name: 'Your own endpoint for Ethereum' })
    await field.fill('http://node.example')
    await row.getByRole('button', { name: 'Add' }).click()
    await expect(row.getByText('Write an address with https://')).toBeVisible()

    await field.fill(other.url)
    const loaded = page.waitForEvent('load')
    await row.getByRole('button', { name: 'Add' }).click()
    await loaded
    const answered = await openRow(page, 'Ethereum')
    await expect(answered).toContainText('serves another network, so it is not used')
    expect(other.asked.every((body) => body.includes('eth_chainId'))).toBe(true)
    await answered.getByRole('button', { name: /Remove your endpoint/ }).click()

    await answered.getByRole('textbox').fill(node.url)
    const again = page.waitForEvent('load')
    await answered.getByRole('button', { name: 'Add' }).click()
    await again
    const mine = (await openRow(page, 'Ethereum'))
      .getByRole('row')
      .filter({ hasText: new URL(node.url).host })
    await expect(mine).toContainText(/Yours.*In use/)
    expect(JSON.parse(node.asked[0] ?? '')).toMatchObject({ method: 'eth_chainId' })
    const hosts = page.getByRole('table', { name: 'Who this page has talked to' })
    await expect(hosts.getByRole('row').filter({ hasText: new URL(node.url).host })).toContainText(
      'Your own endpoint',
    )

    tolerate(new RegExp(new URL(node.url).host))
    await node.stop()
    await expect(mine).toContainText(/Failing.*Not reached/, { timeout: 20_000 })
    await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
  } finally {
    await Promise.all([node.stop(), other.stop()])
  }
})
