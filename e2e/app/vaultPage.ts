import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { connect } from './journey.ts'

export const main = (page: Page): Locator => page.getByRole('main')
export const button = (page: Page, name: string): Locator =>
  main(page).getByRole('button', { name, exact: true })
export const position = (page: Page): Locator =>
  page.getByRole('region', { name: 'Locked positions' }).getByRole('listitem')

/** Connects and gets 1,000 test tokens on the vault's page. */
export async function open(page: Page): Promise<void> {
  await page.goto('/vault')
  await connect(page)
  await button(page, 'Get test tokens').click()
  await expect(main(page)).toContainText('Balance 1,000 FOYER')
}

/** Types, since React does not notice Playwright's `fill` in Firefox. */
export async function typeAmount(page: Page, amount: string): Promise<void> {
  await page.getByLabel('Amount').press('ControlOrMeta+A')
  await page.keyboard.type(amount)
}

export async function fill(page: Page, amount: string): Promise<void> {
  await typeAmount(page, amount)
  await page.getByRole('button', { name: /^1 month/ }).click()
}
