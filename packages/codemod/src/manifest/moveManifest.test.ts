import { expect, test } from 'vitest'
import { notesOf } from '../Note.ts'
import { moveManifest } from './moveManifest.ts'

const notesIn = (manifest: string, sdks: readonly string[] = []) =>
  notesOf('', moveManifest(manifest, sdks).places).map(({ message }) => message)

const text = (manifest: object, indent: string | number = 2) =>
  `${JSON.stringify(manifest, null, indent)}\n`

test('replaces the kit, raises wagmi, viem and TypeScript, and adds what connectors need', () => {
  const { places, text: moved } = moveManifest(
    text({
      name: 'mint',
      scripts: { build: 'next build' },
      dependencies: {
        '@rainbow-me/rainbowkit': '^2.2.0',
        '@tanstack/react-query': '^5.55.3',
        next: '^15.0.0',
        react: '^19.0.0',
        viem: '2.17.0',
        wagmi: '^2.12.0',
      },
      devDependencies: { typescript: '5.5.2' },
    }),
    ['@walletconnect/universal-provider'],
  )
  expect(JSON.parse(moved)).toEqual({
    name: 'mint',
    scripts: { build: 'next build' },
    dependencies: {
      '@foyer/kit': '^0.1.0',
      '@foyer/rainbowkit': '^0.1.0',
      '@tanstack/react-query': '^5.55.3',
      '@wagmi/core': '^3.6.5',
      '@walletconnect/universal-provider': '^2.25.0',
      next: '^15.0.0',
      react: '^19.0.0',
      viem: '^2.57.20',
      wagmi: '^3.7.7',
    },
    devDependencies: { typescript: '^5.9.3' },
  })
  expect(places).toEqual([])
})

test('keeps the indentation, and ranges that are recent enough', () => {
  const before = text({ dependencies: { connectkit: '1.9.2', viem: '2.x', wagmi: '^3.0.0' } }, '\t')
  const { text: moved } = moveManifest(before, [])
  expect(moved).toContain('\n\t\t"viem": "2.x"')
  expect(moved).toContain('\n\t\t"wagmi": "^3.0.0"')
  expect(moved).not.toContain('connectkit')
})

test('changes nothing on a second run, or in other apps', () => {
  const before = text({ dependencies: { '@rainbow-me/rainbowkit': '2.2.0', wagmi: '2.9.0' } })
  const once = moveManifest(before, []).text
  expect(moveManifest(once, ['x'])).toEqual({ text: once, places: [] })
})

test('reports an old React, and versions pinned elsewhere', () => {
  const notes = notesIn(
    text({
      dependencies: { '@rainbow-me/rainbowkit': '2.2.0', react: '^18.2.0' },
      pnpm: { overrides: { wagmi: '2.9.0' } },
    }),
  )
  expect(notes).toEqual([
    expect.stringMatching(/^"pnpm": fixes versions/),
    expect.stringMatching(/^react \^18\.2\.0: /),
  ])
})

test('names what a monorepo fixes elsewhere, and raises packages that only have @wagmi/core', () => {
  const root = notesIn(text({ private: true, pnpm: { overrides: { viem: '2.17.0' } } }))
  expect(root).toEqual([expect.stringMatching(/^"pnpm": fixes versions/)])
  const listed = { '@rainbow-me/rainbowkit': 'catalog:', viem: '^2.57.20', wagmi: 'catalog:web3' }
  const app = notesIn(text({ dependencies: listed }))
  expect(app).toEqual([
    `"wagmi": is in your workspace's catalog: it must be ^3.7.7 or newer there.`,
  ])
  const lib = moveManifest(text({ dependencies: { '@wagmi/core': '^2.9.0', viem: '2.17.0' } }), [])
  expect(JSON.parse(lib.text).dependencies).toEqual({ '@wagmi/core': '^3.6.5', viem: '^2.57.20' })
})

test.each([
  { '@wagmi/connectors': '^5.0.0' },
  { '@wagmi/core': '^2.9.0' },
  { wagmi: 'catalog:' },
])('adds what connectors need to packages with any part of wagmi: %j', (dependencies) => {
  const { text: moved } = moveManifest(text({ dependencies }), ['@metamask/connect-evm'])
  expect(JSON.parse(moved).dependencies).toHaveProperty('@metamask/connect-evm')
})

test.each([
  [
    { dependencies: { connectkit: '1.5.0', wagmi: '^1.4.0' } },
    /^wagmi \^1\.4\.0: .* wagmi 2 first/,
  ],
  [
    { dependencies: { connectkit: '1.9.0' }, jest: { moduleNameMapper: { '^connectkit$': 'x' } } },
    /^"jest": names the old kit/,
  ],
])('reports what would break the installation or the tests: %j', (manifest, note) => {
  expect(notesIn(text(manifest))).toEqual([expect.stringMatching(note)])
})

test.each([
  { overrides: { '@walletconnect/universal-provider': '2.11.0' } },
  { resolutions: { '**/@coinbase/wallet-sdk': '3.9.3' } },
  { pnpm: { overrides: { 'wagmi>viem': '2.17.0' } } },
  { pnpm: { patchedDependencies: { 'viem@2.17.0': 'patches/viem@2.17.0.patch' } } },
  { workspaces: { catalog: { '@safe-global/safe-apps-sdk': '9.0.0' } } },
])("names versions of the kit's SDKs that are fixed elsewhere: %j", (fixed) => {
  const [field] = Object.keys(fixed)
  expect(notesIn(text(fixed))).toEqual([expect.stringMatching(`^"${field}": fixes versions`)])
  expect(notesIn(text({ overrides: { 'viem-tools': '1', 'my-wagmi': '2' } }))).toEqual([])
})

test('names a patched package', () => {
  const notes = notesIn(text({ dependencies: { viem: 'patch:viem@npm:2.17.0#~/x.patch' } }))
  expect(notes).toEqual([expect.stringMatching(/^"viem": is patched: .* \^2\.57\.20/)])
})

test('raises packages that only have viem together with the others, and no other major version', () => {
  const raised = (manifest: object) => JSON.parse(moveManifest(text(manifest), ['x']).text)
  const lib = {
    dependencies: { viem: '^2.17.0' },
    devDependencies: { typescript: '5.5.2' },
    peerDependencies: { viem: '^2.17.0' },
  }
  expect(raised(lib)).toEqual({ ...lib, dependencies: { viem: '^2.57.20' } })
  const old = { dependencies: { viem: '^1.21.0' } }
  expect(raised(old)).toEqual(old)
})
