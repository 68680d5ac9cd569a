import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { npmProgram } from '../lib/bootstrap.mjs'
import { root } from '../lib/root.ts'
import { readBrowserReport } from './browserReport.ts'
import { installBrowser } from './installBrowser.ts'
import { type Outcome, settle } from './outcome.ts'
import { type Phase, summarise } from './summary.ts'

const { values } = parseArgs({ options: { long: { type: 'boolean', default: false } } })
if (values.long) process.env.FOYER_LONG = '1'

const folder = await mkdtemp(join(tmpdir(), 'foyer-test-'))
const unitReport = join(folder, 'unit.json')
const mutationReport = join(folder, 'mutations.json')
const browserReport = join(folder, 'browser.json')
const phases: Phase[] = []

/** Runs a step. Never throws, so that the next step runs too. */
async function phase(name: string, work: () => Promise<Outcome>): Promise<Outcome> {
  console.log(`\n── ${name} ──`)
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

/** A step that runs one program and fails if it does. */
function program(name: string, args: readonly string[]): Promise<Outcome> {
  return phase(name, async () => {
    const isOk = (await node(args)) === 0
    return { passed: 0, failures: isOk ? [] : [name], skips: [] }
  })
}

/** Runs the repository's own Node. Resolves to its exit code. */
function node(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  return new Promise<number>((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', reject)
    child.once('exit', (code) => resolve(code ?? 1))
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
await program('lint', [npmProgram(), 'run', 'lint'])
await program('types', ['node_modules/typescript/bin/tsc', '--noEmit'])
await program('demo build', ['scripts/build/main.ts', '--mode', 'demo', '--if-changed'])
await program('production build', ['scripts/build/main.ts', '--mode', 'production', '--if-changed'])
await phase('unit tests', async () => {
  const reporters = ['--reporter=default', '--reporter=./scripts/test/unitReporter.ts']
  const code = await node(['node_modules/vitest/vitest.mjs', 'run', ...reporters], {
    FOYER_UNIT_REPORT: unitReport,
  })
  return settle('Vitest', code, await report(unitReport, (text) => JSON.parse(text)))
})
if (values.long) {
  await phase('mutations', async () => {
    const code = await node(['scripts/mutate/main.ts'], { FOYER_MUTATION_REPORT: mutationReport })
    return settle('Mutations', code, await report(mutationReport, (text) => JSON.parse(text)))
  })
}
await program('budget', ['bench/budget.ts'])
await program('browser support', ['node_modules/eslint/bin/eslint.js', 'apps/shell/dist/demo'])
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
