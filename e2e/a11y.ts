import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Violations that axe finds on the page or in part of it, once all motion has ended: WCAG 2.2 A and
 * AA, and best practice.
 */
export async function violations(page: Page, part = 'html'): Promise<readonly string[]> {
  await standStill(page)
  const { violations } = await new AxeBuilder({ page })
    // Runs in the page itself. The default mode opens another window for each run, to support
    // frames.
    .setLegacyMode()
    .include(part)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/**
 * Waits for every finite animation, since elements have less contrast and another position while
 * they appear.
 */
export async function standStill(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
}
