import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PublicChain, routeToLocalChains } from '@foyer/testkit/playwright'
import { root } from '../../scripts/lib/root.mjs'
import { connect, expect, expectConnected, test } from './fixtures.ts'
import { type FreshApp, freshApp } from './freshApp.ts'
import { samplesOf } from './samples.ts'

/** Peers of the kit that every app installs. */
const needed = ['@tanstack/react-query', 'react', 'react-dom', 'viem', 'wagmi'] as const

/** The lowest version of each range that the kit's `package.json` states. */
async function lowestPeers(): Promise<readonly string[]> {
  const text = await readFile(join(root, 'packages/kit/package.json'), 'utf8')
  const { peerDependencies } = JSON.parse(text) as { peerDependencies: Record<string, string> }
  return needed.map((name) => {
    const [, lowest] = /^\^([\d.]+)/.exec(peerDependencies[name] ?? '') ?? []
    if (!lowest) throw new Error(`The kit states no lowest version of ${name}.`)
    return `${name}@${lowest}`
  })
}

/** The chains of this app's viem, since public endpoints differ between versions. */
async function publicChainsOf(folder: string): Promise<readonly PublicChain[]> {
  const { base, mainnet } = await import(join(folder, 'node_modules/viem/_esm/chains/index.js'))
  return [base, mainnet]
}

const ends = [
  ['lowest', lowestPeers, '18'],
  ['newest', async () => needed.map((name) => `${name}@latest`), 'latest'],
] as const

for (const [end, peers, react] of ends) {
  test.describe(`the ${end} versions of the peers`, () => {
    let app: FreshApp

    test.beforeAll(async () => {
      app = await freshApp('vite@latest app -- --template react-ts --no-interactive'.split(' '))
      const types = [`@types/react@${react}`, `@types/react-dom@${react}`]
      await app.install('@foyer/kit', ...(await peers()), ...types)
      await app.write(await samplesOf('start/vite.md', 'src/App.tsx'))
      await app.npm('run', 'build')
    })
    test.afterAll(() => app?.remove())

    test('install, compile, connect, and stay connected after a reload', async ({
      chains,
      visitor: { page },
    }) => {
      await routeToLocalChains(page.context(), await publicChainsOf(app.folder), chains)
      const all = await app.typeErrors('-p', 'tsconfig.app.json', '--skipLibCheck', 'false')
      expect(all.filter((line) => line.includes('@foyer'))).toEqual([])
      await page.goto(await app.serve('preview', (port) => ['--port', `${port}`, '--strictPort']))
      await connect(page)
      await page.reload()
      await expectConnected(page)
    })
  })
}
