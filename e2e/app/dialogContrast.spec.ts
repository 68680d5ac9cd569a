import type { Page } from '@playwright/test'
import { contrast, type Rgb } from '../../packages/kit/src/theme/contrast.ts'
import { standStill } from '../a11y.ts'
import { expect, test } from './fixtures.ts'
import { connect, connectDialog, header, networkButton, openAccount } from './journey.ts'

interface Text {
  readonly words: string
  readonly front: Rgb
  readonly back: Rgb
  readonly isLarge: boolean
}

/**
 * Every text of the open dialog that has too little contrast. axe reports dialogs as undecided,
 * because it cannot determine their background. This compares the colours that the browser
 * resolved.
 */
async function faintTexts(page: Page): Promise<readonly string[]> {
  await standStill(page)
  const texts = await page.evaluate((): readonly Text[] => {
    const read = (colour: string) => (colour.match(/[\d.]+/g) ?? []).map(Number)
    const walker = document.createTreeWalker(
      document.querySelector('dialog[open]') ?? document.body,
      NodeFilter.SHOW_TEXT,
    )
    const found: Text[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement
      const words = node.textContent?.trim() ?? ''
      if (!element || words === '' || element.getClientRects().length === 0) continue
      const { color, fontSize, fontWeight } = getComputedStyle(element)
      const [red = 0, green = 0, blue = 0, alpha = 1] = read(color)
      if (alpha < 1 || element.getBoundingClientRect().width <= 1) continue
      let ground: Element | null = element
      let back = read(getComputedStyle(ground).backgroundColor)
      while (ground?.parentElement && (back[3] ?? 1) < 1) {
        ground = ground.parentElement
        back = read(getComputedStyle(ground).backgroundColor)
      }
      const size = Number.parseFloat(fontSize)
      found.push({
        words,
        front: [red, green, blue],
        back: [back[0] ?? 0, back[1] ?? 0, back[2] ?? 0],
        isLarge: size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700),
      })
    }
    return found
  })
  if (texts.length < 3) throw new Error('The dialog has no texts yet.')
  return texts
    .filter(({ back, front, isLarge }) => contrast(front, back) < (isLarge ? 3 : 4.5))
    .map(({ back, front, words }) => `${words}: ${contrast(front, back).toFixed(2)}`)
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

test('every text of the dialogs has enough contrast in every theme of the gallery', async ({
  addWallet,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await addWallet()
  await page.goto('/gallery')
  const main = page.getByRole('main')
  const themes = main
    .getByRole('list')
    .filter({ has: page.getByRole('button', { name: 'Daylight' }) })
    .getByRole('button')
  await expect(themes).toHaveCount(8)
  for (const check of [checkConnect, checkConnected]) {
    for (const theme of await themes.all()) {
      await theme.click()
      await check(page, (await theme.textContent()) ?? '')
    }
    if (check === checkConnect) await connect(page)
  }
})
