import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseSync, Visitor } from 'vite'
import { expect, test } from 'vitest'
import { templates } from '../packages/create-foyer/src/createApp.ts'
import { root } from '../scripts/lib/root.mjs'
import { ownRem } from '../scripts/packages/buildKit.ts'

// What the documentation shows besides TypeScript, which code.test.ts compiles.

interface Sample {
  readonly place: string
  readonly language: string
  readonly lines: readonly string[]
}

const guides = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.md') && !/node_modules|\.vitepress|^reference/.test(path))
  .map((path) => `docs/${path}`)
const templatesFolder = 'packages/create-foyer/templates'
const readmes = ['packages', 'examples', templatesFolder].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}/README.md`),
)
const pages = [...guides, ...readmes, 'README.md', 'CONTRIBUTING.md', 'SECURITY.md']

const samples: readonly Sample[] = pages.flatMap((page) => {
  const text = readFileSync(join(root, page), 'utf8')
  return [...text.matchAll(/^ *```(\w+)[^\n]*\n([\s\S]*?)^ *```$/gm)].map(
    ([, language = '', code = '']) => ({ place: page, language, lines: code.trim().split('\n') }),
  )
})

const manifestOf = (folder: string) =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as {
    readonly scripts?: Readonly<Record<string, string>>
  }

/** Scripts that a command may run: the repository's, those of an example, or those of a new app. */
function scriptsFor(page: string): readonly string[] {
  const isApp = page.startsWith('examples/') || page.startsWith(templatesFolder)
  const { scripts = {} } = manifestOf(isApp ? dirname(page) : '.')
  return Object.keys(scripts)
}

const commands = samples
  .filter(({ language }) => language === 'sh')
  .flatMap(({ lines, place }) => lines.map((line) => [place, line.replace(/\s+#.*$/, '')] as const))

test('every sample is in a language that a test checks', () => {
  // The policy, the only one in http, is that of a page in e2e/packages/hosts.spec.ts.
  const known = ['ts', 'tsx', 'sh', 'css', 'http']
  expect(samples.filter(({ language }) => !known.includes(language))).toEqual([])
  expect(commands.length).toBeGreaterThan(40)
})

test.each(
  commands.filter(([, line]) => /npm (?:run|start|test)\b/.test(line)),
)('in %s: a script that exists, %s', (place, line) => {
  for (const [command, script = command.replace('npm ', '')] of line.matchAll(
    /npm (?:run ([\w:-]+)|start|test)/g,
  )) {
    expect(scriptsFor(place)).toContain(script)
  }
})

test.each(
  commands.filter(([, line]) => line.includes('packages/create-foyer')),
)('in %s: a template that exists, %s', (_place, line) => {
  const [, template] = /--template (\S+)/.exec(line) ?? []
  if (template) expect(Object.keys(templates)).toContain(template)
})

test('commands of packages that are not published yet stand in a warning', () => {
  const texts = [
    ...pages,
    'CHANGELOG.md',
    'docs/.vitepress/config.ts',
    ...['codemod', 'create-foyer'].flatMap((name) => [
      `packages/${name}/package.json`,
      `packages/${name}/src/main.ts`,
    ]),
  ].map((page) => [page, readFileSync(join(root, page), 'utf8')] as const)
  const bare = texts.filter(([, text]) => showsUnpublished(text))
  expect(bare.map(([page]) => page)).toEqual([])
  expect(showsUnpublished('```sh\nnpm create foyer@latest app\n```')).toBe(true)
  expect(showsUnpublished('Run `npx @foyer/codemod .`.')).toBe(true)
  expect(showsUnpublished('> [!WARNING]\n> Not published yet: `npx @foyer/codemod .`\n')).toBe(
    false,
  )
})

function showsUnpublished(text: string): boolean {
  const outside = text.replace(/^> \[!WARNING\]\n(?:>.*\n)*/gm, '')
  return /npm (?:create|init) foyer|npx (?:@foyer\/|create-foyer)/.test(outside)
}

const installed = commands.filter(([, line]) => /^\s*npm install .*@foyer\/kit/.test(line))

test.each(installed)('in %s: the kit is installed with its peers, %s', (_place, line) => {
  expect(line.trim().replace('@foyer/rainbowkit ', '')).toBe(
    'npm install @foyer/kit wagmi viem @tanstack/react-query',
  )
})

const withPlaywright = pages.filter((page) =>
  samples.some(
    ({ lines, place }) => place === page && lines.join().includes("'@foyer/testkit/playwright'"),
  ),
)

test.each(withPlaywright)('in %s: Playwright and its browser are installed', (page) => {
  const lines = commands.flatMap(([place, line]) => (place === page ? [line] : []))
  expect(lines).toContain('npm install --save-dev @foyer/testkit @playwright/test')
  expect(lines).toContain('npx playwright install chromium')
})

/** Whether code that runs on import, outside of functions, awaits a call of `name`. */
function awaitsOnImport(code: string, name: string): boolean {
  let depth = 0
  let isFound = false
  const enter = () => {
    depth += 1
  }
  const leave = () => {
    depth -= 1
  }
  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    AwaitExpression: ({ argument }) => {
      if (depth > 0 || argument.type !== 'CallExpression') return
      const { callee } = argument
      if (callee.type === 'Identifier' && callee.name === name) isFound = true
    },
  }).visit(parseSync('sample.tsx', code).program)
  return isFound
}

test('no sample for Next or Workers opens a database on import', () => {
  const onImport = samples.filter(({ lines }) => {
    const code = lines.join('\n')
    // `next build` imports route handlers, and Workers allow no connections outside of requests.
    if (!/^export (?:const GET\b|async function GET\b|default \{)/m.test(code)) return false
    return awaitsOnImport(code, 'openPostgresStore')
  })
  expect(onImport.map(({ place }) => place)).toEqual([])
  expect(awaitsOnImport('create({ store: await open() })', 'open')).toBe(true)
  expect(awaitsOnImport('const later = async () => await open()', 'open')).toBe(false)
})

test('no sample for Node or Next fixes the origin, so that it also works on this machine', () => {
  const fixed = samples.filter(({ lines }) => {
    const code = lines.join('\n')
    // A Worker has no `process.env`.
    return /origin: '/.test(code) && !code.includes('cf-connecting-ip')
  })
  expect(fixed.map(({ lines, place }) => `${place}: ${lines[0]}`)).toEqual([])
})

test("custom properties in style sheets are read by the kit's own", () => {
  const css = samples.filter(({ language }) => language === 'css').flatMap(({ lines }) => lines)
  const used = css.flatMap((line) => [...line.matchAll(/--k-[\w-]+/g)].map(([name]) => name))
  const sheets = ['packages/kit/src', 'packages/ui/src'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.css'))
      .map((path) => readFileSync(join(root, folder, path), 'utf8')),
  )
  // Text sizes are made relative to `--k-rem` when the package is built.
  const read = `${sheets.join()} ${ownRem('font-size: 1rem')}`
  expect(used.length).toBeGreaterThan(2)
  expect(used.filter((name) => !new RegExp(`var\\(${name}\\b`).test(read))).toEqual([])
})
