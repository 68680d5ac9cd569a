import { readFile } from 'node:fs/promises'
import { connect, expect, expectConnected, test, withApp } from './fixtures.ts'
import { pinned } from './freshApp.ts'

const readme = new URL('../../packages/kit/README.md', import.meta.url)

/** The code of the quick start, as the kit's README says it. */
async function quickStart(): Promise<string> {
  const text = await readFile(readme, 'utf8')
  const [, code] = /## Quick start[\s\S]*?```tsx\n([\s\S]*?)```/.exec(text) ?? []
  if (!code) throw new Error('The README has no quick start.')
  return code
}

test.describe('a fresh Vite app with the code of the README', () => {
  const app = withApp(
    ['vite@latest', 'app', '--', '--template', 'react-ts', '--no-interactive'],
    async (app) => {
      await app.install('@foyer/kit', 'wagmi', await pinned('viem'), '@tanstack/react-query')
      await app.write({ 'src/App.tsx': await quickStart() })
      await app.npm('run', 'build')
    },
  )

  test('compiles, also with the types of all packages checked', async () => {
    expect(await app().typeErrors('-p', 'tsconfig.app.json')).toEqual([])
    const all = await app().typeErrors('-p', 'tsconfig.app.json', '--skipLibCheck', 'false')
    expect(all.filter((line) => line.includes('@foyer'))).toEqual([])
  })

  test('draws a styled button, connects, and is connected after a reload', async ({ visitor }) => {
    const { page } = visitor
    const origin = await app().serve('preview', (port) => ['--port', `${port}`, '--strictPort'])
    await page.goto(origin)
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await expect(button).toHaveCSS('background-color', 'rgb(147, 51, 234)')
    await connect(page)
    await page.reload()
    await expectConnected(page)
  })

  test("a theme is the same in header and dialog, and the page's :root wins", async ({
    visitor,
  }) => {
    const { page } = visitor
    const themed = (await quickStart())
      .replace('createKitConfig, ', 'createKitConfig, defineTheme, ')
      .replace('config={config}', 'config={config} theme={theme}')
      .replace(
        'export default',
        `const theme = defineTheme({ look: 'light', accent: 'blue' })

export default`,
      )
    // Comes before the kit's style sheet.
    const css = `${await app().read('src/index.css')}\n:root { --k-radius-control: 3px; }\n`
    await app().write({ 'src/App.tsx': themed, 'src/index.css': css })
    await app().npm('run', 'build')
    const origin = await app().serve('preview', (port) => ['--port', `${port}`, '--strictPort'])
    await page.goto(origin)
    const button = page.getByRole('button', { name: 'Connect Wallet' })
    await expect(button).toHaveCSS('background-color', 'rgb(47, 124, 246)')
    await expect(button).toHaveCSS('border-top-left-radius', '3px')
    await button.click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(dialog).toHaveCSS('--k-accent', '#2f7cf6')
    await expect(dialog).toHaveCSS('color-scheme', 'light')
    await page.screenshot({ path: test.info().outputPath('light-blue.png') })
  })
})
