import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/lib/root.ts'
import { run } from './npm.ts'
import { type StaticSite, serveStatic } from './serveStatic.ts'

/** The documentation's site, as `npm run docs:build` makes it. */
let site: StaticSite

test.beforeAll(async () => {
  // Fails where a link is dead.
  await run(root, ['scripts/docs/main.ts', 'build'])
  site = await serveStatic(`${root}/docs/.vitepress/dist`, '/docs/')
})
test.afterAll(() => site?.close())

const pages = [
  '',
  'start/next',
  'from-rainbowkit',
  'errors',
  'recipes/sign-in',
  'reference/kit/src/wallets',
]

for (const colorScheme of ['dark', 'light'] as const) {
  test(`has no accessibility violation in ${colorScheme}, and asks nobody else`, async ({
    page,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await page.addInitScript((mode) => {
      localStorage.setItem('vitepress-theme-appearance', mode)
    }, colorScheme)
    for (const path of pages) {
      await page.goto(`${site.origin}/docs/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`)
      expect(found).toEqual([])
    }
    expect([...asked]).toEqual([site.origin])
  })
}

test('answers a search, without a server', async ({ page }) => {
  await page.goto(`${site.origin}/docs/start/vite`)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('searchbox').fill('NoPublicEndpointError')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/#nopublicendpointerror$/)
})

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of pages) {
    await page.goto(`${site.origin}/docs/${path}`)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
  }
})
