import { Project } from 'ts-morph'
import { describe, expect, test } from 'vitest'
import { notesOf, type Place } from '../Note.ts'
import { moveRainbowKit } from './moveRainbowKit.ts'

function move(text: string) {
  const file = new Project({ useInMemoryFileSystem: true }).createSourceFile('/app.tsx', text)
  const places: Place[] = []
  moveRainbowKit(file, (node, advice, subject) => {
    places.push({ line: node.getStartLineNumber(), advice, subject })
  })
  const notes = notesOf('', places).map(({ line, message }) => `${line}: ${message}`)
  return { text: file.getFullText(), notes }
}

describe('modules', () => {
  test.each([
    [
      "import { ConnectButton } from '@rainbow-me/rainbowkit'",
      "import { ConnectButton } from '@foyer/rainbowkit'",
    ],
    ['import "@rainbow-me/rainbowkit/styles.css";', 'import "@foyer/kit/styles.css";'],
    [
      "import { rainbowWallet } from '@rainbow-me/rainbowkit/wallets'",
      "import { rainbowWallet } from '@foyer/rainbowkit'",
    ],
    [
      "export type { Theme } from '@rainbow-me/rainbowkit'",
      "export type { Theme } from '@foyer/rainbowkit'",
    ],
    ["const kit = import('@rainbow-me/rainbowkit')", "const kit = import('@foyer/rainbowkit')"],
    ['const kit = import(`@rainbow-me/rainbowkit`)', 'const kit = import(`@foyer/rainbowkit`)'],
    [
      "jest.mock('@rainbow-me/rainbowkit', () => ({}))",
      "jest.mock('@foyer/rainbowkit', () => ({}))",
    ],
    [
      "type T = import('@rainbow-me/rainbowkit').Theme",
      "type T = import('@foyer/rainbowkit').Theme",
    ],
    [
      "const c = { transpilePackages: ['@rainbow-me/rainbowkit'] }",
      "const c = { transpilePackages: ['@foyer/rainbowkit'] }",
    ],
  ])('%s', (before, after) => {
    expect(move(before)).toEqual({ text: after, notes: [] })
  })

  test('keeps quotes, comments and layout', () => {
    const before = `// Wallets.\nimport {\n  ConnectButton, // the button\n} from "@rainbow-me/rainbowkit";\n`
    expect(move(before).text).toBe(before.replace('@rainbow-me/rainbowkit', '@foyer/rainbowkit'))
  })

  test('does not change text that only mentions RainbowKit', () => {
    const text = "const label = 'Built with @rainbow-me/rainbowkit'"
    expect(move(text)).toEqual({ text, notes: [] })
  })

  test('says what to do about modules without a counterpart', () => {
    const { notes, text } = move(
      "\nimport { RainbowKitSiweNextAuthProvider } from '@rainbow-me/rainbowkit-siwe-next-auth'",
    )
    expect(text).toContain('@rainbow-me/rainbowkit-siwe-next-auth')
    expect(notes).toEqual([expect.stringMatching(/^2: .*Auth\.js/)])
  })
})

describe('wallets that the kit does not have', () => {
  test('are removed from the group and the import, with a note', () => {
    const { notes, text } =
      move(`import { rainbowWallet, zilPayWallet } from '@rainbow-me/rainbowkit/wallets'
const groups = [{ groupName: 'Popular', wallets: [rainbowWallet, zilPayWallet] }]
`)
    expect(text).toBe(`import { rainbowWallet } from '@foyer/rainbowkit'
const groups = [{ groupName: 'Popular', wallets: [rainbowWallet] }]
`)
    expect(notes).toEqual([
      expect.stringMatching(/^1: zilPayWallet: removed\. Such a wallet is listed once/),
    ])
  })

  test('are removed under an alias too', () => {
    const { text } =
      move(`import { rainbowWallet, zealWallet as zeal } from '@rainbow-me/rainbowkit/wallets'
const wallets = [zeal, rainbowWallet]
`)
    expect(text).toContain('const wallets = [rainbowWallet]')
    expect(text).not.toContain('zeal')
  })

  test('are removed together with an empty group or import', () => {
    const { text } = move(`import { rainbowWallet } from '@rainbow-me/rainbowkit/wallets'
import { zealWallet } from '@rainbow-me/rainbowkit/wallets'
const groups = [
  { groupName: 'Popular', wallets: [rainbowWallet] },
  { groupName: 'Other', wallets: [zealWallet] },
]
`)
    expect(text).toBe(`import { rainbowWallet } from '@foyer/rainbowkit'
const groups = [
  { groupName: 'Popular', wallets: [rainbowWallet] }
]
`)
  })

  test('are reported where a file passes them on, or takes them from the whole module', () => {
    const { notes, text } =
      move(`export { rainbowWallet, zealWallet as zeal } from '@rainbow-me/rainbowkit/wallets'
import * as all from '@rainbow-me/rainbowkit/wallets'
const wallets = [all.rainbowWallet, all.zealWallet]
`)
    expect(text).toBe(`export { rainbowWallet } from '@foyer/rainbowkit'
import * as all from '@foyer/rainbowkit'
const wallets = [all.rainbowWallet, all.zealWallet]
`)
    expect(notes).toEqual([
      expect.stringMatching(/^1: zealWallet: removed\. Such a wallet is listed once/),
      '3: zealWallet: is used here, but no longer exists.',
    ])
  })

  test('are reported if used in another way', () => {
    const { notes } = move(`import { zealWallet } from '@rainbow-me/rainbowkit/wallets'
const wallet = zealWallet({ projectId: '1' })
`)
    expect(notes).toContainEqual('2: zealWallet: is used here, but no longer exists.')
  })

  test.each([
    "const { zealWallet } = require('@rainbow-me/rainbowkit/wallets')",
    "const { rainbowWallet, zealWallet: zeal } = await import('@rainbow-me/rainbowkit/wallets')",
    "const wallet = import('@rainbow-me/rainbowkit/wallets').then((all) => all.zealWallet)",
    "vi.mock('@rainbow-me/rainbowkit/wallets', () => ({ zealWallet: vi.fn() }))",
  ])('are reported where no import names them: %s', (text) => {
    expect(move(text).notes).toEqual(['1: zealWallet: is used here, but no longer exists.'])
  })
})

test('moves custom properties in the code, and reports the others and deep imports', () => {
  const { notes, text } = move(`import Dialog from '@rainbow-me/rainbowkit/dist/components/Dialog'
const box = <i className="text-[--rk-colors-error]" style={{ '--rk-colors-accentColor': 'red' }} />
const css = \`body { --rk-fonts-body: x }\`
`)
  expect(text).toContain('text-[--k-danger]')
  expect(text).toContain("{ '--k-accent': 'red' }")
  expect(notes).toEqual([
    expect.stringMatching(/^1: @rainbow-me\/rainbowkit\/dist\/components\/Dialog: .*Import what/),
    expect.stringMatching(/^2: --k-accent is one of eight colours/),
    expect.stringMatching(/^3: --rk-fonts-body: no direct counterpart/),
  ])
})

test.each([
  String.raw`const text = 'it\'s \n --rk-colors-error'`,
  String.raw`const field = <i title='a "b" &amp; \ --rk-colors-error' />`,
  `const css = \`\n/* \\\` \\\${x} */ ::before { content: '\\\\201C'; color: var(--rk-colors-error) }\``,
  `const css = \`\${x}; --rk-colors-error: \${y} \\\` --rk-colors-error \${z} --rk-colors-error\``,
])('moves custom properties in a text without touching the rest of it: %s', (text) => {
  const moved = text.replaceAll('--rk-colors-error', '--k-danger')
  expect(move(text)).toEqual({ text: moved, notes: [] })
})

test('reports custom properties and selectors in templates with values', () => {
  const { notes } = move(
    `const css = \`--rk-fonts-body: \${font}; \${x}[data-rk] a { color: red }\``,
  )
  expect(notes).toEqual([
    expect.stringMatching(
      /^1: --rk-fonts-body, \[data-rk\]: no direct counterpart.* \(2 places\)$/,
    ),
  ])
})

test.each([
  "module.exports = { transformIgnorePatterns: ['/node_modules/(?!(@rainbow-me|wagmi)/)'] }",
  "module.exports = { moduleNameMapper: { '^@rainbow-me/rainbowkit$': './mock.js' } }",
  'const cacheGroups = { kit: { test: /node_modules.@rainbow-me/ } }',
  "module.exports = { transformIgnorePatterns: ['/node_modules/(?!(connectkit|wagmi)/)'] }",
])('reports patterns that name the old kit: %s', (text) => {
  expect(move(text)).toEqual({ text, notes: [expect.stringMatching(/^1: .*name @foyer\/kit/)] })
})

test("reports RainbowKit's test ids", () => {
  const { notes } = move("page.getByTestId('rk-wallet-option-rainbow')")
  expect(notes).toEqual([expect.stringMatching(/^1: rk-wallet-option-rainbow: .*role and name/)])
})

test('reports two modules of one key or mock that are one module now', () => {
  const { notes } = move(`vi.mock('@rainbow-me/rainbowkit', () => ({ ConnectButton: () => null }))
vi.mock('@rainbow-me/rainbowkit/wallets', () => ({ rainbowWallet: vi.fn() }))
`)
  expect(notes).toEqual([expect.stringMatching(/^2: .*put both together/)])
})
