import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allRules } from './allRules.ts'

const main = join(import.meta.dirname, 'main.ts')
let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-lint-'))
  mkdirSync(join(root, 'packages/kit/src/ui'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

test('the command prints file, line and advice, and exits 1', () => {
  writeFileSync(
    join(root, 'packages/kit/src/ui/A.tsx'),
    'export const A = () => (\n  <p>Hello</p>\n)\n',
  )
  const { status, stdout } = spawnSync(process.execPath, [main, root], { encoding: 'utf8' })
  expect(status).toBe(1)
  expect(stdout).toContain("packages/kit/src/ui/A.tsx:2: text 'Hello' stands in code")
  expect(stdout).toContain('1 errors')
})

test('the command succeeds on a clean tree', () => {
  writeFileSync(join(root, 'packages/kit/src/ui/a.ts'), 'void 0\n')
  const stdout = execFileSync(process.execPath, [main, root], { encoding: 'utf8' })
  expect(stdout).toContain('0 errors')
})

test('installed and built files are skipped', () => {
  for (const folder of ['node_modules', 'dist', '.cache']) {
    mkdirSync(join(root, folder))
    writeFileSync(join(root, folder, 'a.ts'), 'const x: =')
  }
  const { status } = spawnSync(process.execPath, [main, root], { encoding: 'utf8' })
  expect(status).toBe(0)
})

test('no rule throws on an empty tree or unusual files', () => {
  writeFileSync(join(root, 'packages/kit/src/ui/odd.tsx'), '<<<< >>>> {{{')
  writeFileSync(join(root, 'odd.css'), '.a { b: "unclosed\n} } /* open')
  const { stdout, stderr } = spawnSync(process.execPath, [main, root], { encoding: 'utf8' })
  expect(stderr).toBe('')
  expect(stdout).toContain('0 errors')
})

test('rule names are unique', () => {
  const names = allRules.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})
