import type { Page } from '@playwright/test'
import { cutTexts } from '../cutText.ts'
import { offerPseudo, pseudoTag, speak } from '../pseudo.ts'
import { textSpacing } from '../textSpacing.ts'
import { views, viewWallet } from '../views.ts'
import { expect, missingPage, test } from './fixtures.ts'
import { accountButton, connect } from './journey.ts'

/** Applies the spacing to the page. The returned function removes it. */
async function spaceOut(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet()
    added.replaceSync(rules)
    document.adoptedStyleSheets.push(added)
    return added
  }, textSpacing)
  return () => sheet.evaluate((added) => added.replaceSync(''))
}

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('spaced text is nowhere cut on Home', async ({ addWallet, page }) => {
    await addWallet()
    await page.goto('/')
    await connect(page)
    await expect(accountButton(page)).toContainText('alice.foyer.eth')
    await spaceOut(page)
    await expect.poll(() => cutTexts(page)).toEqual([])
  })
})

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`${width} px wide`, () => {
    const isPhone = width < 768
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })

    for (const view of views) {
      test(`no text is cut: ${view.name} at ${width} px`, async ({ addWallet, page, tolerate }) => {
        if (view.path === '/nowhere') tolerate(missingPage)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await offerPseudo(page)
        await addWallet({ rdns: viewWallet })
        await page.goto(view.path ?? '/')
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await view.show?.(page)
        await page.waitForLoadState('networkidle')
        const takeBack = await spaceOut(page)
        await expect.poll(() => cutTexts(page), { message: 'spaced' }).toEqual([])
        await takeBack()
        for (const tag of [pseudoTag, 'ar']) {
          await speak(page, tag)
          await expect.poll(() => cutTexts(page), { message: tag }).toEqual([])
        }
      })
    }
  })
}
