import { createBrowser, testAccount } from '@foyer/auth/testing/browser'
import { expect, test } from '@playwright/test'
import { emptyApp, type FreshApp, pinned } from './freshApp.ts'
import { samplesOf } from './samples.ts'

const page = 'recipes/sign-in.md'
const worker = { name: 'sign-in', main: 'worker.ts', compatibility_date: '2026-11-01' }

/** Each sample, with the command that runs it. Next's is tested with the examples. */
const servers = {
  express: 'node express.ts',
  hono: 'node hono.ts',
  node: 'node node.ts',
  workers: 'wrangler dev --local',
}

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
      files: ['auth.ts', 'auth.config.ts', 'express.ts', 'hono.ts', 'node.ts', 'worker.ts'],
    }),
    'wrangler.json': JSON.stringify(worker),
    ...(await samplesOf(page)),
  })
  const frameworks = ['express', 'hono', '@hono/node-server', '@auth/core', 'wrangler']
  const types = ['@types/express', await pinned('@types/node'), await pinned('typescript')]
  await app.install('@foyer/auth', ...frameworks, ...types)
})
test.afterAll(() => app?.remove())

test('the samples compile, with skipLibCheck off too', async () => {
  expect(await app.typeErrors()).toEqual([])
  const all = await app.typeErrors('--skipLibCheck', 'false')
  expect(all.filter((line) => line.includes('@foyer'))).toEqual([])
})

for (const script of Object.keys(servers)) {
  test(`${script}: signs in, reads the session, refuses anything but JSON`, async () => {
    const origin = await app.serve(script, (port) =>
      script === 'workers' ? ['--port', `${port}`] : [],
    )
    const browser = createBrowser(async (request) => {
      const { pathname } = new URL(request.url)
      const body = request.method === 'GET' ? null : await request.text()
      return fetch(`${origin}${pathname}`, {
        method: request.method,
        headers: request.headers,
        body,
      })
    })
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
