import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, connect } from './journey.ts'
import { shiftsOf, watchShifts } from './layoutShifts.ts'
import { button, fill, main, open, position, singleCalls } from './vaultPage.ts'

/** Each page, with the last text to appear on it. */
const pages: readonly (readonly [path: string, last: RegExp])[] = [
  ['/', /2,840\.5\sSEI/],
  ['/vault', /Nothing is locked\./],
  ['/activity', /Nothing here yet/],
  ['/networks', /rpc\/1329\//],
  ['/settings', /Verify your account/],
]

for (const [width, height] of [
  [390, 844],
  [1280, 800],
] as const) {
  test(`no page shifts on first load or reload, connected or not, at ${width} px`, async ({
    addWallet,
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await addWallet()
    await watchShifts(page)
    for (const [path] of pages) {
      await page.goto(path)
      await whole(page)
      expect(await shiftsOf(page), `${path}, not connected`).toEqual([])
    }

    await page.goto('/')
    await connect(page)
    await expect(accountButton(page)).toContainText('alice.foyer.eth')
    for (const [path, last] of pages) {
      for (const load of ['first', 'second']) {
        await page.goto(path)
        await expect(page.getByRole('main')).toContainText(last)
        await whole(page)
        expect(await shiftsOf(page), `${path}, connected, ${load} load`).toEqual([])
      }
    }
  })
}

for (const width of [320, 390, 1280]) {
  test(`Home with tokens and a locked position does not shift, at ${width} px`, async ({
    addWallet,
    page,
  }) => {
    await addWallet(singleCalls)
    await watchShifts(page)
    await open(page)
    await fill(page, '250')
    await button(page, 'Approve').click()
    await button(page, 'Lock').click()
    await expect(position(page)).toHaveCount(1)
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    await expect(main(page)).toContainText('750 FOYER')
    await expect(main(page)).toContainText('Next at')
    await expect(main(page)).toContainText(/2,840\.5\sSEI/)
    await whole(page)
    expect(await shiftsOf(page)).toEqual([])
  })
}

/** Waits for the page's code, texts and fonts. */
async function whole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

test('the vault’s button does not move while the form is filled in', async ({
  addWallet,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await addWallet({ personality: 'metamask12' })
  await page.goto('/vault')
  await connect(page)
  const main = page.getByRole('main')
  await main.getByRole('button', { name: 'Get test tokens' }).click()
  await expect(main).toContainText('Balance 1,000 FOYER')
  const button = main.getByRole('button', { name: /^(?:Enter an amount|Approve|You have)/ })
  const top = async () => (await button.boundingBox())?.y
  const before = await top()
  expect((before ?? 0) + 44, 'all of it is in the first view').toBeLessThanOrEqual(700)
  await page.getByLabel('Amount').fill('250')
  expect.soft(await top()).toBe(before)
  await page.getByLabel('Unlock time').fill('2031-05-06T07:08')
  await expect(main).toContainText('Lock until May 6, 2031')
  expect.soft(await top(), 'with another time').toBe(before)
  await page.getByLabel('Amount').fill('1001')
  await expect(main.getByRole('button', { name: 'You have 1,000 FOYER.' })).toBeVisible()
  expect.soft(await top(), 'with a wrong amount').toBe(before)
})
