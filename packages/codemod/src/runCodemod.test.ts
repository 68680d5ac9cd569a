import { Project, type SourceFile } from 'ts-morph'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCodemod } from './runCodemod.ts'
import { moveWagmi } from './wagmi/moveWagmi.ts'

vi.mock('./wagmi/moveWagmi.ts', { spy: true })

const text = (manifest: object) => `${JSON.stringify(manifest, null, 2)}\n`
const manifest = text({ dependencies: { connectkit: '1.9.2', wagmi: '2.9.0' } })
const source = `import { ConnectKitButton } from 'connectkit'
import { useBalance } from 'wagmi'
export const Balance = () => {
  const { data } = useBalance()
  return <ConnectKitButton label={data?.formatted} />
}
`

function moved(files: Readonly<Record<string, string>>) {
  return Object.fromEntries(runCodemod(new Map(Object.entries(files))).changed)
}

test('keeps line ends and byte order marks, as files from Windows have them', () => {
  const plain = moved({ 'package.json': manifest, 'app.tsx': source })
  expect(Object.keys(plain)).toEqual(['app.tsx', 'package.json'])
  const windows = (text = '') => `\uFEFF${text.replaceAll('\n', '\r\n')}`
  expect(moved({ 'package.json': windows(manifest), 'app.tsx': windows(source) })).toEqual({
    'app.tsx': windows(plain['app.tsx']),
    'package.json': windows(plain['package.json']),
  })
})

test('raises wagmi in every package, since the code of all of them is moved', () => {
  const lib = text({ dependencies: { wagmi: '^2.9.0' } })
  const other = '{ "dependencies": { "wagmi": "^3.0.0" } }'
  const files = moved({
    'package.json': manifest,
    'packages/lib/package.json': lib,
    'packages/lib/read.ts': "import { useContractRead } from 'wagmi'\n",
    'packages/other/package.json': other,
  })
  expect(files['packages/lib/read.ts']).toContain('useReadContract as useContractRead')
  expect(files['packages/lib/package.json']).toBe(text({ dependencies: { wagmi: '^3.7.7' } }))
  expect(files['packages/other/package.json']).toBeUndefined()
  expect(moved({ 'package.json': lib })).toEqual({})
})

test('adds the packages that connectors need to the packages that use these connectors', () => {
  const wagmi = text({ dependencies: { wagmi: '^2.9.0' } })
  const files = moved({
    'package.json': text({ private: true }),
    'apps/mint/package.json': manifest,
    'apps/mint/src/app.tsx': source,
    'packages/lib/package.json': wagmi,
    'packages/lib/src/config.ts': "import { metaMask } from 'wagmi/connectors'\nmetaMask()\n",
    'packages/reads/package.json': wagmi,
  })
  const added = (name: string) => Object.keys(JSON.parse(files[name] ?? '{}').dependencies ?? {})
  expect(added('apps/mint/package.json')).toEqual([
    '@coinbase/wallet-sdk',
    '@foyer/kit',
    '@safe-global/safe-apps-provider',
    '@safe-global/safe-apps-sdk',
    '@wagmi/core',
    '@walletconnect/universal-provider',
    'wagmi',
  ])
  expect(added('packages/lib/package.json')).toEqual(['@metamask/connect-evm', 'wagmi'])
  expect(added('packages/reads/package.json')).toEqual(['wagmi'])
})

test('leaves files alone that have nothing to move', () => {
  const other = '\uFEFFexport const a = 1\r\n\nexport const b = 2\n'
  expect(Object.keys(moved({ 'package.json': manifest, 'a.ts': other, 'a.css': other }))).toEqual([
    'package.json',
  ])
})

test('names the lines that notes are on in the changed files', () => {
  const app = `import { ConnectKitButton, useChains, useModal } from 'connectkit'
import { useBalance } from 'wagmi'
const modal = useModal()
const chains = useChains()
const { data } = useBalance()
const button = <ConnectKitButton label={data?.formatted} theme="soft" />
`
  const { changed, notes } = runCodemod(
    new Map([
      ['package.json', manifest],
      ['app.tsx', app],
    ]),
  )
  const lines = changed.get('app.tsx')?.split('\n') ?? []
  const lineOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1
  expect(notes.map(({ line, message }) => [line, message.split(' ')[0]])).toEqual([
    [lineOf("from 'connectkit'"), 'useModal:'],
    [lineOf('<ConnectButton'), 'theme:'],
    [lineOf('<ConnectButton'), 'useBalance:'],
  ])
})

test('parses only files that mention what it moves, since a monorepo may have thousands', () => {
  const parse = vi.spyOn(Project.prototype, 'createSourceFile')
  onTestFinished(() => parse.mockRestore())
  moved({
    'package.json': manifest,
    'button.tsx': source,
    'other.ts': "import { Button } from './Button'\n",
    'balance.test.ts': "vi.mock('wagmi')\n",
    'page.spec.ts': "page.getByTestId('rk-connect-button')\n",
    'box.tsx': "const box = { '--rk-colors-error': 'red' }\n",
  })
  const parsed = new Set(parse.mock.calls.map(([path]) => path))
  expect(parsed).not.toContain('/other.ts')
  for (const path of ['/button.tsx', '/balance.test.ts', '/page.spec.ts', '/box.tsx'])
    expect(parsed).toContain(path)
})

test.each(['', '{ // a fixture', 'null', '[]'])('skips a package.json that holds %j', (text) => {
  expect(Object.keys(moved({ 'package.json': manifest, 'test/package.json': text }))).toEqual([
    'package.json',
  ])
})

const config = (appName: string) => `import { getDefaultConfig } from 'connectkit'
export const config = createConfig(getDefaultConfig({ appName: ${appName}, chains, transports }))
`
const provider = `import { ConnectKitProvider } from 'connectkit'
export const App = () => <ConnectKitProvider><Page /></ConnectKitProvider>
`

/** The name that each provider gets, and the paths of those that are to be named by hand. */
function named(files: Readonly<Record<string, string>>) {
  const { changed, notes } = runCodemod(new Map(Object.entries(files)))
  const names = [...changed].flatMap(([path, text]) => {
    const [, name] = /createHostedKitConfig\(\{\s+appName: (.*),/.exec(text) ?? []
    return name === undefined ? [] : [[path, name]]
  })
  const unnamed = notes.filter(({ message }) => message.startsWith('appName: replace'))
  return { names: Object.fromEntries(names), unnamed: unnamed.map(({ file }) => file) }
}

test('gives each app of a monorepo its own name, and leaves an unknown one to name', () => {
  const apps = {
    'package.json': text({ private: true }),
    'apps/admin/package.json': manifest,
    'apps/admin/config.ts': config("'Admin'"),
    'apps/admin/App.tsx': provider,
    'apps/shop/package.json': manifest,
    'apps/shop/config.ts': config("'Shop'"),
    'apps/shop/App.tsx': provider,
    'apps/env/package.json': manifest,
    'apps/env/config.ts': config('process.env.NAME'),
    'apps/env/App.tsx': provider,
    'apps/texts/package.json': manifest,
    'apps/texts/lib/config.ts': `import { en as texts } from './texts'\n${config('texts.name')}`,
    'apps/texts/App.tsx': provider,
    'apps/local/package.json': manifest,
    'apps/local/config.ts': `const name = 'Local'\n${config('name')}`,
    'apps/local/App.tsx': provider,
    'apps/taken/package.json': manifest,
    'apps/taken/config.ts': `import * as texts from '@shop/texts'\n${config('texts.name')}`,
    'apps/taken/App.tsx': `import { texts } from './mine'\n${provider}`,
  }
  expect(named(apps)).toEqual({
    names: {
      'apps/admin/App.tsx': "'Admin'",
      'apps/env/App.tsx': 'process.env.NAME',
      'apps/shop/App.tsx': "'Shop'",
      'apps/local/App.tsx': "'My app'",
      'apps/taken/App.tsx': "'My app'",
      'apps/texts/App.tsx': 'texts.name',
    },
    unnamed: ['apps/local/App.tsx', 'apps/taken/App.tsx'],
  })
  expect(moved(apps)['apps/texts/App.tsx']).toMatch(
    /import \{ en as texts \} from ['"]\.\/lib\/texts['"]/,
  )
})

test('prefers the name in the same file, and takes none of several', () => {
  const own = `${config("'Two'")}${provider.replace(/^import.*/, '')}`.replace(
    '{ getDefaultConfig }',
    '{ ConnectKitProvider, getDefaultConfig }',
  )
  const files = { 'package.json': manifest, 'one.ts': config("'One'"), 'two.tsx': own }
  expect(named({ ...files, 'App.tsx': provider })).toEqual({
    names: { 'App.tsx': "'My app'", 'two.tsx': "'Two'" },
    unnamed: ['App.tsx'],
  })
})

test.each([
  ['throws', () => expect.fail('no such node')],
  ['writes invalid code', (file: SourceFile) => void file.addStatements('const a = { b: 1,, }')],
])('leaves a file as it was if moving it %s, says so, and moves the others', (_case, breakIt) => {
  vi.mocked(moveWagmi).mockImplementationOnce((file) => {
    breakIt(file)
    return []
  })
  const { changed, notes } = runCodemod(
    new Map([
      ['package.json', manifest],
      ['a.tsx', source],
      ['b.tsx', source],
    ]),
  )
  expect([...changed.keys()]).toEqual(['b.tsx', 'package.json'])
  expect(notes.filter(({ file }) => file === 'a.tsx')).toEqual([
    { file: 'a.tsx', line: 1, message: expect.stringMatching(/^left as it is: .*by hand: http/) },
  ])
})

test('moves a file that was invalid before, such as a template', () => {
  const template = `{{#if wallet}}\n${source}{{/if}}\n`
  const { 'app.tsx': app } = moved({ 'package.json': manifest, 'app.tsx': template })
  expect(app).toContain('<ConnectButton')
})

test('names what fixes versions outside a package.json, once each', () => {
  const workspace = "packages: ['apps/*']\ncatalog:\n  viem: ^2.17.0\n  wagmi: ^2.9.0\n"
  const { notes } = runCodemod(
    new Map([
      ['package.json', manifest],
      ['patches/viem+2.17.0.patch', ''],
      ['patches/@wagmi+core+2.9.0.patch', ''],
      ['patches/wagmi@2.9.0.patch', ''],
      ['patches/next+15.0.0.patch', ''],
    ]),
    (path) => (path === 'pnpm-workspace.yaml' ? workspace : undefined),
  )
  expect(notes.map(({ file, line }) => [file, line])).toEqual([
    ['patches/@wagmi+core+2.9.0.patch', 1],
    ['patches/viem+2.17.0.patch', 1],
    ['patches/wagmi@2.9.0.patch', 1],
    ['pnpm-workspace.yaml', 3],
  ])
})

test('has one note for each kind of work in a file, with its first line and their number', () => {
  const rules = Array.from({ length: 300 }, (_, at) => `.a { --rk-own-${at}: 0; --rk-x: 1 }\n`)
  const css = `a { color: red }\n${rules.join('')}[data-testid='rk-connect-button'] { color: red }\n`
  const { notes } = runCodemod(
    new Map([
      ['package.json', manifest],
      ['copied.css', css],
    ]),
  )
  expect(notes).toEqual([
    {
      file: 'copied.css',
      line: 2,
      message: expect.stringMatching(
        /^--rk-own-0, --rk-x, --rk-own-1, --rk-own-2 and 297 more: no direct .* \(600 places\)$/,
      ),
    },
    { file: 'copied.css', line: 302, message: expect.stringMatching(/^rk-connect-button: /) },
  ])
})
