import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { type RunningServer, serve } from '../../apps/shell/server/serve.ts'
import { root } from '../../scripts/lib/root.mjs'
import { run } from './npm.ts'

/** The documentation site at `/docs`, under the headers of the demo's server. */
let site: RunningServer

test.beforeAll(async () => {
  // Fails if there is a dead link.
  await run(root, ['scripts/docs/main.ts', 'build'])
  const docsDir = `${root}/docs/.vitepress/dist`
  // No test opens the app itself, so no build of it is needed.
  site = await serve({ mode: 'demo', host: 'localhost', port: 0, docsDir, distDir: docsDir })
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
  'changelog',
  'recipes/sign-in',
  'reference/kit/src/wallets/',
  'reference/kit/src/functions/ConnectButton',
]

for (const colorScheme of ['dark', 'light'] as const) {
  test(`has no accessibility violation in ${colorScheme} and contacts no other host`, async ({
    page,
  }) => {
    const asked = new Set<string>()
    page.on('request', (request) => asked.add(new URL(request.url()).origin))
    // As the visitor's system says.
    await page.emulateMedia({ colorScheme })
    const found: string[] = []
    for (const path of pages) {
      await page.goto(`${site.url}/docs/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('html')).toHaveClass(
        colorScheme === 'dark' ? /dark/ : /^(?!.*dark)/,
      )
      await expect(page.locator('html')).toHaveCSS('color-scheme', colorScheme)
      const { violations } = await new AxeBuilder({ page }).analyze()
      found.push(...violations.map(({ id, nodes }) => `${path}: ${id} ${nodes[0]?.html}`))
    }
    expect(found).toEqual([])
    expect([...asked]).toEqual([site.url])
  })
}

test('opens at /docs as the demo serves it, and breaks no content policy', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`)
  })
  await page.goto(`${site.url}/docs`)
  await expect(page).toHaveURL(`${site.url}/docs/`)
  for (const path of pages) {
    await page.goto(`${site.url}/docs/${path}`, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(problems).toEqual([])
})

test('searches without a server', async ({ page }) => {
  await page.goto(`${site.url}/docs/start/vite`)
  await page.getByRole('button', { name: 'Search' }).first().click()
  await page.getByRole('searchbox').fill('NoPublicEndpointError')
  await page.getByRole('option').first().click()
  await expect(page).toHaveURL(/#nopublicendpointerror$/)
})

test('the home page shows the dialog, breaks its wallet, and takes on the chosen theme', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${site.url}/docs/`)
  const kit = page.frameLocator('iframe')
  const dialog = kit.getByRole('region', { name: 'Connect a Wallet' })
  await expect(dialog).toBeInViewport({ ratio: 1 })
  await expect(page.getByText('npm install @foyer/kit wagmi viem').first()).toBeInViewport()

  await kit.getByRole('button', { name: 'Reject' }).click()
  await expect(dialog).toContainText('Nothing was changed or shared.')
  await kit.getByRole('button', { name: 'Never answer' }).click()
  await expect(dialog).toContainText('Confirm the connection in your wallet')
  await kit.getByRole('button', { name: 'Lose the network' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Demo Wallet closed the connection')
  await kit.getByRole('button', { name: 'Approve' }).click()
  await expect(kit.getByRole('button', { name: /0xf3…2266/ })).toBeVisible()

  const start = page.locator('.VPHero').getByRole('link', { name: 'Start', exact: true })
  await kit.getByRole('button', { name: 'Meadow' }).click()
  await expect(start).toHaveCSS('background-color', 'rgb(22, 163, 74)')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(250, 249, 252)')
  await page.getByRole('switch').first().click()
  await expect(kit.locator('body')).toHaveCSS('background-color', 'rgb(9, 9, 11)')
})

test('the gallery shows the dialog in each theme, where it cannot be used', async ({ page }) => {
  await page.goto(`${site.url}/docs/playground`)
  const cards = page.frameLocator('iframe').locator('.preset')
  await expect(cards).toHaveCount(8)
  for (const card of await cards.all()) {
    await expect(card.locator('[inert] [data-kit-root]').first()).toContainText('Connect a Wallet')
  }
  const buttons = cards.locator('> button')
  await buttons.first().focus()
  await page.keyboard.press('Tab')
  await expect(buttons.nth(1)).toBeFocused()
})

test('a component has a page with a preview and its props, a hook with its result', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(`${site.url}/docs/reference/kit/src/functions/ConnectButton`)
  await expect(page.getByRole('row', { name: /^showBalance\?/ })).toBeVisible()
  const preview = page.getByTitle('Preview of ConnectButton')
  const height = async () => (await preview.boundingBox())?.height
  const button = preview.contentFrame().getByRole('button', { name: 'Connect Wallet' })
  await expect(button).toBeVisible()
  await expect.poll(height, 'no empty room around the button').toBe(160)
  await button.click()
  await expect(preview.contentFrame().getByRole('dialog')).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect.poll(height).toBe(160)
  await page.getByRole('button', { name: 'Connection and sign-in' }).click()
  await page.getByRole('link', { name: 'useConnectModal' }).click()
  await expect(page.getByRole('row', { name: /^canOpenModal/ })).toBeVisible()
})

test('shows commands for four package managers', async ({ page }) => {
  await page.goto(`${site.url}/docs/recipes/sign-in`)
  await page.getByText('pnpm', { exact: true }).first().click()
  await expect(page.getByText('pnpm add @foyer/auth')).toBeVisible()
})

test('each page can be edited and read as Markdown', async ({ page, request }) => {
  await page.goto(`${site.url}/docs/recipes/sign-in`)
  await expect(page.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
    'href',
    /\/edit\/main\/docs\/recipes\/sign-in\.md$/,
  )
  for (const path of ['recipes/sign-in', 'decisions/', 'reference/kit/src/functions/useKit']) {
    await page.goto(`${site.url}/docs/${path}`)
    const href = await page.getByRole('link', { name: 'View as Markdown' }).getAttribute('href')
    const title = await page.getByRole('heading', { level: 1 }).innerText()
    const answer = await request.get(`${site.url}${href}`)
    expect(await answer.text()).toContain(`# ${title.replace(/\s*\u200B$/, '')}`)
  }
  const llms = await request.get(`${site.url}/docs/llms.txt`)
  expect(await llms.text()).toContain('/docs/recipes/sign-in.md')
})

test('at 1280, no code is cut and the sidebar has at most 20 open entries', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  for (const path of pages) {
    await page.goto(`${site.url}/docs/${path}`)
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.querySelectorAll('.vp-doc pre')]
            .filter(({ clientWidth, scrollWidth }) => scrollWidth > clientWidth)
            .map(({ textContent }) => textContent),
        ),
      )
      .toEqual([])
    await expect
      .poll(() => page.locator('.VPSidebarItem .item').filter({ visible: true }).count())
      .toBeLessThanOrEqual(20)
  }
})

for (const path of ['comparison', 'reference/kit/src/functions/ConnectButton']) {
  test(`the table of ${path} can be read on a phone without scrolling sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(`${site.url}/docs/${path}`)
    const table = page.getByRole('table').first()
    await expect(table).toBeVisible()
    await expect
      .poll(() => table.evaluate(({ clientWidth, scrollWidth }) => scrollWidth - clientWidth))
      .toBeLessThanOrEqual(0)
  })
}

test('the playground renders the real kit with the chosen theme and its code', async ({ page }) => {
  const asked = new Set<string>()
  const problems: string[] = []
  page.on('request', (request) => asked.add(new URL(request.url()).origin))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  await page.goto(`${site.url}/docs/playground`)
  const kit = page.frameLocator('iframe')
  const header = kit.locator('header').first()
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

  const button = header.getByRole('button', { name: 'Wallet verbinden' })
  await expect(button).toHaveCSS('background-color', 'rgb(47, 124, 246)')
  await button.click()
  const dialog = kit.getByRole('dialog')
  await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
  await dialog.getByRole('button', { name: 'Demo Wallet' }).click()
  await expect(header.getByRole('button', { name: /0xf3…2266/ })).toBeVisible()
  expect(problems).toEqual([])
  expect([...asked].filter((origin) => origin !== 'null')).toEqual([site.url])
})

test('fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of pages) {
    await page.goto(`${site.url}/docs/${path}`)
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(320)
  }
})
