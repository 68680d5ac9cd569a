import { base, mainnet } from 'viem/chains'
import { shiftsOf, watchShifts } from '../app/layoutShifts.ts'
import { connect, expect, expectConnected, test } from './fixtures.ts'
import { type FreshApp, freshApp, pinned } from './freshApp.ts'
import { samplesOf } from './samples.ts'

// The quick start in an app created by Next's own command, with an unchanged configuration. A fresh
// app of Vite is in peers.spec.ts; React Router's command needs GitHub, so its app is an example.

let app: FreshApp

test.beforeAll(async () => {
  app = await freshApp('next-app@latest app -- --yes --disable-git'.split(' '))
  await app.install('@foyer/kit', 'wagmi', await pinned('viem'), '@tanstack/react-query')
  const files = await samplesOf('start/next.md')
  const page = files['app/page.tsx']?.replace('</main>', '<p>Below the button</p></main>') ?? ''
  await app.write({ ...files, 'app/page.tsx': page })
  await app.npm('run', 'build')
})
test.afterAll(() => app?.remove())

test('compiles as its template says, and with skipLibCheck off', async () => {
  expect(await app.typeErrors()).toEqual([])
  const all = await app.typeErrors('--skipLibCheck', 'false')
  expect(all.filter((line) => line.includes('@foyer'))).toEqual([])
})

for (const width of [390, 1280]) {
  test(`hydrates for a returning visitor, and nothing moves, at ${width} px`, async ({
    visitor: { page },
  }) => {
    await page.setViewportSize({ width, height: 800 })
    const origin = await app.serve('start', (port) => ['-p', `${port}`])
    const sent = await (await page.request.get(origin)).text()
    expect(sent.includes('Connect Wallet'), 'the button is in the page').toBe(true)
    await watchShifts(page)
    await page.goto(origin)
    await connect(page)
    await page.reload()
    await expectConnected(page)
    await expect(page.getByRole('button', { name: /alice\.foyer\.eth/ })).toBeVisible()
    expect(await shiftsOf(page)).toEqual([])
  })
}

test('has an accent of its own from the first frame, under the policy of the guide, and keeps it', async ({
  browser,
  visitor: { page },
}) => {
  const files = await samplesOf('recipes/content-policy.md')
  const endpoints = [mainnet, base].flatMap(({ rpcUrls }) => rpcUrls.default.http).join(' ')
  const proxy = files['proxy.ts']?.replace('https://your-endpoint.example', endpoints) ?? ''
  await app.write({ ...files, 'proxy.ts': proxy })
  expect(await app.typeErrors()).toEqual([])
  await app.npm('run', 'build')
  const origin = await app.serve('start', (port) => ['-p', `${port}`])
  const accent = 'rgb(14, 116, 144)'

  const withoutScript = await browser.newContext({ javaScriptEnabled: false })
  const first = await withoutScript.newPage()
  await first.goto(origin)
  const button = page.getByRole('button', { name: 'Connect Wallet' })
  await expect(first.getByRole('button', { name: 'Connect Wallet' })).toHaveCSS(
    'background-color',
    accent,
  )
  await withoutScript.close()

  await page.goto(origin)
  await button.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toHaveCSS('--k-accent', '#0e7490')
  await dialog.getByRole('button', { name: 'Test Wallet' }).click()
  await expectConnected(page)
  await page.getByRole('button', { name: /^Account / }).click()
  await page.getByRole('button', { name: 'Disconnect' }).click()
  await expect(button).toHaveCSS('background-color', accent)
})
