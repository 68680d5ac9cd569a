import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, type BrowserOptions, createBrowser } from '@foyer/auth/testing/browser'
import { onTestFinished } from 'vitest'
import { fakeIndex } from './fakeDist.ts'
import { freePort } from './freePort.ts'
import { untilReady } from './untilReady.ts'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

/** The public URL of all processes, as if behind one proxy. */
export const publicUrl = 'http://localhost:4700'

export interface ServerProcess {
  readonly child: ChildProcess
  /** The URL this process itself listens on. */
  readonly url: string
  /** A simulated browser that reaches this process. */
  browser(options?: BrowserOptions): Browser
  /** Sends a signal and resolves with the exit code. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

// Exits when its stdin closes, which also happens when the test process is killed.
const exitWithParent =
  'data:text/javascript,process.stdin.on("end",()=>process.exit()).resume().unref()'

/** As `npm run serve` starts it. */
const memory = '--max-semi-space-size=4'

/** No limits in practice, since all visitors share one address. */
const open = '900000000'
const noLimits = {
  AUTH_NONCES_PER_CLIENT: open,
  AUTH_NONCES_OVERALL: open,
  AUTH_VERIFICATIONS_PER_CLIENT: open,
  AUTH_VERIFICATIONS_OVERALL: open,
  AUTH_READS_PER_CLIENT: open,
  AUTH_READS_OVERALL: open,
  AUTH_OUTSTANDING_NONCES: open,
  AUTH_SESSIONS_PER_ACCOUNT: open,
}

/** Starts the production server in its own process. `folder` holds its page. */
export async function serverProcess(
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const dist = join(folder, 'dist')
  await mkdir(dist, { recursive: true })
  await writeFile(join(dist, 'index.html'), fakeIndex)
  return programProcess([main, '--mode', 'production', '--dist', dist], environment)
}

/** Starts a program with its arguments. It listens on `PORT`, and says when it is ready. */
export async function programProcess(
  program: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<ServerProcess> {
  const { child, ended, port } = await started(program, environment)
  const url = `http://127.0.0.1:${port}`
  return {
    child,
    url,
    browser: (options) =>
      createBrowser((request) => fetch(toPort(request, url)), { origin: publicUrl, ...options }),
    async end(signal) {
      child.kill(signal)
      const [code] = await ended
      return typeof code === 'number' ? code : null
    },
  }
}

/** Another program may take the port before the server listens on it; then tries the next one. */
async function started(program: readonly string[], environment: Readonly<Record<string, string>>) {
  for (;;) {
    const port = await freePort()
    const child = spawn(process.execPath, [memory, '--import', exitWithParent, ...program], {
      env: {
        PATH: process.env.PATH,
        PUBLIC_URL: publicUrl,
        HOST: '127.0.0.1',
        PORT: String(port),
        ...noLimits,
        ...environment,
      },
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    // Registered early, in case the test ends before the server is ready.
    onTestFinished(() => void child.kill('SIGKILL'))
    const ended = once(child, 'close')
    try {
      await untilReady(child)
      return { child, ended, port }
    } catch (error) {
      if (!String(error).includes('already in use')) throw error
    }
  }
}

function toPort(request: Request, url: string): Request {
  const { pathname, search } = new URL(request.url)
  return new Request(`${url}${pathname}${search}`, request)
}
