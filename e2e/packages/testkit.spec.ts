import { expect, test } from '@playwright/test'
import { launchOptions } from '../launch.ts'
import { exampleApp, type FreshApp, pinned } from './freshApp.ts'

/** An app with the tests of the documentation (docs/recipes/testing.md). */
let app: FreshApp

test.beforeAll(async () => {
  app = await exampleApp('playwright-tests')
  await app.install('@foyer/kit', '@foyer/testkit', await pinned('viem'))
  // The app's own configuration, with this machine's browser.
  await app.write({
    'here.config.ts': `
      import config from './playwright.config'
      const launchOptions = ${JSON.stringify(launchOptions())}
      export default { ...config, expect: { timeout: 20_000 }, use: { ...config.use, launchOptions } }
    `,
  })
})
test.afterAll(() => app?.remove())

test('compiles, with skipLibCheck off too', async () => {
  expect(await app.typeErrors()).toEqual([])
  const all = await app.typeErrors('--skipLibCheck', 'false')
  expect(all.filter((line) => line.includes('@foyer'))).toEqual([])
  const asNode = ['--module', 'nodenext', '--moduleResolution', 'nodenext']
  const tests = await app.typeErrors(...asNode, '--skipLibCheck', 'false')
  expect(tests.filter((line) => /@foyer|^e2e/.test(line))).toEqual([])
})

test("the documentation's tests pass in Vitest", async () => {
  expect(await app.npm('test')).toContain('3 passed')
})

test("the documentation's tests pass in Playwright, and name missing packages to install", async () => {
  const run = () => app.npm('exec', 'playwright', 'test', '--', '-c', 'here.config.ts')
  expect(await run()).toContain('4 passed')

  await app.npm('uninstall', '@foundry-rs/anvil')
  const withoutAnvil = await run().catch(({ message }: Error) => message)
  expect(withoutAnvil).toContain('3 passed')
  expect(withoutAnvil).toContain('npm install --save-dev @foundry-rs/anvil')
})
