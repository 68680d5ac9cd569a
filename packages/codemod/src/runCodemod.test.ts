import { Project } from 'ts-morph'
import { expect, onTestFinished, test, vi } from 'vitest'
import { runCodemod } from './runCodemod.ts'

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
  expect(files['packages/lib/read.ts']).toContain('useReadContract')
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
const { data } = useBalance({ token })
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
    [lineOf("from 'connectkit'"), 'connectkit:'],
    [lineOf('= useModal()'), 'useModal:'],
    [lineOf('useBalance({'), 'useBalance'],
    [lineOf('<ConnectButton'), 'theme'],
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
