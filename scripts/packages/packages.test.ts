import { readdir, readFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { checkPackage, Package } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { beforeAll, describe, expect, test } from 'vitest'
import { ownRem } from './buildKit.ts'
import { buildPackages } from './buildPackages.ts'
import { assertNoRing } from './chunks.ts'
import { measurePage } from './measurePage.ts'
import { distOf, type PackageName, packageNames, programNames } from './packages.ts'
import { measureEntries, measureQuickStart, publishedSizes } from './sizes.ts'

beforeAll(() => buildPackages(), 240_000)

/** The files of a published package, by path. */
async function published(name: PackageName): Promise<Record<string, string>> {
  const folder = distOf(name)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const texts = files.map(async (entry) => {
    const file = join(entry.parentPath, entry.name)
    return [file.slice(folder.length + 1), await readFile(file, 'utf8')] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

test('text sizes are relative to a length that pages can set', () => {
  expect(ownRem('.a{font-size:0.875rem;margin:calc(1.25rem + 2px)}.b1rem{}')).toBe(
    '.a{font-size:calc(0.875 * var(--k-rem, 1rem));margin:calc(calc(1.25 * var(--k-rem, 1rem)) + 2px)}.b1rem{}',
  )
})

/** What resolving the packages from CommonJS reports, since they contain only ES modules. */
const onlyModules = [
  'node16-cjs CJSResolvesToESM',
  'node10 NoResolution',
  'node10 UntypedResolution',
]

describe.each(packageNames)('the published package %s', (name) => {
  test('publint finds nothing', async () => {
    const { messages } = await publint({ pkgDir: distOf(name), pack: false })
    expect(messages).toEqual([])
  })

  test('its types resolve for bundlers and for Node (attw)', async () => {
    const files = await published(name)
    const root = `/node_modules/@foyer/${name}`
    const { version } = JSON.parse(files['package.json'] ?? '{}') as { version: string }
    const placed = Object.entries(files).map(([path, text]) => [`${root}/${path}`, text])
    const checked = await checkPackage(
      new Package(Object.fromEntries(placed), `@foyer/${name}`, version),
    )
    if (!checked.types) throw new Error('The package has no types.')
    const problems = checked.problems.filter((problem) => {
      // Styles have no types.
      if ('entrypoint' in problem && problem.entrypoint.endsWith('.css')) return false
      if (!('resolutionKind' in problem)) return true
      // What docs/configuration.md says about CommonJS and about the oldest resolution.
      return !onlyModules.includes(`${problem.resolutionKind} ${problem.kind}`)
    })
    expect(problems).toEqual([])
  })

  test('contains a README, a license and its exports, but no tests or local paths', async () => {
    const files = await published(name)
    expect(Object.keys(files)).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'package.json']),
    )
    expect(Object.keys(files).filter((path) => /\.test\.|testing\//.test(path))).toEqual([])
    const ours = Object.entries(files).filter(
      ([path, text]) => /\.(?:js|d\.ts)$/.test(path) && /@foyer\/(?:testkit|contracts)/.test(text),
    )
    expect(ours.map(([path]) => path)).toEqual([])
  })

  test('has source maps that contain the sources', async () => {
    const files = await published(name)
    const maps = Object.keys(files).filter((path) => path.endsWith('.js.map'))
    expect(maps).not.toEqual([])
    for (const path of maps) {
      const { sources, sourcesContent = [] } = JSON.parse(files[path] ?? '')
      expect(sourcesContent.filter(Boolean).length, path).toBe(sources.length)
      expect(files[path.slice(0, -4)]).toContain('//# sourceMappingURL=')
    }
    // Entries that only re-export have none.
    const chunks = Object.keys(files).filter((path) => /^chunks\/.*\.js$/.test(path))
    expect(chunks.filter((path) => !maps.includes(`${path}.map`))).toEqual([])
  })

  test('imports only its dependencies', async () => {
    const files = await published(name)
    const {
      dependencies = {},
      optionalDependencies = {},
      peerDependencies = {},
    } = JSON.parse(files['package.json'] ?? '{}')
    const declared = { ...dependencies, ...optionalDependencies, ...peerDependencies }
    const code = Object.entries(files).filter(([path]) => path.endsWith('.js'))
    const imported = code.flatMap(([, text]) =>
      [...text.matchAll(/^(?:import|export) [^'"]*?from ["']([^.#"'][^"']*)["']/gm)].flatMap(
        ([, path = '']) => /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? [],
      ),
    )
    const undeclared = [...new Set(imported)].filter(
      (packageName) => !isBuiltin(packageName) && !(packageName in declared),
    )
    expect(imported).not.toEqual([])
    expect(undeclared).toEqual([])
  })

  test('has ranges for its peers and is not private', async () => {
    const { 'package.json': text = '{}' } = await published(name)
    const { peerDependencies = {}, private: isPrivate } = JSON.parse(text)
    expect(isPrivate).toBeUndefined()
    for (const range of Object.values(peerDependencies)) expect(range).toMatch(/^\^/)
  })
})

describe.each(programNames)('the published program %s', (name) => {
  test('publint finds nothing, and it has a README, a license and its program', async () => {
    const { messages } = await publint({ pkgDir: distOf(name), pack: false })
    // The tests in a template are those of the app that is created.
    expect(messages.filter(({ code }) => code !== 'USE_FILES')).toEqual([])
    const files = await published(name)
    const { bin, private: isPrivate } = JSON.parse(files['package.json'] ?? '{}')
    expect(isPrivate).toBeUndefined()
    expect(Object.keys(files)).toEqual(expect.arrayContaining(['LICENSE', 'README.md']))
    for (const path of Object.values<string>(bin)) {
      expect(files[path.replace('./', '')]).toMatch(/^#!\/usr\/bin\/env node\n/)
    }
  })
})

test("the kit's code is a few chunks, and browser-only ones are marked for servers", async () => {
  const files = Object.entries(await published('kit'))
  const chunks = files.filter(([path]) => /^chunks\/.*\.js$/.test(path))
  const isLanguage = ([path]: readonly [string, string]) =>
    /^chunks\/[a-z]{2}(?:-[A-Z]{2})?2?\.js$/.test(path)
  expect(chunks.filter((chunk) => !isLanguage(chunk)).length).toBeLessThan(110)
  const isClient = (name: string) =>
    chunks.find(([path]) => path === `chunks/${name}.js`)?.[1].startsWith('"use client"')
  expect([isClient('first-client'), isClient('first')]).toEqual([true, false])
})

test("the kit uses nothing that React 18 or React's production build lacks", async () => {
  const files = Object.entries(await published('kit')).filter(([path]) => path.endsWith('.js'))
  const lacking =
    /\b(?:Activity|cache|use|useActionState|useEffectEvent|useFormStatus|useOptimistic|ViewTransition)\b/
  for (const [path, text] of files) {
    for (const [line] of text.matchAll(/^import .* from "react(?:-dom)?";$/gm)) {
      expect(line, path).not.toMatch(lacking)
    }
    // Only React's development build has it.
    expect(text, path).not.toContain('jsxDEV')
    // Since React 19 a context is also a provider.
    expect(text, path).not.toMatch(/\bjsxs?\(\w*Context,/)
  }
})

const kitFile = `import { createKitConfig } from '@foyer/kit'
import { base, mainnet } from 'viem/chains'

export default createKitConfig({ appName: 'My app', chains: [mainnet, base] })
`

const appFile = (getConfig: string) => `import { ConnectButton, KitProvider } from '@foyer/kit'
import '@foyer/kit/styles.css'
${getConfig}

export default function App() {
  return (
    <KitProvider config={config}>
      <ConnectButton />
    </KitProvider>
  )
}
`

/** Limits of a step of a visit: number of files, and bytes of brotli. */
const atMost = (files: number, bytes: number) => ({
  files: expect.toSatisfy((count: number) => count <= files, `at most ${files}`),
  bytes: expect.toSatisfy((count: number) => count <= bytes, `at most ${bytes}`),
})

test('each step of a visit loads little, in few files: the config at once', async () => {
  const measured = await measurePage({
    'kit.ts': kitFile,
    'App.tsx': appFile("import config from './kit.ts'"),
  })
  expect(measured).toEqual({
    // docs/decisions/config-on-intent.md says why it is not less.
    first: atMost(3, 102_850),
    config: atMost(0, 0),
    dialog: atMost(3, 23_720),
    connected: atMost(6, 15_960),
    rest: atMost(6, 16_900),
    total: atMost(18, 159_350),
    styles: expect.toSatisfy((bytes: number) => bytes <= 8_450, 'at most 8450'),
  })
  // Once idle, before any click.
  expect(measured.first.bytes + measured.dialog.bytes).toBeLessThan(126_550)
}, 60_000)

test('each step of a visit loads little, in few files: the config on intent', async () => {
  const measured = await measurePage({
    'kit.ts': kitFile,
    'App.tsx': appFile("const config = () => import('./kit.ts')"),
  })
  expect(measured).toEqual({
    first: atMost(2, 69_100),
    config: atMost(5, 36_000),
    dialog: atMost(3, 23_720),
    connected: atMost(6, 15_960),
    rest: atMost(6, 16_900),
    total: atMost(22, 161_600),
    styles: expect.any(Number),
  })
}, 60_000)

test('what a page uses before its config has loaded brings no config with it', async () => {
  const app = appFile(`import {
  classifyWalletError, defineTheme, explorerLink, formatBalance, Icon, KitReady, Skeleton,
  useConnectModal, useConnectionState, useSignIn,
} from '@foyer/kit'
import { MissingWalletError } from '@foyer/kit/errors'
import { createTheme, createThemeStore, NewTabLink, useTheme } from '@foyer/kit/shell'

const config = () => import('./kit.ts')
console.log(
  classifyWalletError, defineTheme, explorerLink, formatBalance, Icon, KitReady, Skeleton,
  useConnectModal, useConnectionState, useSignIn, MissingWalletError,
  createTheme, createThemeStore, NewTabLink, useTheme,
)`)
  const { first } = await measurePage({ 'kit.ts': kitFile, 'App.tsx': app })
  // The first view alone is 69 kB; wagmi, viem and the query client would add 34.
  expect(first).toEqual(atMost(5, 84_000))
}, 60_000)

test('the style sheet has the reset before the components, and a layered twin', async () => {
  const { 'styles.css': plain = '', 'styles.layered.css': layered = '' } = await published('kit')
  expect(plain.indexOf('[data-kit-root]')).toBeLessThan(plain.search(/\.fy\w+-/))
  expect(plain.indexOf('--k-accent:')).toBeLessThan(plain.indexOf('[data-kit-root]'))
  expect(layered).toBe(`@layer foyer {\n${plain}\n}\n`)
})

test('the documented sizes are current', async () => {
  const published = new Map((await publishedSizes()).map(({ bytes, entry }) => [entry, bytes]))
  const isLong = process.env.FOYER_LONG !== undefined
  const measured = [...(await measureQuickStart()), ...(isLong ? await measureEntries() : [])]
  for (const { bytes, entry } of measured) {
    const stated = published.get(entry) ?? 0
    expect(
      Math.abs(stated - bytes),
      `${entry} is ${bytes} bytes: run npx node scripts/packages/sizes.ts`,
    ).toBeLessThan(bytes * 0.1)
  }
  expect(published.size).toBeGreaterThan(measured.length - 1)
}, 240_000)

test('circular imports between chunks are refused', () => {
  const line = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
    ['c', []],
  ])
  expect(() => assertNoRing(line)).not.toThrow()
  expect(() => assertNoRing(new Map([...line, ['c', ['a']]]))).toThrow('a > b > c > a')
})
