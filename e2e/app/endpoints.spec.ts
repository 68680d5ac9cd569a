import type { Locator, Page, Route } from '@playwright/test'
import { violations } from '../a11y.ts'
import { expect, test } from './fixtures.ts'
import { accountButton, connect } from './journey.ts'

/** Endpoints that fail during use, and the page about endpoints. */

const footer = (page: Page) => page.getByRole('contentinfo')

const rowOf = (page: Page, network: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: network }) })

/** Expands one network's row to show its endpoints. */
async function openRow(page: Page, network: string): Promise<Locator> {
  await page.getByRole('button', { name: `Endpoints of ${network}` }).click()
  return rowOf(page, network)
}

/** Answers a request to the endpoint in its own way; `text` is what the node answered. */
type Behaviour = (route: Route, text: string) => unknown

const failures: readonly (readonly [string, Behaviour])[] = [
  ['is killed', (route) => route.abort('connectionreset')],
  ['says 429', (route) => route.fulfill({ status: 429, body: 'slow down' })],
  [
    'sends a web page',
    (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }),
  ],
  ['cuts its JSON off', (route, text) => route.fulfill({ body: text.slice(0, text.length / 2) })],
  [
    'serves another network',
    (route, text) => route.fulfill({ body: text.replaceAll('"0x1"', '"0x38"') }),
  ],
]

test('a node that dies, rate-limits, reports another chain, truncates or slows down is replaced by the next one, and the page says so', async ({
  addWallet,
  page,
  tolerate,
}) => {
  const endpoint = /\/rpc\/1\/a$/
  tolerate(/\/rpc\/1\/a/)
  let behaviour: Behaviour | undefined
  await page.route(endpoint, async (route) => {
    const behave = behaviour
    if (!behave) return route.continue()
    await behave(route, await (await route.fetch()).text())
  })
  await addWallet()
  await page.clock.install()
  await page.goto('/networks')
  await page.getByRole('button', { name: 'Check networks' }).click()
  const mine = (await openRow(page, 'Ethereum')).getByRole('row').filter({ hasText: '/rpc/1/a' })
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

  for (const [failure, behave] of failures) {
    await test.step(failure, async () => {
      behaviour = behave
      await untilItShows(/All 7 networks are responding, Ethereum through a backup endpoint/)
      await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
      await expect(accountButton(page)).not.toHaveText(/Last known/)
      behaviour = undefined
      await untilItShows(healthy)
    })
  }

  await test.step('out-of-order responses reach the right calls', async () => {
    let reversed = 0
    behaviour = (route, text) => {
      const answers: unknown = JSON.parse(text)
      const isBatch = Array.isArray(answers) && answers.length > 1
      if (isBatch) reversed += 1
      return route.fulfill({ body: isBatch ? JSON.stringify(answers.toReversed()) : text })
    }
    await expect(async () => {
      await page.clock.runFor(4_000)
      expect(reversed).toBeGreaterThan(1)
    }).toPass({ timeout: 30_000 })
    await expect(accountButton(page)).toHaveText(/2\.408 ETH/)
    await expect(footer(page).getByText(healthy)).toBeVisible()
  })

  await test.step('does not respond at all', async () => {
    behaviour = () => undefined
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
  // A slot for each of the last 24 checks, before the first and after it.
  const slots = page.getByRole('listitem').filter({ hasText: 'Ethereum' }).locator('rect')
  await expect(slots).toHaveCount(24)
  await page.getByRole('button', { name: 'Check networks' }).click()
  // On a busy machine some networks are slow, and named as such.
  await expect(page.getByRole('main')).toContainText(
    /All 7 networks are responding|(?:is|are) slow/,
  )
  await expect(slots).toHaveCount(24)
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
