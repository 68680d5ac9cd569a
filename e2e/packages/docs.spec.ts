import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { root } from '../../scripts/lib/root.mjs'
import { run } from './npm.ts'
import { type StaticSite, serveStatic } from './serveStatic.ts'

/** The documentation site, as built by `npx node scripts/docs/main.ts build`. */
let site: StaticSite

test.beforeAll(async () => {
  // Fails if there is a dead link.
  await run(root, ['scripts/docs/main.ts', 'build'])
  site = await serveStatic(`${root}/docs/.vitepress/dist`, '/docs/')
})
test.afterAll(() => site?.close())

const pages = [
  '',
  'start/next',
  'playground',
  'recipes/themes',
  'comparison',
  'from-rainbowkit',
  'errors',
  'recipes/sign-in',
  'reference/kit/src/wallets',
]

for (const colorScheme of ['dark', 'light'] as const) {
  test(`has no accessibility violation in ${colorScheme} and contacts no other host`, async ({
    page,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    await page.addInitScript((mode) => {
      localStorage.setItem('vitepress-theme-appearance', mode)
    }, colorScheme)
    const found: string[] = []
    for (const path of pages) {
      await page.goto(`${site.origin}/docs/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      found.push(...violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`))
    }
    expect(found).toEqual([])
    expect([...asked]).toEqual([site.origin])
  })
}

test('searches without a server', async ({ page }) => {
  await page.goto(`${site.origin}/docs/start/vite`)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('searchbox').fill('NoPublicEndpointError')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/#nopublicendpointerror$/)
})

test('the playground renders the real kit with the chosen theme and its code', async ({ page }) => {
  const asked = new Set<string>()
  const problems: string[] = []
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${site.origin}/docs/playground`)
  const kit = page.frameLocator('iframe')
  await kit.getByRole('button', { name: 'Harbour' }).click()
  await expect(kit.locator('pre')).toContainText(
    "{ look: 'midnight', accent: 'blue', radius: 'small', font: 'system' }",
  )
  await expect(kit.getByRole('region', { name: 'Contrast' }).locator('dd')).not.toHaveCount(0)
  await kit.getByRole('button', { name: 'Foyer' }).click()
  await kit.getByLabel('Look').selectOption('light')
  await kit.getByLabel('Accent').selectOption('blue')
  await kit.getByLabel('Language').selectOption('de')
  await expect(kit.locator('pre')).toContainText("defineTheme({ look: 'light', accent: 'blue' })")
  await expect(kit.locator('pre')).toContainText('locale="de"')

  const button = kit.getByRole('button', { name: 'Wallet verbinden' })
  await expect(button).toHaveCSS('background-color', 'rgb(47, 124, 246)')
  await button.click()
  const dialog = kit.getByRole('dialog')
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await dialog.getByRole('button', { name: 'Demo Wallet' }).click()
  await expect(kit.getByRole('button', { name: /0xf3…2266/ })).toBeVisible()
  expect(problems).toEqual([])
  expect([...asked].filter((origin) => origin !== 'null')).toEqual([site.origin])
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
