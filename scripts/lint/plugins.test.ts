import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

interface Plugin {
  /** A path at which Biome checks code with it. */
  readonly file: string
  /** What reports, as named in Biome's output. */
  readonly by: RegExp
  /** Each is reported. */
  readonly planted: readonly string[]
  /** None is reported. */
  readonly accepted: readonly string[]
  /** Paths where nothing is reported. */
  readonly ignored?: readonly string[]
}

const plugins: Readonly<Record<string, Plugin>> = {
  forbiddenCode: {
    file: 'packages/ui/src/a.tsx',
    by: /plugin|security/,
    planted: [
      'node.innerHTML = text',
      'node.innerHTML += text',
      'node.outerHTML = text',
      'node.insertAdjacentHTML("beforeend", text)',
      'range.createContextualFragment(text)',
      'document.write(text)',
      'export const A = () => <p dangerouslySetInnerHTML={{ __html: text }} />',
      'eval(text)',
      'new Function(text)',
      'export const id = Math.random()',
      'export const cut = `$' + '{address.slice(0, 6)}…$' + '{address.slice(-4)}`',
      'export const cut = `($' + '{address.substring(0, 6)}...$' + '{address.slice(-4)})`',
    ],
    accepted: [
      'node.textContent = text',
      'stream.write(text)',
      'crypto.getRandomValues(bytes)',
      "export const words = 'innerHTML and Math.random()'",
      'export const words = `$' + '{first} … $' + '{last.slice(1)}`',
    ],
    ignored: ['packages/ui/src/random.test.ts'],
  },
  visibleStrings: {
    file: 'packages/ui/src/a.tsx',
    by: /plugin/,
    planted: [
      '<p>Hello</p>',
      '<p>Здравствуйте</p>',
      "<p>{'Hello'}</p>",
      '<p>{`Hello $' + '{name}`}</p>',
      "<p>{open ? t('a') : 'Closed'}</p>",
      "<p>{name ?? 'Unknown'}</p>",
      "<p>{('for ' + name) as string}</p>",
      "<>{'Hello'}</>",
      '<button aria-label="Close" />',
      "<a title={'More'} />",
      '<img alt="A picture" />',
      '<input placeholder="Search" />',
      '<Field label="Amount" />',
      '<i aria-description="Note" />',
      '<i aria-roledescription="slide" />',
      "<i onClick={() => toast.success('Done')} />",
      "toast[kind]('News', { id })",
      "announce('Done')",
      "document.title = 'Home'",
    ],
    accepted: [
      "<p aria-label={t('a')}>{t('b')}</p>",
      '<p>&middot; · 24 / 7 {"—"}</p>',
      '<p>{`\\u00a0$' + '{symbol}`}</p>',
      '<p id="a" className="b" role="status" aria-labelledby="c" />',
      '<img alt="" />',
      "<p>{status === 'open' && t('a')}{'a' in b}{typeof c}{d['e']}{tag`f`}{new G('h')}</p>",
      "<p>{list.map(() => 'a')}{['a', { b: 'c' }].length}{open && <i id=\"a\" />}</p>",
      "announce(t('a'), 'assertive')",
    ],
    ignored: [
      'packages/ui/src/a.test.tsx',
      'apps/shell/web/i18n/rich.tsx',
      'apps/shell/demo/wallet/a.tsx',
    ],
  },
  'visibleStrings in the shell': {
    file: 'apps/shell/web/routes/home.tsx',
    by: /plugin/,
    planted: ['<p>Hello</p>'],
    accepted: [],
  },
  wagmiState: {
    file: 'packages/kit/src/a.ts',
    by: /plugin/,
    planted: [
      "wagmi.setState((state) => ({ ...state, status: 'connected' }))",
      'const { change } = wagmi._internal.events',
      'const { setState } = wagmi',
      'const { _internal } = wagmi',
    ],
    accepted: [
      "setStatus(wagmi, 'connected')",
      'const [value, setState] = useState(0)\nsetState(value + 1)',
    ],
    ignored: ['packages/kit/src/wallets/wagmi.ts', 'packages/kit/src/b.test.ts'],
  },
  oneShotAssertions: {
    file: 'e2e/app/a.spec.ts',
    by: /plugin/,
    planted: [
      'expect(await rows.count()).toBe(2)',
      "expect(await rows.first().allTextContents()).toEqual(['a'])",
      "expect<string>(await row.textContent()).toBe('a')",
      "expect(await row.isVisible(), 'seen').toBe(true)",
      'expect((await row.boundingBox())?.width).toBe(2)',
      'expect(await page.evaluate<number>(() => scrollY)).toBe(0)',
      'expect((await wallet.log()).map(({ method }) => method)).toEqual([])',
      'expect({ rows: await rows.count() }).toEqual({ rows: 2 })',
      'expect(asked.length).toBeGreaterThan(1)',
      "expect(asked.filter(isOfList).length, 'asked').toBeGreaterThanOrEqual(1)",
    ],
    accepted: [
      'await expect(rows).toHaveCount(2)',
      'await expect.poll(() => rows.count()).toBe(2)',
      'await expect.poll(async () => (await row.boundingBox())?.width).toBe(2)',
      'await expect(async () => { expect(await read()).toBe(2) }).toPass()',
      'await expect(async () => { await row.isVisible() }).toPass()',
      'expect(asked.length).toBeLessThan(3)',
    ],
    // The values of unit tests do not change asynchronously.
    ignored: ['packages/a/b.test.ts', 'e2e/harness.test.ts'],
  },
  noFocusedTests: {
    file: 'packages/a/b.test.ts',
    by: /noFocusedTests/,
    planted: ["import { test } from 'vitest'\ntest.only('a', () => {})"],
    accepted: ["import { test } from 'vitest'\ntest('a', () => {})"],
  },
  noExcessiveLinesPerFile: {
    file: 'packages/a/b.ts',
    by: /noExcessiveLinesPerFile/,
    planted: ["export const a = 'b'\n".repeat(401).trimEnd()],
    accepted: ["export const a = 'b'\n".repeat(400).trimEnd()],
  },
  casts: {
    file: 'scripts/a.ts',
    by: /plugin|suppressions/,
    planted: [
      'export const a = b as unknown as string',
      "export const a = { icon: 'https://a.example/i.png' as never }",
      '// biome-ignore lint/plugin/casts\nexport const a = b as never',
      '// biome-ignore lint/plugin/casts:\nexport const a = b as never',
      '// biome-ignore lint/plugin/casts: <explanation>\nexport const a = b as never',
      '// biome-ignore lint/plugin/casts: nothing to ignore here\nexport const a = 1',
      '/* biome-ignore-all lint */\nexport const a = 1',
    ],
    accepted: [
      '// biome-ignore lint/plugin/casts: the library asks for a type of its own\nconst a = b as never',
      'export const a = b as unknown',
      'export type A = { a: never }',
    ],
  },
  'suppressions in style sheets': {
    file: 'packages/ui/src/a.css',
    by: /suppressions/,
    planted: ['/* biome-ignore lint */ .a { color: red }'],
    accepted: [],
  },
  exactVersions: {
    file: 'package.json',
    by: /plugin/,
    planted: ['^1.2.3', '~1.2.3', '*', 'latest', '>=1', '1.x', 'github:a/b'].map((version) =>
      JSON.stringify({ devDependencies: { exact: '1.2.3', a: version } }),
    ),
    accepted: [
      '{ "dependencies": { "a": "1.2.3", "b": "1.0.0-beta.1", "c": "npm:@a/c@1.2.3" } }',
      '{ "version": "^1", "peerDependencies": { "react": ">=19.0.0" } }',
    ],
  },
}

const repository = join(import.meta.dirname, '../..')
let root = ''
let output: readonly string[] = []

const cases = Object.entries(plugins).flatMap(([name, plugin], group) => {
  const { file, by, planted, accepted, ignored = [] } = plugin
  const alone = (folder: string) => join(dirname(file), `${group}`, folder, basename(file))
  return [
    ...planted.map((code, index) => [name, 'reports', code, alone(`planted${index}`), by] as const),
    ...accepted.map((code, index) => [name, 'accepts', code, alone(`ok${index}`), by] as const),
    ...ignored.map((path) => [name, `ignores in ${path}:`, planted[0] ?? '', path, by] as const),
  ]
})

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-biome-'))
  for (const path of ['biome.json', 'scripts/lint/plugins']) {
    cpSync(join(repository, path), join(root, path), { recursive: true })
  }
  for (const [, , code, path] of cases) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), `${code}\n`)
  }
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome')
  const args = ['lint', '--max-diagnostics=none', '--reporter=github', '.']
  const { stdout } = spawnSync(process.execPath, [biome, ...args], { cwd: root, encoding: 'utf8' })
  output = stdout.split('\n')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

test.each(cases)('%s %s %s', (_name, verdict, _code, path, by) => {
  const found = output.flatMap((line) => {
    const [, title = '', file] = /title=(.*?),file=(.*?),/.exec(line) ?? []
    return file === path ? [title] : []
  })
  expect(found).not.toContain('parse')
  expect(found.some((title) => by.test(title))).toBe(verdict === 'reports')
})

test('the lint step fails on warnings, as those on suppressions are', () => {
  const { scripts } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8'))
  expect(scripts.lint).toMatch(/^biome check --error-on-warnings \. &&/)
})
