import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { createVitest } from 'vitest/node'
import { root } from '../lib/root.mjs'
import { type LocatedMutation, mutate } from './locate.ts'

/** How a mutation ended. `unseen`: no test of its row loaded the file. */
export type Verdict = 'killed' | 'survived' | 'unseen'

export interface Trial {
  /** Whether the test files pass without a mutation. */
  passes(tests: readonly string[]): Promise<boolean>
  try(mutation: LocatedMutation): Promise<Verdict>
  close(): Promise<void>
}

/**
 * How long the tests of one row may take, in ms. A mutation that takes longer runs forever and
 * needs to be changed.
 */
const maxRunTime = 300_000

/**
 * Trials at the same time: one per core, at most four. Each runs its test files in sequence.
 */
export const trialCount = Math.min(4, availableParallelism())

/**
 * Runs unit tests on mutated sources. Mutates a file while Vite loads it and never writes to disk.
 */
export async function createTrial(): Promise<Trial> {
  let current: LocatedMutation | undefined
  let wasSeen = false
  const vitest = await createVitest(
    {
      root,
      config: join(root, 'scripts/mutate/vitest.config.ts'),
      watch: false,
      reporters: [{}],
      bail: 1,
      maxWorkers: 1,
      silent: true,
      // The cache would return the unmutated file.
      fsModuleCache: false,
    },
    {
      plugins: [
        {
          name: 'foyer:mutation',
          enforce: 'pre',
          load(id) {
            if (current === undefined || id.split('?')[0] !== current.file) return undefined
            wasSeen = true
            return mutate(readFileSync(current.file, 'utf8'), current)
          },
        },
      ],
    },
  )
  await vitest.standalone()

  async function run(tests: readonly string[]): Promise<boolean> {
    // Vitest's count includes failures of earlier runs.
    vitest.state.filesMap.clear()
    vitest.state.idMap.clear()
    const specifications = tests.map((test) =>
      vitest.getRootProject().createSpecification(join(root, test)),
    )
    const { testModules, unhandledErrors } = await Promise.race([
      vitest.runTestSpecifications(specifications),
      failAfter(maxRunTime, `${current?.name ?? ''} ${tests.join(' ')}: still running`),
    ])
    if (testModules.length !== tests.length)
      throw new Error(`Not all of these tests ran: ${tests.join(' ')}`)
    return unhandledErrors.length === 0 && testModules.every((module) => module.ok())
  }

  return {
    passes: run,
    async try(mutation) {
      current = mutation
      wasSeen = false
      vitest.invalidateFile(mutation.file)
      try {
        const passed = await run(mutation.tests)
        if (!wasSeen) return 'unseen'
        return passed ? 'survived' : 'killed'
      } finally {
        current = undefined
        vitest.invalidateFile(mutation.file)
      }
    },
    async close() {
      await Promise.race([vitest.close(), setTimeout(10_000, undefined, { ref: false })])
    },
  }
}

async function failAfter(ms: number, message: string): Promise<never> {
  await setTimeout(ms, undefined, { ref: false })
  throw new Error(message)
}
