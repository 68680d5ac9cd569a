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

test('another theme is painted in the next frame', async ({ page }) => {
  await page.goto('/gallery')
  await expect(page.getByRole('button', { name: 'Terminal' })).toBeVisible()
  const shown = await page.evaluate(async () => {
    const presets = ['Daylight', 'Terminal', 'Blossom', 'Harbour'].map((name) =>
      [...document.querySelectorAll<HTMLElement>('main button')].find(({ innerText }) =>
        innerText.includes(name),
      ),
    )
    const colours: string[] = []
    for (const preset of presets) {
      preset?.click()
      // A timer after a frame's callback runs once the frame has been painted.
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })
      const style = getComputedStyle(document.documentElement)
      colours.push(
        `${style.getPropertyValue('--k-scheme')} ${style.getPropertyValue('--k-accent')}`,
      )
    }
    return colours
  })
  await expect(page.locator('pre')).toContainText("look: 'midnight'")
  expect(shown).toEqual(['light #9333ea', 'dark #16a34a', 'light #db2777', 'dark #2f7cf6'])
})

test('copying the code is announced; if it is refused, the code is selected', async ({ page }) => {
  await page.addInitScript(() => {
    const copied: string[] = []
    Object.assign(window, { copied })
    navigator.clipboard.writeText = async (text) => {
      if (copied.length > 0) throw new DOMException('refused', 'NotAllowedError')
      copied.push(text)
    }
  })
  await page.goto('/gallery')
  const copy = page.getByRole('button', { name: 'Copy as defineTheme' })
  await copy.click()
  await expect(page.getByRole('status').filter({ hasText: 'Copied!' })).toBeAttached()
  const copied = await page.evaluate((): string[] => Reflect.get(window, 'copied'))
  expect(copied).toEqual([expect.stringContaining('const theme = defineTheme({')])
  await copy.click()
  const selected = () => page.evaluate(() => String(getSelection()).trim())
  await expect.poll(selected).toBe(copied[0]?.trim())
})
