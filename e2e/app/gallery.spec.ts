import { violations } from '../a11y.ts'
import { expect, test } from './fixtures.ts'
import { connect, connectDialog, networkButton, networkDialog } from './journey.ts'

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

test('a dialog opens on a network that is not supported, too', async ({ addWallet, page }) => {
  const wallet = await addWallet()
  await page.goto('/gallery')
  await connect(page)
  await wallet.switchChain(10)
  await expect(networkButton(page)).toHaveText(/Wrong network/)
  await page.getByRole('button', { name: 'Open the dialog' }).click()
  await expect(networkDialog(page)).toBeVisible()
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

test('another theme is painted in the next frame, as fast as any change of the whole page', async ({
  page,
}) => {
  await page.goto('/gallery')
  await expect(page.getByRole('button', { name: 'Terminal' })).toBeVisible()
  const { colours, ratio } = await page.evaluate(async () => {
    const root = document.documentElement
    const presets = ['Daylight', 'Terminal', 'Blossom', 'Harbour'].map((name) =>
      [...document.querySelectorAll<HTMLElement>('main button')].find(({ innerText }) =>
        innerText.includes(name),
      ),
    )
    const timeToPaint = async (change: () => void) => {
      const begun = performance.now()
      change()
      // A timer after a frame's callback runs once the frame has been painted.
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve))
      })
      return performance.now() - begun
    }
    const median = (times: readonly number[]) =>
      times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
    const colours: string[] = []
    const ofThemes: number[] = []
    const ofSizes: number[] = []
    // In turns, so that a busy machine slows both.
    for (let round = 0; round < 4; round += 1) {
      for (const preset of presets) {
        ofThemes.push(await timeToPaint(() => preset?.click()))
        const style = getComputedStyle(root)
        colours.push(
          `${style.getPropertyValue('--k-scheme')} ${style.getPropertyValue('--k-accent')}`,
        )
        ofSizes.push(
          await timeToPaint(() => {
            root.style.fontSize = root.style.fontSize === '' ? '101%' : ''
          }),
        )
      }
    }
    return { colours, ratio: median(ofThemes) / median(ofSizes) }
  })
  await expect(page.locator('pre')).toContainText("look: 'midnight'")
  const round = ['light #9333ea', 'dark #16a34a', 'light #db2777', 'dark #2f7cf6']
  expect(colours).toEqual([...round, ...round, ...round, ...round])
  // Measured: 0.9, both alone and beside three busy loops.
  expect(ratio).toBeLessThan(2)
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

test('forced colours show which preset and which options are chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
  await page.goto('/gallery')
  await page.getByRole('button', { name: 'Daylight' }).click()
  const highlight = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'forced-color-adjust: none; color: Highlight'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })
  const card = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('button', { name }) })
      .locator('> *')
  await expect(card('Daylight')).toHaveCSS('outline-color', highlight)
  await expect(card('Terminal')).toHaveCSS('outline-style', 'none')
  const option = (name: string) =>
    page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) })
  await expect(option('light')).toHaveCSS('background-color', highlight)
  await expect(option('dark')).not.toHaveCSS('background-color', highlight)
})
