import type { Page } from '@playwright/test'
import { standStill } from './a11y.ts'
import { findCutTexts } from './inPage/findCutTexts.ts'

/** Texts of the page that cannot be read in full, one per line, once all motion has ended. */
export async function cutTexts(page: Page): Promise<readonly string[]> {
  await standStill(page)
  await page.evaluate(async () => void (await document.fonts.ready))
  return page.evaluate(findCutTexts)
}
