import type { TestContext } from 'vitest'

/** Skips the test where a shell script cannot take the place of a program. */
export function needShell(context: TestContext): void {
  if (process.platform === 'win32') context.skip('Windows cannot run a shell script')
}
