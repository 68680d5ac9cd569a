import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { header } from './journey.ts'

/**
 * The connect dialog at its narrowest, by keyboard alone: from the list through every download step
 * to the code.
 */

async function pressByKeyboard(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  for (let tabs = 0; tabs < 60; tabs += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await expect(control).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Nothing overflows the dialog horizontally, nor its own control. */
async function expectFitting(page: Page, view: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: view })).toBeFocused()
  const width = page.viewportSize()?.width ?? 0
  const cut = await dialog.evaluate((element, limit) => {
    const shown = [...element.querySelectorAll('h1, h2, p, button, a, li, svg, input')]
    return shown
      .filter((node) => {
        const { left, right, width } = node.getBoundingClientRect()
        if (width <= 1) return false
        if (left < -1 || right > limit + 1) return true
        // A button without words is larger to the finger than to the eye.
        const isText = node.matches('button, a') && node.textContent !== ''
        return isText && node.scrollWidth > node.clientWidth + 1
      })
      .map((node) => `${node.localName} ${node.textContent}`)
  }, width)
  expect(cut, view).toEqual([])
}

for (const [how, direction, text] of [
  ['from right to left, with forced colours', 'rtl', '100%'],
  ['with text at 200 %', 'ltr', '200%'],
] as const) {
  test.describe(`320 px wide, ${how}`, () => {
    test.use({ viewport: { width: 320, height: 640 } })

    test(`every download step fits and is done by keyboard, ${how}`, async ({ page }) => {
      await page.emulateMedia({
        reducedMotion: 'reduce',
        forcedColors: direction === 'rtl' ? 'active' : 'none',
      })
      await page.goto('/')
      await page.evaluate(
        ([dir, size]) => {
          document.documentElement.setAttribute('dir', dir)
          document.documentElement.style.fontSize = size
        },
        [direction, text] as const,
      )
      const dialog = page.getByRole('dialog')
      await pressByKeyboard(page, header(page).getByRole('button', { name: 'Connect Wallet' }))
      await expectFitting(page, 'Connect a Wallet')
      await pressByKeyboard(page, dialog.getByRole('button', { name: 'Get a Wallet' }))
      await expectFitting(page, 'Get a Wallet')
      await pressByKeyboard(page, dialog.getByRole('button', { name: 'GET' }).first())
      await expectFitting(page, 'Get Rainbow')
      await pressByKeyboard(page, dialog.getByRole('button', { name: 'Get the app' }))
      await expectFitting(page, 'Install Rainbow')
      await pressByKeyboard(page, dialog.getByRole('button', { name: 'Continue' }))
      await expectFitting(page, 'Get started with Rainbow')
      await pressByKeyboard(page, dialog.getByRole('button', { name: 'Connect', exact: true }))
      await expectFitting(page, 'Scan with Rainbow')
      const code = dialog.getByRole('img', { name: 'QR code to connect with your phone' })
      await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(code).toHaveCSS('fill', 'rgb(0, 0, 0)')
      await pressByKeyboard(page, dialog.getByRole('button', { name: 'Back' }))
      await expectFitting(page, 'Get started with Rainbow')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeFocused()
    })
  })
}
