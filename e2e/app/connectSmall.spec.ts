import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { en } from '@foyer/ui/i18n/en.ts'
import { loadMessages } from '@foyer/ui/i18n/languages/loadMessages.ts'
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { header } from './journey.ts'

/**
 * The connect dialog at its minimum width, by keyboard only: from the list through every download
 * step to the code.
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

/** Expects that nothing overflows the dialog horizontally, nor its own control. */
async function expectFitting(page: Page, view: RegExp): Promise<void> {
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
        // The hit area of a button without text is larger than the button.
        const isText = node.matches('button, a') && node.textContent !== ''
        return isText && node.scrollWidth > node.clientWidth + 1
      })
      .map((node) => `${node.localName} ${node.textContent}`)
  }, width)
  expect(cut, view.source).toEqual([])
}

const english = { ...en, ...connectEn, ...connectStepsEn }
type Key = keyof typeof english

/** Accessible names in a language as patterns, with the wallet's name filled in. */
async function namesIn(locale: string): Promise<(key: Key) => RegExp> {
  const { messages } = await loadMessages(locale)
  return (key) => {
    const text = messages?.[key] ?? english[key]
    if (typeof text !== 'string') throw new Error(`${key} has plural forms.`)
    const escaped = text.replaceAll(/[.*+?^$()[\]|\\]/g, String.raw`\$&`)
    // In right-to-left text, the name is between invisible isolates.
    return new RegExp(`^${escaped.replace('{wallet}', '.?Rainbow.?')}$`)
  }
}

for (const [how, locale, text] of [
  ['from right to left in Arabic, with forced colours', 'ar', '100%'],
  ['with text at 200 %', 'en', '200%'],
] as const) {
  test.describe(`320 px wide, ${how}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, locale })

    test(`every download step fits and works by keyboard, ${how}`, async ({ page }) => {
      const isArabic = locale === 'ar'
      await page.emulateMedia({
        reducedMotion: 'reduce',
        forcedColors: isArabic ? 'active' : 'none',
      })
      await page.goto('/')
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, text)
      const t = await namesIn(locale)
      const dialog = page.getByRole('dialog')
      const press = (key: Key) =>
        pressByKeyboard(page, dialog.getByRole('button', { name: t(key) }).first())
      const opener = header(page).getByRole('button', { name: t('connect.button') })
      await pressByKeyboard(page, opener)
      await expectFitting(page, t('connect.title'))
      await expect(dialog).toHaveCSS('direction', isArabic ? 'rtl' : 'ltr')
      await press('connect.get')
      await expectFitting(page, t('connect.get'))
      await press('connect.getLink')
      await expectFitting(page, t('connect.getTitle'))
      await press('connect.getApp')
      await expectFitting(page, t('connect.installTitle'))
      await press('connect.continue')
      await expectFitting(page, t('connect.startTitle'))
      await press('connect.now')
      await expectFitting(page, t('connect.scanWallet'))
      const code = dialog.getByRole('img', { name: t('connect.scanLabel') })
      await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await expect(code).toHaveCSS('fill', 'rgb(0, 0, 0)')
      await press('dialog.back')
      await expectFitting(page, t('connect.startTitle'))
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
    })
  })
}
