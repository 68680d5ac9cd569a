import { test as base } from '@playwright/test'
import { type RunningDemo, startDemo } from '../apps/shell/server/startDemo.ts'

/** The whole product on its own nodes. */
export type Stack = RunningDemo

interface WorkerFixtures {
  /** One for all tests of a worker. Tests reset its chains; sign-ins stay on its server. */
  readonly stack: Stack
}

/** Tests that need the whole product. */
export const testOfStack = base.extend<object, WorkerFixtures>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures' names off this pattern.
    async ({}, use) => {
      const stack = await startDemo({ host: 'localhost', port: 0 })
      await use(stack)
      await stack.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})
