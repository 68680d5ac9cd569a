import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { freePort } from '../../apps/shell/server/testing/freePort.ts'

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}
let site: string
let folder: string
let server: Server

/** A host without rewrite rules: files, index.html of folders, and 404.html for everything else. */
function servePlainly(root: string, base: string): Server {
  return createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', site)
    const path = pathname.startsWith(base) ? pathname.slice(base.length - 1) : '/missing'
    const file = join(root, path.endsWith('/') ? `${path}index.html` : path)
    const found = await readFile(file).catch(() => undefined)
    const body = found ?? (await readFile(join(root, '404.html')))
    const type = found ? types[extname(file)] : 'text/html'
    response.writeHead(found ? 200 : 404, { 'content-type': type ?? 'application/octet-stream' })
    response.end(body)
  })
}

test.beforeAll(async () => {
  test.setTimeout(600_000)
  const port = await freePort()
  site = `http://localhost:${port}`
  folder = await mkdtemp(join(tmpdir(), 'foyer-exported-'))
  const node = (args: readonly string[]) => execFileSync(process.execPath, args, { stdio: 'pipe' })
  const base = ['--base', '/app/']
  const dist = join(folder, 'dist')
  const out = ['--dist', dist, '--out', join(folder, 'out')]
  // The same command as in `npm run export`.
  node(['scripts/build/main.ts', ...base, '--out', dist])
  node(['apps/shell/export/main.ts', '--url', site, ...base, ...out])
  server = servePlainly(join(folder, 'out'), '/app/').listen(port)
  await once(server, 'listening')
})
test.afterAll(async () => {
  server?.close()
  server?.closeAllConnections()
  await rm(folder, { recursive: true, force: true })
})

/** Records the page's requests to this host, and its problems. Other hosts do not answer. */
async function watch(page: Page) {
  const paths: string[] = []
  const problems: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin === site) paths.push(pathname)
  })
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  await page.route(
    (url) => url.origin !== site,
    (route) => route.abort(),
  )
  return { paths, problems }
}

test('the exported site works in a folder of a static host, under its policy, without sign-in', async ({
  page,
}) => {
  const { paths, problems } = await watch(page)
  const html = await (await fetch(`${site}/app/networks/`)).text()
  expect(html, 'the header is there without any script').toContain(
    '<a aria-current="page" href="/app/networks"',
  )
  await page.goto(`${site}/app/`)
  await page.getByRole('link', { name: 'Networks' }).first().click()
  await expect(page).toHaveURL(`${site}/app/networks`)
  await expect(page.getByRole('heading', { level: 1, name: 'Networks' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Vault' }), 'none is deployed').toHaveCount(0)
  await page.goto(`${site}/app/settings/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Sessions' })).toHaveCount(0)
  await page.getByRole('banner').getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.goto(`${site}/app/nowhere`)
  await expect(page.getByRole('link', { name: /Home/ }).first()).toHaveAttribute('href', '/app/')

  expect(paths.filter((path) => !path.startsWith('/app/'))).toEqual([])
  expect(paths.filter((path) => path.includes('auth'))).toEqual([])
  // The page of an unknown address has the status 404, which the console reports.
  expect(problems.filter((problem) => !/404|net::ERR_FAILED/.test(problem))).toEqual([])
})

test('the policy of the exported page blocks scripts and hosts that it does not list', async ({
  page,
}) => {
  const { problems } = await watch(page)
  await page.goto(`${site}/app/`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const isStopped = await page.evaluate(async () => {
    await fetch('https://evil.example/').catch(() => undefined)
    try {
      document.body.innerHTML = '<p>'
      return false
    } catch {
      return true
    }
  })
  expect(isStopped).toBe(true)
  const told = () => problems.filter((problem) => problem.includes('evil.example')).join()
  await expect.poll(told).toContain('connect-src')
})
