import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root } from '../lib/root.mjs'
import { readBrowserReport } from './browserReport.ts'
import type { Outcome } from './outcome.ts'

// Runs both test programs on a few tests of each kind, so that a change in how a new version
// reports fails here instead of lowering the totals unnoticed.

let folder: string

beforeAll(async () => {
  await mkdir(join(root, '.cache'), { recursive: true })
  folder = await mkdtemp(join(root, '.cache/reports-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function write(files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) await writeFile(join(folder, file), text)
}

async function run(args: readonly string[], env: Readonly<Record<string, string>>) {
  const inherited = Object.entries(process.env).filter(([key]) => !/^VITEST|^NODE_ENV$/.test(key))
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: 'ignore',
  })
  const [code] = await once(child, 'exit')
  return code
}

it('reads every kind of result of the unit tests', async () => {
  await write({
    'vitest.config.mjs': `export default { test: { include: ['*.unit.mjs'] } }`,
    'some.unit.mjs': `import { describe, it } from 'vitest'
describe('group', () => {
  it('passes', () => {})
  it('fails', () => { throw new Error('x') })
  it('skips', ({ skip }) => skip('needs a database'))
  it('skips itself in silence', ({ skip }) => skip())
  it.skipIf(true)('skips in silence', () => {})
})`,
    'broken.unit.mjs': `import './missing.mjs'`,
    'hook.unit.mjs': `import { beforeAll, it } from 'vitest'
beforeAll(() => { throw new Error('x') })
it('never starts', () => {})
it.skip('would not have started', () => {})`,
    'group.unit.mjs': `import { beforeAll, describe, it } from 'vitest'
describe('group', () => {
  beforeAll(() => { throw new Error('x') })
  describe('in it', () => { it('never starts', () => {}) })
})`,
    'stray.unit.mjs': `import { it } from 'vitest'
it('leaves a rejection behind', () => void Promise.reject(new Error('stray')))`,
  })
  const file = join(folder, 'unit.json')
  const vitest = join(root, 'node_modules/vitest/vitest.mjs')
  const reporter = join(root, 'scripts/test/unitReporter.ts')
  const code = await run([vitest, 'run', `--reporter=${reporter}`], { FOYER_UNIT_REPORT: file })
  const outcome: Outcome = JSON.parse(await readFile(file, 'utf8'))
  const at = (name: string) => join(relative(root, folder), name)

  expect(code).toBe(1)
  expect(outcome.passed).toBe(2)
  expect([...outcome.failures].sort()).toEqual(
    [
      'outside of tests: stray',
      `${at('broken.unit.mjs')} (could not be run)`,
      `${at('group.unit.mjs')} (could not be run)`,
      `${at('hook.unit.mjs')} (could not be run)`,
      `${at('some.unit.mjs')} > group > fails`,
    ].sort(),
  )
  expect(outcome.skips).toContainEqual({
    title: `${at('some.unit.mjs')} > group > skips`,
    reason: 'needs a database',
  })
  expect(outcome.skips).toContainEqual({
    title: `${at('some.unit.mjs')} > group > skips in silence`,
    reason: 'no reason is given',
  })
  expect(outcome.skips).toContainEqual({
    title: `${at('some.unit.mjs')} > group > skips itself in silence`,
    reason: 'no reason is given',
  })
  for (const title of [
    'hook.unit.mjs > never starts',
    'group.unit.mjs > group > in it > never starts',
  ]) {
    const reason = 'did not run, as something before it failed'
    expect(outcome.skips).toContainEqual({ title: join(relative(root, folder), title), reason })
  }
  expect(outcome.skips).toContainEqual({
    title: `${at('hook.unit.mjs')} > would not have started`,
    reason: 'no reason is given',
  })
})

it('reads every kind of result of the browser tests', async () => {
  const file = join(folder, 'browser.json')
  await write({
    'playwright.config.mjs': `export default {
  projects: [{ name: 'app', testDir: '.' }],
  testMatch: '*.browser.mjs',
  outputDir: 'results',
  workers: 1,
  retries: 1,
  reporter: [['json', { outputFile: ${JSON.stringify(file)} }]],
}`,
    'some.browser.mjs': `import { test } from '@playwright/test'
test.describe('group', () => {
  test('passes', () => {})
  test('fails', () => { throw new Error('x') })
  test('is flaky', ({}, info) => { if (info.retry === 0) throw new Error('x') })
  test('skips', () => test.skip(true, 'needs a phone'))
})
test.describe('one after the other', () => {
  test.describe.configure({ mode: 'serial', retries: 0 })
  test('first', () => { throw new Error('x') })
  test('second', () => {})
})`,
    'broken.browser.mjs': `import './missing.mjs'`,
  })
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  expect(await run([playwright, 'test', 'some'], {})).toBe(1)
  const outcome = readBrowserReport(await readFile(file, 'utf8'))
  expect(outcome).toEqual({
    passed: 1,
    failures: [
      '[app] some.browser.mjs > group > fails',
      '[app] some.browser.mjs > group > is flaky',
      '[app] some.browser.mjs > one after the other > first',
    ],
    skips: [
      { title: '[app] some.browser.mjs > group > skips', reason: 'needs a phone' },
      {
        title: '[app] some.browser.mjs > one after the other > second',
        reason: 'did not run, as something before it failed',
      },
    ],
  })

  expect(await run([playwright, 'test', 'broken'], {})).toBe(1)
  const broken = readBrowserReport(await readFile(file, 'utf8'))
  expect(broken.failures.length).toBeGreaterThan(0)
  expect(broken.failures[0]).toMatch(/^outside of tests: .*missing\.mjs/)
})
