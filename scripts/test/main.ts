import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { npmProgram } from '../lib/bootstrap.mjs'
import { root } from '../lib/root.mjs'
import { readBrowserReport } from './browserReport.ts'
import { installBrowser } from './installBrowser.ts'
import { type Outcome, settle } from './outcome.ts'
import { type Phase, summarise } from './summary.ts'

const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } })
if (values.long) process.env.FOYER_LONG = '1'

const folder = await mkdtemp(join(tmpdir(), 'foyer-test-'))
const unitReport = join(folder, 'unit.json')
const browserReport = join(folder, 'browser.json')
const phases: Phase[] = []

/** Runs a step. Never throws, so that the next step runs too. */
async function phase(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  console.log(`\n── ${name} ──`)
  return record(name, work)
}

async function record(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  const started = performance.now()
  const outcome = await work().catch((error: unknown): Outcome => {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failures: [name], skips: [] }
  })
  const seconds = (performance.now() - started) / 1000
  console.log(`${name}: ${seconds.toFixed(1)} s`)
  phases.push({ name, seconds, outcome })
  return outcome
}

/**
 * A step that runs one program and fails if it does. Its output is printed once it has ended, so
 * that steps can run at the same time.
 */
function program(name: string, args: readonly string[]): Promise<Outcome> {
  return record(name, async () => {
    const said: string[] = []
    const code = await node(args, {}, (text) => said.push(text))
    console.log(`\n── ${name} ──\n${said.join('')}`)
    return { passed: 0, failures: code === 0 ? [] : [name], skips: [] }
  })
}

/**
 * Runs the repository's own Node. Resolves to its exit code.
 *
 * @param hear takes the output, which is otherwise printed.
 */
function node(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  hear?: (text: string) => void,
) {
  return new Promise<number>((resolve, reject) => {
    const output = hear ? 'pipe' : 'inherit'
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', output, output],
    })
    if (hear)
      for (const stream of [child.stdout, child.stderr])
        stream?.setEncoding('utf8').on('data', hear)
    child.once('error', reject)
    child.once('close', (code) => resolve(code ?? 1))
  })
}

async function report(file: string, read: (text: string) => Outcome) {
  const text = await readFile(file, 'utf8').catch(() => undefined)
  return text === undefined ? undefined : read(text)
}

const browser = await phase('browser', async () => {
  process.env.FOYER_BROWSER = await installBrowser()
  console.log(process.env.FOYER_BROWSER)
  return { passed: 0, failures: [], skips: [] }
})
await Promise.all([
  program('lint', [npmProgram(), 'run', 'lint']),
  program('types', ['node_modules/typescript/bin/tsc', '--noEmit']),
])
await program('demo build', ['scripts/build/main.ts', '--mode', 'demo', '--if-changed'])
await program('production build', ['scripts/build/main.ts', '--mode', 'production', '--if-changed'])
await phase('unit tests', async () => {
  const reporters = ['--reporter=default', '--reporter=./scripts/test/unitReporter.ts']
  const code = await node(['node_modules/vitest/vitest.mjs', 'run', ...reporters], {
    FOYER_UNIT_REPORT: unitReport,
  })
  return settle('Vitest', code, await report(unitReport, (text) => JSON.parse(text)))
})
await Promise.all([
  program('budget', ['bench/budget.ts']),
  program('browser support', ['node_modules/eslint/bin/eslint.js', 'apps/shell/dist/demo']),
])
if (browser.failures.length === 0) {
  await phase('browser tests', async () => {
    const code = await node(['node_modules/@playwright/test/cli.js', 'test'], {
      FOYER_BROWSER_REPORT: browserReport,
    })
    return settle('Playwright', code, await report(browserReport, readBrowserReport))
  })
}

await rm(folder, { recursive: true, force: true })
const { lines, exitCode } = summarise(phases)
for (const line of lines) console.log(line)
process.exitCode = exitCode
