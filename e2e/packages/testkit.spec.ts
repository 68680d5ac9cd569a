import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { launchOptions } from '../launch.ts'
import { emptyApp, exampleApp, type FreshApp, installedNode, pinned } from './freshApp.ts'
import { foreignEnv } from './npm.ts'

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

/** A page that lists the accounts of the first wallet that announces itself. */
const askingPage = `<p></p><script>
  addEventListener('eip6963:announceProvider', async ({ detail }) => {
    const accounts = await detail.provider.request({ method: 'eth_requestAccounts' })
    document.querySelector('p').textContent = accounts.join()
  })
  dispatchEvent(new Event('eip6963:requestProvider'))
</script>`

const oldTests = {
  'unit/wallet.test.js': `// @vitest-environment happy-dom
    import { anvilAccounts, installWallet, withLocalChains } from '@foyer/testkit/vitest'
    import { createPublicClient, http } from 'viem'
    import { mainnet } from 'viem/chains'
    import { expect, test } from 'vitest'
    const chains = withLocalChains([mainnet])
    test('reads a name', async () => {
      const client = createPublicClient({ chain: mainnet, transport: http(chains.url(mainnet.id)) })
      const [alice] = anvilAccounts
      expect(await client.getEnsName({ address: alice.address })).toBe(alice.name)
    })
    test('connects', async () => {
      installWallet()
      const announced = new Promise((resolve) => addEventListener('eip6963:announceProvider', resolve))
      dispatchEvent(new Event('eip6963:requestProvider'))
      const { provider } = (await announced).detail
      expect(await provider.request({ method: 'eth_requestAccounts' })).toHaveLength(1)
    })`,
  'e2e/wallet.spec.js': `import { expect, test } from '@foyer/testkit/playwright'
    test('connects', async ({ page, wallet }) => {
      await page.route('http://app.example/', (route) =>
        route.fulfill({ contentType: 'text/html', body: ${JSON.stringify(askingPage)} }))
      await page.goto('http://app.example/')
      await expect(page.getByText(/^0x/)).toBeVisible()
      expect((await wallet.log()).map(({ method }) => method)).toEqual(['eth_requestAccounts'])
    })`,
}

// The example has the newest ones. Playwright 1.50 hangs on the newest Node.
for (const vitest of ['3.0.0', '4']) {
  test(`works with Vitest ${vitest}, and the oldest of its other peers and of Node`, async () => {
    const old = await emptyApp()
    const node = await installedNode('20.19.0')
    const run = (program: string, ...args: readonly string[]) =>
      execFileSync(node.program, [`node_modules/${program}`, ...args], {
        cwd: old.folder,
        env: foreignEnv(),
        encoding: 'utf8',
      })
    try {
      const peers = ['@playwright/test@1.50.0', 'viem@2.38.0', '@foundry-rs/anvil@1.5.1']
      await old.install('@foyer/testkit', `vitest@${vitest}`, 'happy-dom', ...peers)
      const use = JSON.stringify({ launchOptions: launchOptions() })
      const config = `export default { testDir: 'e2e', use: ${use} }`
      await old.write({ ...oldTests, 'playwright.config.js': config })
      expect(run('vitest/vitest.mjs', 'run', 'unit')).toContain('2 passed')
      expect(run('@playwright/test/cli.js', 'test')).toContain('1 passed')
    } finally {
      await Promise.all([old.remove(), node.remove()])
    }
  })
}
