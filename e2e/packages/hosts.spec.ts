import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { extname, join } from 'node:path'
import type { FrameLocator, Locator } from '@playwright/test'
import { mainnet } from 'viem/chains'
import { portOf } from '../../scripts/lib/portOf.ts'
import { root } from '../../scripts/lib/root.mjs'
import { expect, type Page, test } from './fixtures.ts'
import { emptyApp, type FreshApp, pinned } from './freshApp.ts'
import { hostFiles } from './hostFiles.ts'

// Host pages that the kit has to cope with, in one app: `/?host=…` chooses one.

let app: FreshApp | undefined
let server: Server | undefined
let origin = ''

test.beforeAll(async () => {
  app = await emptyApp()
  await app.write(hostFiles)
  await app.install(
    '@foyer/kit',
    'react',
    'react-dom',
    'wagmi',
    await pinned('viem'),
    '@tanstack/react-query',
    await pinned('vite'),
    '@radix-ui/react-dialog@1',
    'tailwind3@npm:tailwindcss@3',
    // Until 3.4.1, its reset empties `[type='button']` as strongly as a class fills it.
    'tailwind33@npm:tailwindcss@3.3',
    'tailwindcss@4',
    '@tailwindcss/cli@4',
  )
  const three = ['-c', 'tailwind3.config.cjs', '-i', 'tailwind3.css', '-o']
  await app.node('tailwind3/lib/cli.js', ...three, 'public/tailwind3.css')
  await app.node('tailwind33/lib/cli.js', ...three, 'public/tailwind33.css')
  const four = ['-i', 'tailwind4.css', '-o', 'public/tailwind4.css']
  await app.node('@tailwindcss/cli/dist/index.mjs', ...four)
  const layered = await app.read('node_modules/@foyer/kit/styles.layered.css')
  await app.write({ 'public/layered.css': layered })
  await app.node('vite/bin/vite.js', 'build')
  server = await serve(join(app.folder, 'dist'))
  origin = `http://127.0.0.1:${portOf(server)}`
})

test.afterAll(async () => {
  server?.closeAllConnections()
  server?.close()
  await app?.remove()
})

/**
 * Serves the app with the host's style sheet, before the kit's or, with '-last', after it, and with
 * the content policy of a strict host.
 */
async function serve(folder: string): Promise<Server> {
  const sheets = new Set(['tailwind3', 'tailwind33', 'tailwind4', 'small', 'loud'])
  const types: Readonly<Record<string, string>> = {
    '.css': 'text/css',
    '.html': 'text/html; charset=utf-8',
    '.js': 'text/javascript',
    '.svg': 'image/svg+xml',
  }
  const created = createServer(async (request, response): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host')
    const file = pathname === '/' ? 'index.html' : pathname.slice(1)
    const content = await readFile(join(folder, file)).catch(() => undefined)
    if (!content) {
      response.writeHead(404).end()
      return
    }
    const headers: Record<string, string> = { 'content-type': types[extname(file)] ?? '' }
    if (pathname === '/frame.html') {
      // Another origin than the outer page.
      const port = request.headers.host?.split(':')[1] ?? ''
      response.writeHead(200, headers).end(content.toString().replace('PORT', port))
      return
    }
    if (pathname !== '/') {
      response.writeHead(200, headers).end(content)
      return
    }
    const host = searchParams.get('host') ?? ''
    const nonce = randomBytes(16).toString('base64')
    if (host === 'strict') headers['content-security-policy'] = policyWith(nonce)
    if (host === 'documented') {
      if (!documentedPolicy) throw new Error('The guide shows no policy.')
      headers['content-security-policy'] = documentedPolicy
    }
    const html = content.toString().replaceAll('NONCE', nonce)
    response.writeHead(200, headers)
    const [name = '', place] = host.split('-')
    const isLayered = name === 'layered'
    const own = isLayered ? 'tailwind4' : name
    const sheet = `<link rel="stylesheet" href="/${sheets.has(own) ? own : 'plain'}.css" nonce="${nonce}" />`
    const withSheet = html.replace(place === 'last' ? '</head>' : '<head>', (tag) =>
      place === 'last' ? sheet + tag : tag + sheet,
    )
    response.end(isLayered ? inLayers(withSheet) : withSheet)
  })
  await new Promise<void>((resolve) => created.listen(0, '127.0.0.1', resolve))
  return created
}

/** The page with the kit's layered style sheet, and the order of layers that the guide states. */
function inLayers(html: string): string {
  if (!documentedLayers) throw new Error('The guide states no order of layers.')
  return html
    .replace(/href="\/assets\/[^"]+\.css"/, 'href="/layered.css"')
    .replace('<head>', `<head><style>${documentedLayers}</style>`)
}

const documentedLayers = /@layer [^;]*\bfoyer\b[^;]*;/.exec(
  readFileSync(join(root, 'docs/recipes/themes.md'), 'utf8'),
)?.[0]

/** The policy of docs/recipes/content-policy.md, with the app's endpoints. */
const documentedPolicy = /Content-Security-Policy:\n([^`]+)```/
  .exec(readFileSync(join(root, 'docs/recipes/content-policy.md'), 'utf8'))?.[1]
  ?.replace('https://your-endpoint.example', mainnet.rpcUrls.default.http.join(' '))
  .replace(/\s+/g, ' ')

function policyWith(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    "img-src 'self' data:",
    `connect-src 'self' ${mainnet.rpcUrls.default.http.join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ')
}

/** Connects with the button in a page, a frame or an element of the host. */
async function connectIn(place: Page | FrameLocator | Locator, dialogs: Page | FrameLocator) {
  await place.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = dialogs.getByRole('dialog', { name: 'Connect a Wallet' })
  await dialog.getByRole('button', { name: 'Test Wallet' }).click()
  await expect(dialog).toBeHidden()
  await expect(place.getByRole('button', { name: /^Account / })).toBeVisible()
}

const open = (page: Page, host: string) => page.goto(`${origin}/?host=${host}`)

for (const host of ['strict', 'documented', 'shadow', 'tailwind3', 'tailwind4', 'small']) {
  test(`connects in a ${host} page`, async ({ visitor: { page } }) => {
    await open(page, host)
    await connectIn(page, page)
  })
}

test('connects in a frame', async ({ visitor: { page } }) => {
  await page.goto(`${origin}/frame.html`)
  const frame = page.frameLocator('iframe')
  await connectIn(frame, frame)
})

for (const host of ['radix', 'native']) {
  test(`connects from inside a ${host} dialog, which stays open`, async ({ visitor: { page } }) => {
    await open(page, host)
    await page.getByRole('button', { name: "Open the host's dialog" }).click()
    const outer = page.getByRole('dialog', { name: "The host's dialog" })
    await outer.getByRole('button', { name: 'Connect Wallet' }).click()
    const inner = page.getByRole('dialog', { name: 'Connect a Wallet' })
    await expect(inner).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inner).toBeHidden()
    await expect(outer.getByRole('button', { name: 'Connect Wallet' })).toBeFocused()
    await connectIn(outer, page)
    await outer.getByRole('button', { name: /^Account / }).click()
    await page.getByRole('button', { name: 'Copy Address' }).click()
    await page.getByRole('button', { name: 'Disconnect' }).click()
    await expect(outer.getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  })
}

test("a wallet with the page's own connector is listed under its heading, connected, remembered and restored", async ({
  visitor: { page },
}) => {
  await open(page, 'own')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
  await expect(dialog.getByRole('heading', { name: 'Hardware' })).toBeVisible()
  const row = dialog.getByRole('button', { name: /^Omega/ })
  await expect(row).toHaveCount(1)
  await row.click()
  const account = page.getByRole('button', { name: /^Account / })
  await expect(account).toBeVisible()
  await page.reload()
  await expect(account).toBeVisible()
  await account.click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(row).toHaveAccessibleName('Omega Recent')
})

test("a connector of the host's own wagmi config is listed under its heading, connected and remembered", async ({
  visitor: { page },
}) => {
  await open(page, 'hosted')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
  await expect(dialog.getByRole('heading', { name: 'Hardware' })).toBeVisible()
  const row = dialog.getByRole('button', { name: /^Omega/ })
  await expect(row).toHaveCount(1)
  await row.click()
  await page.getByRole('button', { name: /^Account / }).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(row).toHaveAccessibleName('Omega Recent')
})

test('two buttons on a page show one connection', async ({ visitor: { page } }) => {
  await open(page, 'two')
  await connectIn(page.getByRole('main'), page)
  await expect(page.getByRole('button', { name: /^Account / })).toHaveCount(2)
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Account / })
    .click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toHaveCount(2)
})

for (const host of ['responsive', 'shadow']) {
  test(`the keyboard's focus follows the connection in a ${host} page`, async ({
    visitor: { page },
  }) => {
    await open(page, host)
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await button.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Connect a Wallet' })
    await dialog.getByRole('button', { name: 'Test Wallet' }).press('Enter')
    const account = page.getByRole('button', { name: /^Account / })
    await expect(account).toBeFocused()
    await account.press('Enter')
    await page.getByRole('button', { name: 'Disconnect' }).press('Enter')
    await expect(button).toBeFocused()
  })
}

test("a part that fails to load is reported above the page's own header", async ({
  problems,
  visitor: { page },
}) => {
  // Not aborted, which the console would also report for each preload.
  const body = "throw new Error('lost')"
  await page.route(/\/connect-[^/]*\.js$/, (route) =>
    route.fulfill({ body, contentType: 'text/javascript' }),
  )
  await open(page, 'sticky')
  await page.getByRole('button', { name: 'Connect Wallet' }).click()
  // Waits until nothing covers it.
  await page.getByRole('button', { name: 'RETRY' }).click({ trial: true })
  await expect.poll(() => problems).toEqual([expect.stringContaining('Error: lost')])
  problems.pop()
})

/** The computed styles of the button, of everything in the dialog, and of the account button. */
async function drawn(page: Page, host: string): Promise<readonly string[]> {
  await open(page, host)
  const button = page.getByRole('button', { name: 'Connect Wallet' })
  // A root font size of 62.5 % is detected once the page is idle.
  await expect(button).toHaveCSS('font-size', '15px')
  const facts = (elements: readonly Element[]) =>
    elements.map((element) => {
      const style = getComputedStyle(element)
      const { height, top, width } = element.getBoundingClientRect()
      const isDialog = element instanceof HTMLDialogElement
      const names = [
        'background-color',
        'border-top-width',
        'box-shadow',
        'color',
        'display',
        'font-size',
        'font-style',
        'font-weight',
        'letter-spacing',
        'line-height',
        // Where a dialog is drawn counts, not what its `margin: auto` is reported as: 0 at times.
        ...(isDialog ? [] : ['margin-top']),
        'padding-left',
        'text-decoration-line',
        'text-shadow',
        'text-transform',
      ]
      const values = names.map((name) => style.getPropertyValue(name))
      const place = isDialog ? [Math.round(top)] : []
      const size = [Math.round(width), Math.round(height)]
      return [element.tagName, ...place, ...size, ...values].join(' | ')
    })
  const ofButton = await button.evaluateAll(facts)
  await button.click()
  // Its name is the view's title.
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Test Wallet' })).toBeVisible()
  const everything = dialog.locator(':scope, :scope *')
  await animationsEnd(page)
  const ofList = await everything.evaluateAll(facts)
  await dialog.getByRole('button', { name: 'Get a Wallet' }).click()
  await expect(dialog.getByRole('button', { name: 'GET' }).first()).toBeVisible()
  await animationsEnd(page)
  const ofGet = await everything.evaluateAll(facts)
  await dialog.getByRole('button', { name: 'Test Wallet' }).click()
  const account = page.getByRole('button', { name: /^Account / })
  await expect(account).toBeVisible()
  // Its width depends on what has been read by then.
  const ofAccount = (await account.evaluateAll(facts)).map((fact) => fact.replace(/ \d+ \|/, ''))
  await page.evaluate(() => localStorage.clear())
  return [...ofButton, ...ofList, ...ofGet, ...ofAccount]
}

async function animationsEnd(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled(
      document.getAnimations().flatMap(({ effect, finished }) => {
        return effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY ? [] : finished
      }),
    ),
  )
}

const sheets = ['tailwind3', 'tailwind33', 'tailwind4', 'small', 'loud', 'layered']
for (const host of [
  'plain-last',
  'shadow',
  ...sheets.flatMap((sheet) => [sheet, `${sheet}-last`]),
]) {
  test(`looks the same in a ${host} page as in a plain one`, async ({ visitor: { page } }) => {
    const plain = await drawn(page, 'plain')
    await expect.poll(() => drawn(page, host)).toEqual(plain)
  })
}
