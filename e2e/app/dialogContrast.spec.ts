import type { Page } from '@playwright/test'
import { themeVariables } from '@foyer/ui/theme/themeVariables.ts'
import { standStill } from '../a11y.ts'
import { faint } from '../faint.ts'
import { readColours } from '../inPage/readColours.ts'
import { expect, test } from './fixtures.ts'
import { connect, connectDialog, header, networkButton, openAccount } from './journey.ts'

/**
 * What has too little contrast in the open dialog. axe reports dialogs as undecided, because it
 * cannot determine their background. This compares the colours that the browser resolved.
 */
async function faintTexts(page: Page): Promise<readonly string[]> {
  await standStill(page)
  return faint(await page.evaluate(readColours))
}

/** Opens the dialogs of a visitor who is not connected, and closes them. */
async function checkConnect(page: Page, theme: string): Promise<void> {
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(connectDialog(page).getByRole('heading', { level: 1 })).toBeFocused()
  expect(await faintTexts(page), `${theme}: Connect a Wallet`).toEqual([])
  await connectDialog(page).getByRole('button', { name: 'Get a Wallet' }).click()
  await expect(connectDialog(page).getByRole('button', { name: 'GET' }).first()).toBeVisible()
  expect(await faintTexts(page), `${theme}: Get a Wallet`).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

/** The same for one who is. */
async function checkConnected(page: Page, theme: string): Promise<void> {
  await networkButton(page).click()
  await expect(page.getByRole('dialog').getByRole('heading', { level: 1 })).toBeFocused()
  expect(await faintTexts(page), `${theme}: Switch Networks`).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await openAccount(page)
  expect(await faintTexts(page), `${theme}: the account`).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
}

for (const colorScheme of ['dark', 'light'] as const) {
  test(`every text of the dialogs has enough contrast, ${colorScheme}`, async ({
    addWallet,
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.addInitScript((theme) => localStorage.setItem('theme', theme), colorScheme)
    await addWallet()
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme)
    await checkConnect(page, colorScheme)
    await connect(page)
    await checkConnected(page, colorScheme)
  })
}

/** Every look and every accent. Radius and font change no colour. */
const themes = [
  { look: 'dark' },
  { look: 'light' },
  { look: 'midnight' },
  { look: 'midnight', accent: 'blue' },
  { look: 'light', accent: 'green' },
  { look: 'dark', accent: 'orange' },
  { look: 'light', accent: 'pink' },
  { look: 'dark', accent: 'green' },
  { look: 'dark', accent: 'red' },
] as const

test('every text of the dialogs has enough contrast in every look and with every accent', async ({
  addWallet,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await addWallet()
  await page.goto('/')
  for (const check of [checkConnect, checkConnected]) {
    for (const theme of themes) {
      const variables = themeVariables(theme, 'dark')
      await page.evaluate((values) => {
        const { style } = document.documentElement
        for (const [name, value] of Object.entries(values)) style.setProperty(name, value)
      }, variables)
      await check(page, JSON.stringify(theme))
    }
    if (check === checkConnect) await connect(page)
  }
})
