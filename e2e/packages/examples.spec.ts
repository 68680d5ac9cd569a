import { base, mainnet } from 'viem/chains'
import { connect, expect, expectConnected, type Page, test } from './fixtures.ts'
import { exampleApp, type FreshApp, pinned } from './freshApp.ts'
import { samplesOf } from './samples.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'

test.describe('vite', () => {
  const app = example('vite')

  test('compiles, with skipLibCheck off too', async () => {
    expect(await typeErrorsOfOurs(app())).toEqual([])
  })

  test('renders a styled button, connects, and stays connected after a reload', async ({
    visitor,
  }) => {
    const { page } = visitor
    await page.goto(await preview(app()))
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await expect(button).toHaveCSS('background-color', 'rgb(147, 51, 234)')
    await connect(page)
    await page.reload()
    await expectConnected(page)
  })

  test("a theme is the same in header, dialogs and toasts, the page's :root wins, and each mode has its own look", async ({
    visitor: { page },
  }) => {
    const themed = (await app().read('src/App.tsx'))
      .replace('createKitConfig, ', 'createKitConfig, defineTheme, ')
      .replace('KitProvider }', 'KitProvider, useSignIn }')
      .replace('chains: [', 'signIn: { adapter, mode: "optional" }, chains: [')
      .replace('config={config}', 'config={config} theme={theme}')
      .replace(
        '<ConnectButton />',
        `<ConnectButton />
        <button type="button" onClick={() => toast.success('Saved')}>Save</button>
        <Sign />
        <ToastArea />`,
      )
      .replace(
        'const config',
        `import { ToastArea, toast } from '@foyer/kit/toasts'

const adapter = {
  getNonce: async () => 'nonce123',
  createMessage: () => 'Sign in',
  verify: async () => true,
  signOut: async () => {},
}

const config`,
      )
      .replace(
        'export default',
        `function Sign() {
  const { signIn } = useSignIn()
  return <button type="button" onClick={() => void signIn()}>Prove it</button>
}

const theme = defineTheme({ look: 'light', accent: 'blue' })

export default`,
      )
    // Comes before the kit's style sheet.
    const css = `${await app().read('src/index.css')}\n:root { --k-radius-control: 3px; }\n`
    await app().write({ 'src/App.tsx': themed, 'src/index.css': css })
    await app().npm('run', 'build')
    await page.goto(await preview(app()))
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await expect(button).toHaveCSS('background-color', 'rgb(47, 124, 246)')
    await expect(button).toHaveCSS('border-top-left-radius', '3px')
    await button.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(dialog).toHaveCSS('--k-accent', '#2f7cf6')
    await expect(dialog).toHaveCSS('color-scheme', 'light')
    await page.screenshot({ path: test.info().outputPath('light-blue.png') })
    await dialog.getByRole('button', { name: 'Test Wallet' }).click()
    await expectConnected(page)
    for (const [opener, content] of [
      [/^Account /, 'Disconnect'],
      [/Ethereum/, 'Switch Networks'],
      ['Prove it', 'Verify your account'],
    ] as const) {
      await page.getByRole('button', { name: opener }).click()
      const other = page.getByRole('dialog')
      await expect(other.getByText(content)).toBeVisible()
      await expect(other).toHaveCSS('--k-accent', '#2f7cf6')
      await expect(other).toHaveCSS('background-color', 'rgb(255, 255, 255)')
      await page.keyboard.press('Escape')
      await expect(other).toBeHidden()
    }
    await page.getByRole('button', { name: 'Save' }).click()
    const toasts = page.getByRole('region', { name: /^Notifications/ })
    await expect(toasts).toHaveText(/Saved/)
    await expect(toasts).toHaveCSS('--k-accent', '#2f7cf6')
    await expect(toasts).toHaveCSS('color-scheme', 'light')

    const perMode = themed.replace("look: 'light'", "look: { light: 'light', dark: 'midnight' }")
    await app().write({ 'src/App.tsx': perMode })
    await app().npm('run', 'build')
    await page.reload()
    await page.getByRole('button', { name: /^Account / }).click()
    for (const [colorScheme, background] of [
      ['dark', 'rgb(8, 12, 26)'],
      ['light', 'rgb(255, 255, 255)'],
    ] as const) {
      await page.emulateMedia({ colorScheme })
      await expect(dialog).toHaveCSS('background-color', background)
      await expect(dialog).toHaveCSS('color-scheme', colorScheme)
      await expect(dialog).toHaveCSS('--k-accent', '#2f7cf6')
    }
  })
})

test.describe('custom-button', () => {
  const app = example('custom-button')

  test('connects with its own buttons, which then show account and network', async ({
    visitor: { page },
  }) => {
    await page.goto(await preview(app()))
    await connectBy(page, 'Connect to vote')
    await expect(page.getByRole('button', { name: /^(?:0xf3…2266|alice)/ })).toBeVisible()
    await page.getByRole('button', { name: 'Ethereum' }).click()
    await expect(page.getByRole('dialog', { name: 'Switch Networks' })).toBeVisible()
  })
})

const portOfNext = (port: number) => ['-p', `${port}`]

/** The quick starts of frameworks with server rendering, and how each is served. */
const onServers = [
  ['next-app-router', (app: FreshApp) => app.serve('start', portOfNext)],
  ['react-router', (app: FreshApp) => app.serve('start', () => [])],
  ['tanstack-start', preview],
] as const

for (const [name, serve] of onServers) {
  test.describe(name, () => {
    const app = example(name)

    test('compiles, with skipLibCheck off too', async () => {
      expect(await typeErrorsOfOurs(app())).toEqual([])
    })

    test("the server's page hydrates, also for a returning visitor", async ({
      visitor: { page },
    }) => {
      const origin = await serve(app())
      const sent = await (await page.request.get(origin)).text()
      expect(sent.includes('Connect Wallet'), 'the button is in the page').toBe(true)
      await page.goto(origin)
      await connect(page)
      await page.reload()
      await expectConnected(page)
    })
  })
}

test.describe('next-app-router with a content policy', () => {
  const app = example('next-app-router')

  test('has an accent of its own from the first frame, under the policy of the guide, and keeps it', async ({
    browser,
    visitor: { page },
  }) => {
    const files = await samplesOf('recipes/content-policy.md')
    const endpoints = [mainnet, base].flatMap(({ rpcUrls }) => rpcUrls.default.http).join(' ')
    const proxy = files['proxy.ts']?.replace('https://your-endpoint.example', endpoints) ?? ''
    await app().write({ ...files, 'proxy.ts': proxy })
    expect(await app().typeErrors()).toEqual([])
    await app().npm('run', 'build')
    const origin = await app().serve('start', portOfNext)
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
})

test.describe('own-wagmi-config', () => {
  const app = example('own-wagmi-config')

  test('compiles, with skipLibCheck off too', async () => {
    expect(await typeErrorsOfOurs(app())).toEqual([])
  })

  test("reads through the app's own hooks, and the account is in the server's page", async ({
    visitor: { page },
  }) => {
    const origin = await app().serve('start', portOfNext)
    await page.goto(origin)
    await connect(page)
    await expect(page.getByText(/^Ethereum, block \d+$/)).toBeVisible()
    await page.reload()
    await expectConnected(page)
    const sent = await (await page.request.get(origin)).text()
    expect(sent.includes('0xf3…2266'), 'the account is in the page').toBe(true)
    const fresh = await (await fetch(origin)).text()
    expect(fresh.includes('Connect Wallet'), 'nobody is in a new page').toBe(true)
  })
})

for (const name of ['siwe-express', 'siwe-next']) {
  test.describe(name, () => {
    const app = example(name, '@foyer/auth')

    test('keeps the sign-in over a reload until sign-out', async ({ visitor: { page } }) => {
      const greeting = page.getByText(`Hello, ${account}`)
      await page.goto(await app().serve('start', () => []))
      await connect(page)
      await expect(greeting).toBeHidden()
      await page.getByRole('button', { name: 'Sign in' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Sign message' }).click()
      await expect(greeting).toBeVisible()
      await page.reload()
      await expect(greeting).toBeVisible()
      await page.getByRole('button', { name: 'Sign out' }).click()
      await expect(greeting).toBeHidden()
    })
  })
}

// A test of the codemod ensures that this is RainbowKit's example after migration.
test.describe('rainbowkit-migrated', () => {
  const app = example('rainbowkit-migrated', '@foyer/rainbowkit')

  test('connects, and stays connected after a reload', async ({ visitor: { page } }) => {
    await page.goto(await app().serve('start', portOfNext))
    await connect(page)
    await page.reload()
    await expectConnected(page)
    await expect(page.getByRole('button', { name: 'Mint' })).toBeEnabled()
  })
})

function preview(app: FreshApp): Promise<string> {
  return app.serve('preview', (port) => ['--port', `${port}`, '--strictPort'])
}

async function connectBy(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
}

/** Compiler errors in our declarations, which apps usually do not check. */
async function typeErrorsOfOurs(app: FreshApp): Promise<readonly string[]> {
  const all = await app.typeErrors('--skipLibCheck', 'false')
  return all.filter((line) => line.includes('@foyer'))
}

/** An example outside the repository, with the packed packages, built once for its tests. */
function example(name: string, ...packages: readonly string[]): () => FreshApp {
  let app: FreshApp | undefined
  test.beforeAll(async () => {
    app = await exampleApp(name)
    await app.install('@foyer/kit', ...packages, await pinned('viem'))
    await app.npm('run', 'build')
  })
  test.afterAll(() => app?.remove())
  return () => {
    if (!app) throw new Error('There is no app yet.')
    return app
  }
}
