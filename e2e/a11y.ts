import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { endMotion } from './inPage/endMotion.ts'

/** The rules of axe that hold here: WCAG 2.2 A and AA, and best practice. */
export const axeTags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
] as const

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
    .withTags([...axeTags])
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Waits for every finite animation of the page. */
export function standStill(page: Page): Promise<void> {
  return page.evaluate(endMotion)
}
