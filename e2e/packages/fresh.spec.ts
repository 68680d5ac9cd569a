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
