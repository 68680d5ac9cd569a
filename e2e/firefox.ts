import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { LaunchOptions } from '@playwright/test'

/**
 * Launch options for Firefox: the installed one, through WebDriver BiDi. Undefined, with a line on
 * the console, if there is none.
 *
 * Playwright is pinned to 1.64.1: later versions send a command that Firefox 153 does not know.
 */
export function firefoxOptions(): LaunchOptions | undefined {
  const executablePath = ['firefox-esr', 'firefox']
    .flatMap((name) =>
      (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)),
    )
    .find(isProgram)
  if (executablePath) return { channel: 'moz-firefox', executablePath }
  const isWorker = process.env.TEST_WORKER_INDEX !== undefined
  if (!isWorker) console.log('No Firefox found: the tests in Firefox are left out.')
  return undefined
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}
