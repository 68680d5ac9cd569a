import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { Readable } from 'node:stream'
import { Builder, type WebDriver } from 'selenium-webdriver'
import { freePort } from '../../apps/shell/server/testing/freePort.ts'
import { untilAnswering } from '../untilAnswering.ts'
import type { EngineOptions } from './Engine.ts'

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
 * WebKitGTK, and the programs that run it without a screen. Undefined, with a line on the console,
 * if any is missing.
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

/** A WebKit browser with an empty profile, and a function that stops it. */
export interface RunningWebKit {
  readonly browser: WebDriver
  stop(): Promise<void>
}

const screen = { width: 1280, height: 900 }

/**
 * There is no window manager: the focused window is the one under the pointer, which stays in the
 * middle.
 */
export function placeOnScreen(size: { readonly width: number; readonly height: number }) {
  return {
    x: Math.floor((screen.width - size.width) / 2),
    y: Math.floor((screen.height - size.height) / 2),
  }
}

export async function startWebKit(
  programs: WebKitPrograms,
  { reducedMotion = false }: EngineOptions = {},
): Promise<RunningWebKit> {
  let display: ChildProcess | undefined
  let driver: ChildProcess | undefined
  const settings = await desktopSettings(reducedMotion)
  const endAll = async () => {
    // A driver whose browser never started ignores SIGTERM.
    driver?.kill('SIGKILL')
    display?.kill()
    await rm(settings, { recursive: true, force: true })
  }
  try {
    const depth = `${screen.width}x${screen.height}x24`
    const options = ['-screen', '0', depth, '-nolisten', 'tcp', '-displayfd', '3']
    display = spawn(programs.display, options, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    })
    const number = await firstLine(display.stdio[3])
    const port = await freePort()
    const env = {
      ...process.env,
      DISPLAY: `:${number}`,
      LC_ALL: 'C.UTF-8',
      XDG_CONFIG_HOME: settings,
      // Its sandbox does not start as root.
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
        await endAll()
      },
    }
  } catch (error) {
    await endAll()
    throw error
  }
}

/**
 * A folder with the settings of the desktop. The browser's own bar is made small enough for windows
 * 320 px wide.
 */
async function desktopSettings(reducedMotion: boolean): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-webkit-'))
  for (const version of ['gtk-3.0', 'gtk-4.0']) {
    await mkdir(join(folder, version))
    const animations = `[Settings]\ngtk-enable-animations=${reducedMotion ? 0 : 1}\n`
    await writeFile(join(folder, version, 'settings.ini'), animations)
    const css = '* { margin: 0; padding: 0; border-width: 0; min-width: 0; font-size: 1px; }\n'
    await writeFile(
      join(folder, version, 'gtk.css'),
      `${css}image { -gtk-icon-transform: scale(0.1); }\n`,
    )
  }
  return folder
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
