import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, connectDialog, header, saveData } from './journey.ts'

/**
 * How many scripts each step of a visit loads, and their compressed size. For a visitor who saves
 * data, since for others the page loads the next step's scripts ahead (`firstClick.spec.ts`).
 */

interface Loaded {
  readonly files: number
  /** As they were sent, compressed. */
  readonly kilobytes: number
  /** Files that did not come from the browser's cache. */
  readonly sent: number
}

/** Counts the scripts of this document that were not counted before. */
function countScripts(page: Page) {
  let counted = 0
  return async (): Promise<Loaded> => {
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.+\.js$/.test(name))
        .map((entry) => {
          const { encodedBodySize, transferSize } = entry as PerformanceResourceTiming
          return { bytes: encodedBodySize, isSent: transferSize > 0 }
        }),
    )
    const news = scripts.slice(counted)
    counted = scripts.length
    return {
      files: news.length,
      kilobytes: news.reduce((sum, { bytes }) => sum + bytes, 0) / 1_000,
      sent: news.filter(({ isSent }) => isSent).length,
    }
  }
}

test('each step of a visit loads few scripts, and a second visit none', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await saveData(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const count = countScripts(page)
  const first = await count()
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const wallet = connectDialog(page).getByRole('button', { name: /^Test Wallet/ })
  await expect(wallet).toBeVisible()
  await page.waitForLoadState('networkidle')
  const opened = await count()
  await wallet.click()
  await expect(accountButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const connected = await count()
  await page.reload()
  await expect(accountButton(page)).toBeVisible()
  await page.waitForLoadState('networkidle')
  const again = await countScripts(page)()
  console.log(JSON.stringify({ first, opened, connected, again }))
  // With the demo's wallet and fonts, and what Home shows of the networks.
  expect(first.files).toBeLessThanOrEqual(27)
  expect(first.kilobytes).toBeLessThanOrEqual(195)
  expect(opened.files).toBeLessThanOrEqual(18)
  expect(opened.kilobytes).toBeLessThanOrEqual(55)
  expect(connected.files).toBeLessThanOrEqual(42)
  expect(connected.kilobytes).toBeLessThanOrEqual(80)
  expect(again.sent).toBe(0)
})
