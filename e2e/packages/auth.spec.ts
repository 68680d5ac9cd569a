import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { type Browser, createBrowser, testAccount } from '@foyer/auth/testing/browser'
import { expect, test } from '@playwright/test'
import { emptyApp, type FreshApp, pinned } from './freshApp.ts'
import { samplesOf } from './samples.ts'

const page = 'recipes/sign-in.md'
/** As `wrangler types` writes it. */
const workerTypes = `declare module 'cloudflare:workers' {
  export const env: { DB: import('@cloudflare/workers-types').D1Database }
}
`

const worker = { name: 'sign-in', main: 'worker.ts', compatibility_date: '2026-11-01' }

/** Each sample, with the command that runs it. Next's is tested with the examples. */
const servers = {
  express: 'node express.ts',
  hono: 'node hono.ts',
  node: 'node node.ts',
  workers: 'wrangler dev --local',
  d1: 'wrangler dev --local -c wrangler.d1.json',
  authjs: 'node authjs.ts',
}

/** The recipe for Auth.js, as a server. */
const authJsServer = `import { Auth } from '@auth/core'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { ethereum } from './auth.config.ts'
import { auth } from './auth.ts'

const config = { basePath: '/auth/js', trustHost: true, secret: 'a'.repeat(32), providers: [ethereum] }
const app = new Hono()
  .all('/auth/js/*', (context) => Auth(context.req.raw, config))
  .all('/auth/*', (context) => auth.fetch(context.req.raw))
serve({ fetch: app.fetch, port: Number(process.env.PORT) })
`

/** The oldest Node that the package promises. */
const system = process.platform === 'win32' ? 'win' : process.platform
const oldNode = `node-${system}-${process.arch}`

/** Imports every entry, and serves a request from a store on a file of its own. */
const everyEntry = `
for (const entry of ['', '/node', '/memory', '/admin', '/postgres', '/redis', '/d1']) await import('@foyer/auth' + entry)
const { createAuth } = await import('@foyer/auth')
const { sqliteStore } = await import('@foyer/auth/sqlite')
const origin = 'https://app.example.org'
const auth = createAuth({ origin, chainIds: [1], store: sqliteStore({ file: ':memory:' }) })
const { status } = await auth.fetch(new Request(origin + '/auth/session'))
await auth.close()
const node = process.versions.node.split('.').slice(0, 2).join('.')
console.log([node, status, await auth.signatures].join(' '))
`

let app: FreshApp

test.beforeAll(async () => {
  app = await emptyApp()
  await app.write({
    'package.json': JSON.stringify({ private: true, type: 'module', scripts: servers }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: 'nodenext',
        target: 'es2023',
        allowImportingTsExtensions: true,
        skipLibCheck: true,
        types: ['node'],
      },
      files: [
        'auth.ts',
        'auth.config.ts',
        'express.ts',
        'hono.ts',
        'node.ts',
        'orders.ts',
        'orders-hono.ts',
        'redis.ts',
        'worker.ts',
        'worker-d1.ts',
        'cloudflare.d.ts',
      ],
    }),
    'wrangler.json': JSON.stringify(worker),
    ...(await samplesOf(page)),
    'authjs.ts': authJsServer,
    'cloudflare.d.ts': workerTypes,
    'wrangler.d1.json': JSON.stringify({
      ...worker,
      main: 'worker-d1.ts',
      d1_databases: [{ binding: 'DB', database_name: 'sign-in', database_id: 'sign-in' }],
    }),
    'entries.mjs': everyEntry,
  })
  const frameworks = ['express', 'hono', '@hono/node-server', '@auth/core', 'redis', 'wrangler']
  const types = [
    '@types/express',
    '@cloudflare/workers-types',
    await pinned('@types/node'),
    await pinned('typescript'),
  ]
  await app.install('@foyer/auth', ...frameworks, ...types)
})
test.afterAll(() => app?.remove())

test('the samples compile, with skipLibCheck off too', async () => {
  expect(await app.typeErrors()).toEqual([])
  const all = await app.typeErrors('--skipLibCheck', 'false')
  expect(all.filter((line) => line.includes('@foyer'))).toEqual([])
})

test('every entry loads, and the server answers, on the oldest Node and on this one', async () => {
  // In a place of its own: its programs would be those of the app.
  const place = await emptyApp()
  try {
    await place.install(`${oldNode}@22.13.0`)
    const program = system === 'win' ? 'node.exe' : 'node'
    const old = join(place.folder, 'node_modules', oldNode, 'bin', program)
    const run = (node: string) =>
      execFileSync(node, ['entries.mjs'], { cwd: app.folder }).toString()
    expect(run(old).trim()).toMatch(/^22\.13 401 (?:native|wasm)$/)
    expect(run(process.execPath).trim()).toMatch(/^\d+\.\d+ 401 (?:native|wasm)$/)
  } finally {
    await place.remove()
  }
})

/** A browser for the app's own origin, whose requests go to a server on this machine. */
async function browserOf(script: keyof typeof servers): Promise<Browser> {
  const port = (free: number) =>
    script === 'workers' || script === 'd1' ? ['--port', `${free}`] : []
  const origin = await app.serve(script, port)
  return createBrowser(async (request) => {
    const { pathname } = new URL(request.url)
    const { headers, method } = request
    const body = method === 'GET' ? null : await request.text()
    return fetch(`${origin}${pathname}`, { method, headers, body })
  })
}

for (const script of ['express', 'hono', 'node', 'workers', 'd1'] as const) {
  test(`${script}: signs in, reads the session, refuses anything but JSON`, async () => {
    const browser = await browserOf(script)
    const signedIn = await browser.signIn(testAccount())
    expect(signedIn.status).toBe(200)
    expect((await browser.send('GET', '/session')).status).toBe(200)
    const form = { 'content-type': 'text/plain' }
    const refused = await browser.send('POST', '/nonce', undefined, form)
    expect(refused.ok).toBe(false)
    expect((await browser.send('POST', '/logout')).ok).toBe(true)
    expect((await browser.send('GET', '/session')).status).toBe(401)
  })
}

test('Auth.js: has no session before the sign-in, and that account after it', async () => {
  const browser = await browserOf('authjs')
  const sessionOfAuthJs = async () => {
    const { csrfToken } = await (await browser.send('GET', '/js/csrf')).json()
    const json = { 'x-auth-return-redirect': '1' }
    await browser.send('POST', '/js/callback/credentials', { csrfToken }, json)
    return (await browser.send('GET', '/js/session')).json()
  }
  expect(await sessionOfAuthJs()).toBeNull()
  const account = testAccount()
  expect((await browser.signIn(account)).status).toBe(200)
  expect(await sessionOfAuthJs()).toMatchObject({ user: { name: account.address } })
})
