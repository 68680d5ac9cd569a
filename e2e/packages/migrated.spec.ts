import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../../scripts/lib/root.mjs'
import { connect, expect, expectConnected, type Page, test } from './fixtures.ts'
import { type FreshApp, madeApp, pinned, programOf } from './freshApp.ts'
import { run } from './npm.ts'

// Whole apps on RainbowKit 2 and ConnectKit 1, migrated by the codemod alone. Another one,
// mint-nft, is examples/rainbowkit-migrated.
const fixtures = join(root, 'packages/codemod/fixtures')

/** The script that serves a built app, and its arguments. */
type Server = readonly [script: string, args: (port: number) => readonly string[]]

const vite: Server = ['preview', (port) => ['--port', `${port}`, '--strictPort']]
const next: Server = ['start', (port) => ['-p', `${port}`]]

/** Opens 'Connect a Wallet' with the app's own button, and connects the test wallet. */
async function connectBy(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Test Wallet' }).click()
}

interface Moved {
  readonly app: string
  /** What the codemod's notes leave to do: the text of a file, changed. */
  readonly byHand?: readonly [path: string, change: (text: string) => string]
  readonly server: Server
  /** What a visitor of this app does and sees. */
  readonly visit: (page: Page) => Promise<void>
}

const apps: readonly Moved[] = [
  {
    app: 'custom-button',
    byHand: [
      'src/App.tsx',
      (text) =>
        text
          .replace(/^/, "import { formatUnits } from 'viem';\n")
          .replace('balance?.formatted', 'formatUnits(balance.value, balance.decimals)'),
    ],
    server: vite,
    async visit(page) {
      await connectBy(page, 'Connect Wallet')
      await expect(page.getByRole('button', { name: /^(?:0xf3…2266|alice)/ })).toBeVisible()
      await page.getByRole('button', { name: 'Ethereum' }).click()
      await expect(page.getByRole('dialog', { name: 'Switch Networks' })).toBeVisible()
    },
  },
  {
    app: 'wallet-button',
    server: vite,
    async visit(page) {
      await expect(page.getByRole('button', { name: 'MetaMask' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Log in with Rainbow' })).toBeEnabled()
      await connectBy(page, 'All wallets')
      await expectConnected(page)
    },
  },
  {
    app: 'custom-wallets',
    server: vite,
    async visit(page) {
      await page.getByRole('button', { name: 'Sign in' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByRole('button', { name: 'Omega Wallet' })).toBeVisible()
      await expect(dialog.getByRole('button', { name: 'Trust Wallet' })).toBeVisible()
      await dialog.getByRole('button', { name: 'Test Wallet' }).click()
      await expectConnected(page)
    },
  },
  {
    app: 'connectkit-vite',
    server: vite,
    async visit(page) {
      await connectBy(page, 'Connect Wallet')
      await expectConnected(page)
    },
  },
  {
    app: 'i18n',
    server: next,
    async visit(page) {
      await expect(page.getByRole('heading', { name: 'Welcome' })).toBeVisible()
      await connect(page)
    },
  },
  {
    app: 'siwe-iron-session',
    server: next,
    async visit(page) {
      await connectBy(page, 'Connect Wallet')
      await page.getByRole('dialog').getByRole('button', { name: 'Sign message' }).click()
      await expectConnected(page)
      await page.reload()
      await expectConnected(page)
    },
  },
]

for (const { app: name, byHand, server, visit } of apps) {
  test.describe(`${name}, migrated by the codemod`, () => {
    let app: FreshApp

    test.beforeAll(async () => {
      app = await madeApp((folder) => cp(join(fixtures, name), folder, { recursive: true }))
      await run(app.folder, [programOf('foyer-codemod'), '.'])
      if (byHand) {
        const [path, change] = byHand
        await app.write({ [path]: change(await app.read(path)) })
      }
      await app.install('@foyer/kit', '@foyer/rainbowkit', await pinned('viem'))
      await app.npm('run', 'build')
    })
    test.afterAll(() => app?.remove())

    test('builds, and connects', async ({ visitor: { page } }) => {
      await page.goto(await app.serve(...server))
      await visit(page)
    })
  })
}
