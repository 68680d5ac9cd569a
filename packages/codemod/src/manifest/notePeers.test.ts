import { expect, test } from 'vitest'
import { runCodemod } from '../runCodemod.ts'

const text = (manifest: object) => JSON.stringify(manifest)

/** The notes about the packages of an app, with what is installed or locked. */
function noted(names: readonly string[], more: Readonly<Record<string, string>>, own: object = {}) {
  const dependencies = Object.fromEntries(names.map((name) => [name, '^1.0.0']))
  const manifest = text({ dependencies: { wagmi: '^2.9.0', connectkit: '1.9.2', ...dependencies } })
  const files = new Map([
    ['package.json', text({ private: true })],
    ['apps/web/package.json', manifest],
    ['lib/package.json', text(own)],
  ])
  return runCodemod(files, (path) => more[path]).notes.map(({ message }) => message)
}

const peers = (range: string, name = 'wagmi') => text({ peerDependencies: { [name]: range } })

test.each([
  '2.x',
  '^2.9.0',
  '>=2 <3',
  '>= 1.4.0 < 3.0.0',
  '^1.0.0 || ^2.0.0',
  '~2.5',
  '2',
])('names an installed package that needs wagmi 2: %s', (range) => {
  expect(noted(['@acme/hooks'], { 'node_modules/@acme/hooks/package.json': peers(range) })).toEqual(
    ['@acme/hooks needs wagmi 2: look for a newer one, or npm stops with ERESOLVE.'],
  )
})

test.each([
  '*',
  '>=2',
  '^2.0.0 || ^3.0.0',
  '3.x',
  '>=2 <4',
  'workspace:*',
])('says nothing of a package that allows wagmi 3: %s', (range) => {
  const installed = 'apps/web/node_modules/acme/package.json'
  expect(noted(['acme'], { [installed]: peers(range) })).toEqual([])
})

test('names packages that need an old kit, whatever its version, but none of the workspace', () => {
  const notes = noted(
    ['acme', '@shop/lib'],
    {
      'node_modules/acme/package.json': peers('>=1', 'connectkit'),
      'node_modules/@shop/lib/package.json': peers('^2.0.0'),
    },
    { name: '@shop/lib' },
  )
  expect(notes).toEqual([expect.stringMatching(/^acme needs ConnectKit: look/)])
})

test.each([
  ['connectkit-next-siwe', /^connectkit-next-siwe needs ConnectKit and wagmi 2: remove/],
  [
    '@rainbow-me/rainbowkit-siwe-next-auth',
    /^@rainbow-me\/rainbowkit-siwe-next-auth needs RainbowKit and wagmi 2: remove/,
  ],
])('knows %s where nothing is installed', (name, note) => {
  expect(noted([name], {})).toEqual([expect.stringMatching(note)])
})

test.each([
  [
    'package-lock.json',
    text({ packages: { 'node_modules/@acme/a.b': { peerDependencies: { wagmi: '^2.0.0' } } } }),
  ],
  [
    'pnpm-lock.yaml',
    `packages:

  '@acme/a.b@1.0.0':
    resolution: {integrity: sha512-x}
    engines: {node: '>=18'}
    peerDependencies:
      react: '>=18'
      wagmi: ^2.0.0
    peerDependenciesMeta:
      wagmi: 3

  other@1.0.0:
    peerDependencies:
      wagmi: ^3.0.0
`,
  ],
  [
    'yarn.lock',
    `"@acme/a.b@npm:^1.0.0":
  version: 1.0.0
  peerDependencies:
    wagmi: "^2.0.0"
  checksum: 10c0/x

"other@npm:^1.0.0":
  version: 1.0.0
  peerDependencies:
    wagmi: ^3.0.0
`,
  ],
])('reads the peers of a package that is not installed from %s', (lock, content) => {
  const notes = noted(['@acme/a.b', 'other', 'missing'], { [lock]: content })
  expect(notes).toEqual([expect.stringMatching(/^@acme\/a\.b needs wagmi 2: look/)])
})
