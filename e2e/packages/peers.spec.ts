import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type PublicChain, routeToLocalChains } from '@foyer/testkit/playwright'
import { root } from '../../scripts/lib/root.mjs'
import { connect, expect, expectConnected, test } from './fixtures.ts'
import { type FreshApp, freshApp } from './freshApp.ts'
import { samplesOf } from './samples.ts'

/** Peers of the kit that every app installs. */
const needed = ['@tanstack/react-query', 'react', 'react-dom', 'viem', 'wagmi'] as const

async function kitManifest() {
  const text = await readFile(join(root, 'packages/kit/package.json'), 'utf8')
  return JSON.parse(text) as Readonly<
    Record<'exports' | 'peerDependencies', Readonly<Record<string, string>>>
  >
}

/** The lowest version of each range that the kit's `package.json` states. */
async function lowestPeers(): Promise<readonly string[]> {
  const { peerDependencies } = await kitManifest()
  return needed.map((name) => {
    const [, lowest] = /^\^([\d.]+)/.exec(peerDependencies[name] ?? '') ?? []
    if (!lowest) throw new Error(`The kit states no lowest version of ${name}.`)
    return `${name}@${lowest}`
  })
}

/** A module that compiles only if every component of every entry can be drawn. */
async function componentsCheck(): Promise<string> {
  const { exports } = await kitManifest()
  const entries = Object.keys(exports).filter((entry) => exports[entry]?.endsWith('.ts'))
  const modules = [...entries.map((entry) => `@foyer/kit${entry.slice(1)}`), '@foyer/rainbowkit']
  const refused = modules.map((module) => `Refused<typeof import('${module}')>`)
  return `import type { JSX } from 'react'

type Refused<Entry> = {
  [Name in keyof Entry & string]: Entry[Name] extends (...given: never) => unknown
    ? Name extends Capitalize<Name>
      ? Entry[Name] extends JSX.ElementType
        ? Refused<Entry[Name]>
        : Name
      : never
    : never
}[keyof Entry & string]

declare const refused: ${refused.join(' | ')}
export const none: never = refused
`
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
      await app.install('@foyer/kit', '@foyer/rainbowkit', ...(await peers()), ...types)
      await app.write(await samplesOf('start/vite.md', 'src/App.tsx'))
      await app.write({ 'src/components.ts': await componentsCheck() })
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

    if (end === 'lowest') return
    test('every chain of viem is accepted, as those of the version in the lock file', () => {
      const chains = join(app.folder, 'node_modules/viem/_esm/chains/index.js')
      const file = 'packages/kit/src/chains/config/viemChains.test.ts'
      execFileSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], {
        cwd: root,
        env: { ...process.env, FOYER_VIEM_CHAINS: chains },
      })
    })
  })
}
