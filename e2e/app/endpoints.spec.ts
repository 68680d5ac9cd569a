import type { Locator, Page } from '@playwright/test'
import { violations } from '../a11y.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, connect } from './journey.ts'
import { startOwnAnvil } from './ownAnvil.ts'
import { type NodeBehaviour, startOwnNode } from './ownNode.ts'

/** Endpoints that fail during use, the page about endpoints, and visitors' own endpoints. */

const footer = (page: Page) => page.getByRole('contentinfo')
const openNetworks = (page: Page) =>
  page.getByRole('navigation').first().getByRole('link', { name: 'Networks' }).click()

const rowOf = (page: Page, network: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: network }) })

/** Expands one network's row to show its endpoints. */
async function openRow(page: Page, network: string): Promise<Locator> {
  await page.getByRole('button', { name: `Endpoints of ${network}` }).click()
  return rowOf(page, network)
}

/** Adds a visitor's own endpoint in an open row. The page reloads for it, with the row open. */
async function addOwnEndpoint(row: Locator, url: string): Promise<void> {
  await row.getByRole('textbox').fill(url)
  const loaded = row.page().waitForEvent('load')
  await row.getByRole('button', { name: 'Add', exact: true }).click()
  await loaded
}

const failures: readonly (readonly [string, NodeBehaviour])[] = [
  ['is killed', (response) => response.destroy()],
  ['says 429', (response) => response.writeHead(429).end('slow down')],
  [
    'sends a web page',
    (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
  ],
  ['cuts its JSON off', (response, text) => response.end(text.slice(0, text.length / 2))],
  ['serves another network', (response, text) => response.end(text.replaceAll('"0x1"', '"0x38"'))],
]

test('a node that dies, rate-limits, reports another chain, truncates or slows down is replaced by the next one, and the page says so', async ({
  addWallet,
  afterPage,
  page,
  stack,
  tolerate,
}) => {
  const node = await startOwnNode(stack.chains.url(1))
  afterPage(() => node.stop())
  const { host } = new URL(node.url)
  tolerate(new RegExp(host))
  await addWallet()
  await page.clock.install()
  await page.goto('/networks')
  await addOwnEndpoint(await openRow(page, 'Ethereum'), node.url)
  const mine = rowOf(page, 'Ethereum').getByRole('row').filter({ hasText: host })
  await mine.getByRole('button', { name: /^Pin / }).click()
  await expect(mine).toContainText('Pinned')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Home' }).click()
  await connect(page)
  await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
  const healthy = /All 7 networks are responding$/
  await expect(footer(page).getByText(healthy)).toBeVisible()
  const untilItShows = async (text: RegExp) => {
    await expect(async () => {
      await page.clock.runFor(4_000)
      await expect(footer(page).getByText(text)).toBeVisible({ timeout: 300 })
    }).toPass({ timeout: 30_000, intervals: [0] })
  }

  for (const [failure, behaviour] of failures) {
    await test.step(failure, async () => {
      node.behave(behaviour)
      await untilItShows(/All 7 networks are responding, Ethereum through a backup endpoint/)
      await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
      await expect(accountButton(page)).not.toHaveText(/Last known/)
      node.behave(undefined)
      await untilItShows(healthy)
    })
  }

  await test.step('out-of-order responses reach the right calls', async () => {
    let reversed = 0
    node.behave((response, text) => {
      const answers: unknown = JSON.parse(text)
      const isBatch = Array.isArray(answers) && answers.length > 1
      if (isBatch) reversed += 1
      response.end(isBatch ? JSON.stringify(answers.toReversed()) : text)
    })
    await expect(async () => {
      await page.clock.runFor(4_000)
      expect(reversed).toBeGreaterThan(1)
    }).toPass({ timeout: 30_000 })
    await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
    await expect(footer(page).getByText(healthy)).toBeVisible()
  })

  await test.step('does not respond at all', async () => {
    node.behave(() => undefined)
    await untilItShows(/Ethereum through a backup endpoint/)
    await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
  })
})

test('the networks page shows the health of each endpoint; a pinned one is remembered', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await page.goto('/networks')
  await expect(page.getByRole('main')).toContainText('Not checked yet.')
  const before = page.getByRole('row').filter({ hasText: 'localhost' })
  await expect(before.getByRole('cell').first()).toContainText('This site')

  await page.getByRole('button', { name: 'Check networks' }).click()
  // On a busy machine some networks are slow, and named as such.
  await expect(page.getByRole('main')).toContainText(/All 7 are responding\.|(?:is|are) slow\./)
  const ethereum = await openRow(page, 'Ethereum')
  const first = ethereum.getByRole('row').filter({ hasText: '/rpc/1/a' })
  const second = ethereum.getByRole('row').filter({ hasText: '/rpc/1/b' })
  const socket = ethereum.getByRole('row').filter({ hasText: '/rpc/1/ws' })
  await expect(first).toContainText(/\d m?s.*100%.*None/)
  await expect(second).toContainText(/\d m?s.*100%.*None/)
  await expect(socket).toContainText(/100%/)
  expect(await violations(page)).toEqual([])
  const usual = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 320, height: 640 })
  const width = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(width).toBe(320)
  await page.setViewportSize(usual)

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

test('a visitor’s own endpoint is verified, allowed for this visitor only, used first, and replaced when it dies', async ({
  addWallet,
  afterPage,
  page,
  stack,
  tolerate,
}) => {
  const node = await startOwnAnvil(stack.chains.url(1), 1)
  const other = await startOwnNode(stack.chains.url(56))
  afterPage(() => Promise.all([node.kill(), other.stop()]))
  await addWallet()
  await page.goto('/')
  await connect(page)
  await openNetworks(page)
  const row = await openRow(page, 'Ethereum')
  const field = row.getByRole('textbox', { name: 'Your own endpoint for Ethereum' })
  await field.fill('http://node.example')
  await row.getByRole('button', { name: 'Add' }).click()
  await expect(row.getByText('Enter a URL that starts with https://')).toBeVisible()

  await addOwnEndpoint(row, other.url)
  await expect(row).toContainText('serves another network, so it isn’t used')
  expect(other.asked.every((body) => body.includes('eth_chainId'))).toBe(true)
  const hosts = page.getByRole('table', { name: 'Hosts this page has contacted' })
  const hostRow = (url: string) => hosts.getByRole('row').filter({ hasText: new URL(url).host })
  await row.getByRole('button', { name: /Remove your endpoint/ }).click()
  await expect(hostRow(other.url)).toContainText('Your own endpoint')

  const asked = page.waitForRequest((request) => request.url().startsWith(node.url))
  await addOwnEndpoint(row, node.url)
  const mine = row.getByRole('row').filter({ hasText: new URL(node.url).host })
  await expect(mine).toContainText(/Yours.*In use/)
  expect((await asked).postDataJSON()).toMatchObject({ method: 'eth_chainId' })
  await expect(hostRow(node.url)).toContainText('Your own endpoint')

  tolerate(new RegExp(new URL(node.url).host))
  await node.kill()
  await expect(mine).toContainText(/Failing.*Unreachable/, { timeout: 30_000 })
  await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
})

test('a visitor’s own endpoint is in the list of allowed hosts, and can be allowed again without its cookie', async ({
  addWallet,
  afterPage,
  page,
  stack,
}) => {
  const node = await startOwnAnvil(stack.chains.url(1), 1)
  afterPage(() => node.kill())
  await addWallet()
  await page.goto('/')
  await connect(page)
  await openNetworks(page)
  const row = await openRow(page, 'Ethereum')
  const { host } = new URL(node.url)
  await addOwnEndpoint(row, node.url)
  const mine = row.getByRole('row').filter({ hasText: host })
  await expect(mine).toContainText(/Yours.*In use/)

  await page.context().clearCookies({ name: /own-endpoints$/ })
  await page.reload()
  await expect(row).toContainText(`This browser isn’t allowed to contact ${host} yet.`)
  const loaded = page.waitForEvent('load')
  await row.getByRole('button', { name: `Add ${host}` }).click()
  await loaded
  await expect(mine).toContainText(/Yours.*In use/)
  await expect(row).not.toContainText('This browser isn’t allowed')

  await page.goto('/settings')
  const allowed = page.getByRole('table', { name: 'Privacy' })
  await expect(allowed.getByRole('row').filter({ hasText: host })).toContainText(
    'Your own endpoint',
  )
})
