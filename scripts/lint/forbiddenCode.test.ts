import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const repository = join(import.meta.dirname, '../..')

/** Each breaks a rule of Biome or of our Biome plugin. */
const planted = [
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
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code under test is a template.
  'export const cut = `${address.slice(0, 6)}…${address.slice(-4)}`',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code under test is a template.
  'export const cut = `(${address.substring(0, 6)}...${address.slice(-4)})`',
]

const accepted = [
  'node.textContent = text',
  'stream.write(text)',
  'crypto.getRandomValues(bytes)',
  "export const words = 'innerHTML and Math.random()'",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the code under test is a template.
  'export const words = `${first} … ${last.slice(1)}`',
]

const folder = 'packages/kit/src/ui'
let root = ''
let output: readonly string[] = []

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-biome-'))
  cpSync(join(repository, 'biome.json'), join(root, 'biome.json'))
  const plugin = 'scripts/lint/forbiddenCode.grit'
  mkdirSync(dirname(join(root, plugin)), { recursive: true })
  cpSync(join(repository, plugin), join(root, plugin))
  mkdirSync(join(root, folder), { recursive: true })
  planted.forEach((code, index) => void write(`planted${index}.tsx`, code))
  accepted.forEach((code, index) => void write(`accepted${index}.tsx`, code))
  write('random.test.ts', 'Math.random()')
  const biome = join(repository, 'node_modules/@biomejs/biome/bin/biome')
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [biome, 'lint', '--max-diagnostics=none', '--diagnostic-level=error', '.'],
    { cwd: root, encoding: 'utf8' },
  )
  expect(status).toBe(1)
  output = `${stdout}\n${stderr}`.split('\n')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(name: string, code: string): void {
  writeFileSync(join(root, folder, name), `${code}\n`)
}

const reported = (name: string) => output.filter((line) => line.startsWith(`${folder}/${name}:`))

test.each(planted.map((code, index) => [code, index] as const))('reports %s', (_code, index) => {
  expect(reported(`planted${index}.tsx`)).not.toEqual([])
})

test.each(accepted.map((code, index) => [code, index] as const))('accepts %s', (_code, index) => {
  expect(reported(`accepted${index}.tsx`)).toEqual([])
})

test('ignores tests', () => {
  expect(reported('random.test.ts')).toEqual([])
})
