import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export interface BrowserPlaces {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Where Playwright's own Chromium would be. */
  readonly playwrightPath: string
  /** Whether a program starts. Default: runs it with --version. */
  readonly starts?: ((file: string) => boolean) | undefined
}

/**
 * The Chromium or Chrome to test with: CHROME_PATH, then one on the PATH, then Playwright's own if
 * downloaded; undefined if there is none. Skips a file that does not start (a snap's stub, a
 * missing library).
 *
 * @throws Error if CHROME_PATH does not start, since it is an explicit choice.
 */
export function findBrowser(places: BrowserPlaces): string | undefined {
  const { env, playwrightPath, starts = startsUp } = places
  const wished = env.CHROME_PATH
  if (wished) {
    if (existsSync(wished) && starts(wished)) return wished
    throw new Error(`CHROME_PATH is ${wished}, which is not a browser that starts.`)
  }
  const onPath = (env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '')
    .flatMap((folder) => NAMES.map((name) => join(folder, name)))
  return [...onPath, playwrightPath].find((file) => existsSync(file) && starts(file))
}

function startsUp(file: string): boolean {
  const result = spawnSync(file, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return result.status === 0 && /chrom/i.test(result.stdout)
}
