import type { Page } from '@playwright/test'
import { pages } from '../pages.ts'
import { expect, missingPage, test } from './fixtures.ts'

/** Opens a page that can load only the scripts named in its HTML. Returns those. */
async function openWithNamedCode(page: Page, path: string, language: string): Promise<string[]> {
  const headers = { 'accept-language': language }
  const html = await (await page.request.get(path, { headers })).text()
  const named = [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, name = '']) => name)
  await page.route('**/assets/*.js', async (route) => {
    // Other requests stay open until the page is left.
    if (named.includes(new URL(route.request().url()).pathname)) await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await expect(page.locator('main h1')).toBeVisible()
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  return named
}

test('the HTML of each page names all code that the page needs, and none of another page', async ({
  page,
  tolerate,
}) => {
  tolerate(missingPage)
  const ownFiles = new Set<string>()
  for (const { path } of pages) {
    const named = await openWithNamedCode(page, path, 'en-US')
    const own = named.filter((file) => /\/[A-Z]\w+Page-/.test(file))
    expect(own, path).toHaveLength(1)
    for (const file of own) ownFiles.add(file)
  }
  expect(ownFiles.size).toBe(pages.length)
})

test.describe('for a visitor with another language', () => {
  test.use({ locale: 'de-AT' })

  test('the HTML names its texts, too', async ({ page }) => {
    await openWithNamedCode(page, '/vault', 'de-AT')
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-AT')
    await expect(page.locator('main h1')).toHaveText('Tresor')
  })
})
