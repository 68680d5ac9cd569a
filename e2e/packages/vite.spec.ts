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
})
