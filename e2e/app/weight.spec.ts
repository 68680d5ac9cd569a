import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, connectDialog, header, saveData } from './journey.ts'

/**
 * How many scripts are loaded after each step of a visit, and their compressed size. Measured for a
 * visitor who saves data; for others the page preloads the next step's scripts
 * (`firstClick.spec.ts`).
 */

interface Loaded {
  readonly files: number
  /** Compressed, as sent. */
  readonly kilobytes: number
}

/** The scripts that this document has loaded so far. Sent: not from the browser's cache. */
function scriptsOf(page: Page) {
  return page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/.+\.js$/.test(name))
      .map((entry) => {
        const { encodedBodySize, name, transferSize } = entry as PerformanceResourceTiming
        return { name, bytes: encodedBodySize, isSent: transferSize > 0 }
      }),
  )
}

/** What is loaded once no further script has come for a second: some follow a step when idle. */
async function weigh(page: Page): Promise<Loaded> {
  let scripts: Awaited<ReturnType<typeof scriptsOf>> = []
  const more = async () => {
    const before = scripts.length
    scripts = await scriptsOf(page)
    return scripts.length - before
  }
  await expect.poll(more, { intervals: [1_000] }).toBe(0)
  const bytes = scripts.reduce((sum, script) => sum + script.bytes, 0)
  return { files: scripts.length, kilobytes: bytes / 1_000 }
}

/** Waits until the header and Home show the account with all of its data. */
async function expectAccount(page: Page): Promise<void> {
  await expect(accountButton(page)).toContainText(/ETH.*alice\.foyer\.eth/)
  const main = page.getByRole('main')
  await expect(main).toContainText('In your wallet now')
  await expect(main).toContainText('12,500 CRAT')
}

test('each step of a visit loads few scripts, and a second visit none', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  await saveData(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const first = await weigh(page)
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  const wallet = connectDialog(page).getByRole('button', { name: /^Test Wallet/ })
  await expect(wallet).toBeVisible()
  const opened = await weigh(page)
  await wallet.click()
  await expectAccount(page)
  const connected = await weigh(page)
  const known = new Set((await scriptsOf(page)).map(({ name }) => name))
  await page.reload()
  await expectAccount(page)
  const again = await scriptsOf(page)
  // Includes boot.js, the demo's wallet and fonts, and what Home shows about the networks.
  expect(first.files).toBeLessThanOrEqual(29)
  expect(first.kilobytes).toBeLessThanOrEqual(195)
  expect(opened.files).toBeLessThanOrEqual(45)
  expect(opened.kilobytes).toBeLessThanOrEqual(250)
  // What comes with a search is not among it (`furtherWallets.spec.ts`).
  expect(opened.kilobytes - first.kilobytes).toBeLessThanOrEqual(52)
  expect(connected.files).toBeLessThanOrEqual(100)
  expect(connected.kilobytes).toBeLessThanOrEqual(350)
  expect(again.some(({ name }) => known.has(name))).toBe(true)
  expect(again.filter(({ isSent, name }) => isSent && known.has(name))).toEqual([])
})
