import { violations } from '../a11y.ts'
import { expect, test } from './fixtures.ts'
import { connectDialog } from './journey.ts'

test('a gallery theme applies to the whole page and its dialog until the page is left', async ({
  page,
}) => {
  await page.goto('/gallery')
  const body = page.locator('html')
  await expect(body).toHaveCSS('background-color', 'rgb(9, 9, 11)')
  await page.getByRole('button', { name: 'Daylight' }).click()
  await expect(body).toHaveCSS('background-color', 'rgb(250, 249, 252)')
  await page.getByRole('radio', { name: 'green' }).check()
  await page.getByRole('radio', { name: 'none' }).check()
  await expect(page.locator('pre')).toHaveText(
    /defineTheme\(\{\s*look: 'light',\s*accent: 'green',\s*radius: 'none',\s*\}\)/,
  )
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  await expect(connectDialog(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await expect(connectDialog(page)).toHaveCSS('border-radius', '0px')
  await page.keyboard.press('Escape')
  await page.getByRole('navigation').first().getByRole('link', { name: 'Networks' }).click()
  await expect(body).toHaveCSS('background-color', 'rgb(9, 9, 11)')
})

test('the header’s switch changes a gallery theme too, and keeps its accent', async ({ page }) => {
  await page.goto('/gallery')
  await page.getByRole('button', { name: 'Terminal' }).click()
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Theme/ })
    .click()
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(250, 249, 252)')
  await expect(page.getByRole('radio', { name: 'light' })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'green' })).toBeChecked()
})
