import { type Stack, testOfStack } from '../stack.ts'

interface TestFixtures {
  /** The stack. Its chains are reset after the test. */
  readonly demo: Stack
}

export const test = testOfStack.extend<TestFixtures>({
  demo: async ({ stack }, use) => {
    const before = await stack.chains.snapshot()
    await use(stack)
    await stack.chains.revert(before)
  },
})
