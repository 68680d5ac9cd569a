import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { Readable } from 'node:stream'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../apps/shell/server/testing/freePort.ts'
import { untilAnswering } from '../untilAnswering.ts'

/** Paths of the programs for tests in WebKit. */
export interface WebKitPrograms {
  /** Debian: `webkit2gtk-driver`. */
  readonly driver: string
  /** The browser that comes with the driver's engine. */
  readonly browser: string
  /** Debian: `xvfb`. */
  readonly display: string
}

const browsers = ['4.1', '6.0', '4.0'].flatMap((version) =>
  ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec'].map((folder) =>
    join(folder, `webkit${version === '6.0' ? '' : '2'}gtk-${version}`, 'MiniBrowser'),
  ),
)

/**
 * WebKitGTK and the programs that run it without a screen. Undefined, with a line on the console,
 * if one is missing.
 */
export function webkitPrograms(): WebKitPrograms | undefined {
  const driver = inPath('WebKitWebDriver')
  const display = inPath('Xvfb')
  const browser = browsers.find((file) => existsSync(file))
  if (driver && display && browser) return { driver, browser, display }
  const isWorker = process.env.TEST_WORKER_INDEX !== undefined
  if (!isWorker) {
    console.log(
      'No WebKit found: the test in WebKit is left out (apt-get install webkit2gtk-driver xvfb).',
    )
  }
  return undefined
}

function inPath(program: string): string | undefined {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => existsSync(file))
}

/** A WebKit browser with an empty profile, and the function that ends it. */
export interface RunningWebKit {
  readonly browser: WebDriver
  stop(): Promise<void>
}

export async function startWebKit(programs: WebKitPrograms): Promise<RunningWebKit> {
  let display: ChildProcess | undefined
  let driver: ChildProcess | undefined
  const endAll = () => {
    // A driver whose browser never came ignores SIGTERM.
    driver?.kill('SIGKILL')
    display?.kill()
  }
  try {
    const screen = ['-screen', '0', '1280x900x24', '-nolisten', 'tcp', '-displayfd', '3']
    display = spawn(programs.display, screen, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const number = await firstLine(display.stdio[3])
    const port = await freePort()
    const env = {
      ...process.env,
      DISPLAY: `:${number}`,
      LC_ALL: 'C.UTF-8',
      // As root its sandbox does not start.
      ...(process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {}),
    }
    driver = spawn(programs.driver, [`--port=${port}`], { env, stdio: 'ignore' })
    const url = `http://127.0.0.1:${port}`
    await untilAnswering(`${url}/status`)
    const browser = await new Builder()
      .usingServer(url)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: programs.browser, args: ['--automation'] },
      })
      .build()
    return {
      browser,
      async stop() {
        await browser.quit().catch(() => undefined)
        endAll()
      },
    }
  } catch (error) {
    endAll()
    throw error
  }
}

/** The stream stays open: Xvfb writes the line in two parts, and exits if it cannot. */
async function firstLine(stream: unknown): Promise<string> {
  if (!(stream instanceof Readable)) throw new Error('Xvfb has no output.')
  let text = ''
  await new Promise<void>((resolve, reject) => {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part
      if (text.includes('\n')) resolve()
    })
    stream.once('end', () => reject(new Error('Xvfb did not start.')))
  })
  return text.trim()
}
