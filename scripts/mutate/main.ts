import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createTrial, type Trial, trialCount } from './createTrial.ts'
import { locate, readRows } from './locate.ts'
import { mutations } from './mutations.ts'

// Generates as many cases as a short run, since a mutation only needs one failing case.
process.env.FOYER_LONG = ''

const { positionals } = parseArgs({ allowPositionals: true })
const rows = readRows()
const chosen = mutations
  .map((mutation) => locate(mutation, rows))
  .filter(({ row }) => positionals.length === 0 || positionals.includes(row))
const failures: string[] = []
let killed = 0

/** Distributes the list over the trials that run at the same time. */
async function share<T>(trials: readonly Trial[], items: readonly T[], work: Work<T>) {
  const left = [...items]
  await Promise.all(
    trials.map(async (trial) => {
      for (let item = left.shift(); item !== undefined; item = left.shift()) await work(trial, item)
    }),
  )
}

type Work<T> = (trial: Trial, item: T) => Promise<void>

const trials = await Promise.all(Array.from({ length: trialCount }, createTrial))
try {
  console.log(`${chosen.length} mutations, ${trialCount} at a time; first their tests without any.`)
  // A test that already fails would kill every mutation.
  await share(trials, [...new Set(chosen.flatMap(({ tests }) => tests))], async (trial, test) => {
    if (!(await trial.passes([test]))) failures.push(`${test} fails without any mutation`)
  })
  if (failures.length === 0) {
    await share(trials, chosen, async (trial, mutation) => {
      const started = performance.now()
      const verdict = await trial.try(mutation)
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`${verdict.padEnd(8)} ${mutation.name} (${seconds} s)`)
      if (verdict === 'killed') killed += 1
      else failures.push(`${verdict}: ${mutation.name}`)
    })
    // What killed one mutation must not kill the next.
    for (const trial of trials) {
      const [control] = chosen
      if (!control) break
      const verdict = await trial.try({ ...control, replace: control.find })
      if (verdict !== 'survived') failures.push(`a source without any change was ${verdict}`)
    }
  }
} finally {
  await Promise.all(trials.map((trial) => trial.close()))
}

console.log(`\n${killed} of ${chosen.length} mutations are killed by the tests of their rows.`)
for (const failure of failures) console.error(failure)
const report = process.env.FOYER_MUTATION_REPORT
if (report) await writeFile(report, JSON.stringify({ passed: killed, failures, skips: [] }))
process.exitCode = failures.length > 0 ? 1 : 0
