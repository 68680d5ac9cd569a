import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findBrowser } from '../lib/browser.ts'
import { root } from '../lib/root.mjs'

/** A download without output for this long, in ms, has no network. A slow one keeps printing. */
const SILENCE_MS = 45_000

const ADVICE = `No browser for the browser tests was found, and none could be installed.
Do one of these, then run the command again:
  - install Chromium or Chrome (Debian, as root: apt-get install chromium)
  - name one that you have: CHROME_PATH=/path/to/chrome npm test
  - let Playwright download one: npx playwright install --with-deps chromium`

/**
 * Returns a browser to test with. Installs one if there is none: Playwright's, or else Debian's.
 *
 * @throws Error with instructions when neither works.
 */
export async function installBrowser(): Promise<string> {
  const find = () => findBrowser({ env: process.env, playwrightPath: chromium.executablePath() })
  const found = find()
  if (found) return found

  console.log('No Chromium or Chrome here: Playwright downloads one …')
  const playwright = join(root, 'node_modules/@playwright/test/cli.js')
  await attempt(process.execPath, [playwright, 'install', 'chromium'], SILENCE_MS)
  const downloaded = find()
  if (downloaded) return downloaded

  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    console.log('That did not work: installing the package chromium …')
    if (await attempt('apt-get', ['update'])) {
      await attempt('apt-get', ['install', '-y', 'chromium'])
    }
    const installed = find()
    if (installed) return installed
  }
  throw new Error(ADVICE)
}

/** Runs a program and returns whether it succeeded. Stops it after too long without output. */
function attempt(program: string, args: readonly string[], silenceMs?: number): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let silence: NodeJS.Timeout | undefined
    const listen = () => {
      clearTimeout(silence)
      if (silenceMs) silence = setTimeout(() => child.kill('SIGKILL'), silenceMs)
    }
    listen()
    child.stdout.on('data', listen).pipe(process.stdout)
    child.stderr.on('data', listen).pipe(process.stderr)
    child.once('error', () => resolve(false))
    child.once('close', (code) => {
      clearTimeout(silence)
      resolve(code === 0)
    })
  })
}
