import type { Page } from '@playwright/test'
import { standStill } from '../a11y.ts'
import { expect, test } from './fixtures.ts'
import {
  connect,
  connectDialog,
  header,
  networkButton,
  networkDialog,
  openAccount,
} from './journey.ts'

/** The focused element: its name, and whether any part of it is visible and clickable. */
interface Stop {
  readonly name: string
  readonly isSeen: boolean
  readonly isBody: boolean
}

/**
 * Tabs through the page once, and returns the stops that are covered by other elements (WCAG 2.2,
 * 2.4.11).
 */
async function hiddenStops(page: Page): Promise<readonly string[]> {
  const hidden: string[] = []
  await standStill(page)
  for (let count = 0; count < 120; count += 1) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate((): Stop => {
      const active = document.activeElement ?? document.body
      const name = `${active.localName} ${active.getAttribute('aria-label') ?? active.textContent}`
      const { left, top, width, height } = active.getBoundingClientRect()
      const places = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [x, y] as const))
      const isSeen = places.some(([x, y]) => {
        const found = document.elementFromPoint(left + x * width, top + y * height)
        return active.contains(found) || found?.closest('label')?.contains(active) === true
      })
      // Detects a full circle in one direction. Visited elements are marked.
      const isBody = active === document.body || active.hasAttribute('data-was-focused')
      active.setAttribute('data-was-focused', '')
      return { name, isSeen, isBody }
    })
    if (stop.isBody) break
    if (!stop.isSeen) hidden.push(stop.name)
  }
  await page.evaluate(() => {
    for (const node of document.querySelectorAll('[data-was-focused]')) {
      node.removeAttribute('data-was-focused')
    }
  })
  return hidden
}

for (const [width, height] of [
  [390, 844],
  [640, 360],
  [320, 256],
] as const) {
  test.describe(`${width} x ${height}`, () => {
    test.use({ viewport: { width, height } })

    test(`no Tab stop is covered by a bar at ${width} x ${height}`, async ({ addWallet, page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await addWallet()
      for (const path of ['/', '/networks', '/settings']) {
        await page.goto(path)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        expect(await hiddenStops(page), path).toEqual([])
      }
      await page.goto('/')
      await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
      await expect(connectDialog(page).getByRole('heading', { level: 1 })).toBeFocused()
      expect(await hiddenStops(page), 'Connect a Wallet').toEqual([])
      await connectDialog(page).getByRole('button', { name: 'Get a Wallet' }).click()
      await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeFocused()
      expect(await hiddenStops(page), 'Get a Wallet').toEqual([])
      await page.keyboard.press('Escape')
      await connect(page)
      await networkButton(page).click()
      await expect(networkDialog(page).getByRole('heading', { level: 1 })).toBeFocused()
      expect(await hiddenStops(page), 'Switch Networks').toEqual([])
      await page.keyboard.press('Escape')
      const account = await openAccount(page)
      await expect(account.getByRole('heading', { level: 1 })).toBeFocused()
      expect(await hiddenStops(page), 'the account').toEqual([])
      await page.keyboard.press('Escape')
      expect(await hiddenStops(page), 'Home, connected').toEqual([])
    })
  })
}
