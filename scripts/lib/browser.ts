import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

export interface BrowserPlaces {
  readonly env: Readonly<Record<string, string | undefined>>
  /** Where Playwright keeps its own Chromium, there or not. */
  readonly playwrightPath: string
  /** Whether a program starts; the default asks it for its version. */
  readonly starts?: ((file: string) => boolean) | undefined
}

/**
 * The Chromium or Chrome to test with: CHROME_PATH, then one on the PATH, then Playwright's own
 * where it has been downloaded; undefined when there is none. A file that does not start (a snap's
 * stub, a library missing) does not count.
 *
 * @throws Error when CHROME_PATH names something that does not start: a wish is not silently
 * overruled.
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
