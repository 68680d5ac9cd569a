import { execFile, execFileSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const main = join(import.meta.dirname, 'main.ts')
const app = join(import.meta.dirname, '../fixtures/mint-nft')

async function run(...words: string[]) {
  return runAs({}, ...words)
}

async function runAs(user: { uid?: number; gid?: number }, ...words: string[]) {
  const result = await promisify(execFile)(process.execPath, [main, ...words], user).then(
    ({ stderr, stdout }) => ({ code: 0, text: stderr + stdout }),
    (error: { code: number; stderr: string }) => ({ code: error.code, text: error.stderr }),
  )
  return result
}

function copyOfApp(): string {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-codemod-'))
  onTestFinished(async () => (await import('node:fs/promises')).rm(folder, { recursive: true }))
  cpSync(app, folder, { recursive: true })
  return folder
}

test('refuses uncommitted changes, then migrates the app and reports what is left', async () => {
  const folder = copyOfApp()
  const provider = join(folder, 'src/pages/_app.tsx')
  const before = readFileSync(provider, 'utf8')
  execFileSync('git', ['init', '--quiet', folder])

  expect(await run(folder)).toEqual({
    code: 1,
    text: 'Commit or discard your changes first, or pass --force.\n',
  })
  expect((await run(folder, '--dry')).text).toContain('Would change:\n  package.json\n')
  expect((await run(folder, '--dry')).text).toContain('Left for you, at these lines once changed:')
  expect(readFileSync(provider, 'utf8')).toBe(before)

  const { text } = await run(folder, '--force')
  expect(text).toContain('  src/pages/_app.tsx\n')
  expect(text).toMatch(/Left for you:\n {2}src\/styles\/global\.css:6 {2}\[data-rk\]/)
  expect(readFileSync(provider, 'utf8')).toContain("from '@foyer/rainbowkit'")
})

test('explains an unknown option and a folder that does not exist', async () => {
  const unknown = await run('--froce')
  expect(unknown.code).toBe(1)
  expect(unknown.text).toMatch(/^Unknown option '--froce'.*\n\nMoves an app/s)
  expect(unknown.text).not.toContain('at parseArgs')
  const missing = join(app, 'missing')
  expect(await run(missing)).toEqual({ code: 1, text: `There is no folder ${missing}.\n` })
  const file = join(app, 'package.json')
  expect(await run(file)).toEqual({ code: 1, text: `There is no folder ${file}.\n` })
})

test('changes nothing if git cannot say whether there are uncommitted changes', async () => {
  const folder = copyOfApp()
  execFileSync('git', ['init', '--quiet', folder])
  writeFileSync(join(folder, '.git/config'), 'no config')
  const { code, text } = await run(folder)
  expect(code).toBe(1)
  expect(text).toMatch(/^fatal: bad config.*\nCommit or discard your changes first/s)
})

test('skips folders that it may not read, such as those of a database, and says so', async () => {
  const folder = copyOfApp()
  mkdirSync(join(folder, 'data'), { mode: 0 })
  chmodSync(folder, 0o755)
  // Nothing is forbidden to root.
  const user = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const { code, text } = await runAs(user, folder, '--dry')
  expect(code).toBe(0)
  expect(text).toMatch(/^Skipped data: EACCES: permission denied.*\nWould change:\n/)
})
