import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { npmProgram } from './bootstrap.mjs'

const COMMAND = new URL('./command.mjs', import.meta.url).href

/** Like the server: prints `ready` when it is up, and exits on a signal. */
const SERVER = `
import { spawn } from 'node:child_process'
const helper = spawn(process.execPath, ['-e', 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000)'], {
  stdio: ['ignore', 'inherit', 'inherit'],
})
setInterval(() => {}, 1000)
if (process.argv[2] === 'stubborn') process.on('SIGTERM', () => console.log('no'))
if (process.argv[2] === 'polite') for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => {
  console.log('bye')
  process.exit(3)
})
console.log('ready ' + process.pid + ' ' + helper.pid)
`

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foyer-command-'))
  const server = join(folder, 'server.mjs')
  await writeFile(server, SERVER)
  await writeFile(
    join(folder, 'start.mjs'),
    `import { command } from ${JSON.stringify(COMMAND)}
const [kind] = process.argv.slice(2)
console.log('command ' + process.pid)
await command(({ run }) => run(process.execPath, [${JSON.stringify(server)}, kind]), {
  // Only the stubborn server is killed. On a busy machine, a polite one needs a moment, too.
  graceMs: kind === 'stubborn' ? 2_000 : 10_000,
})
`,
  )
  await writeFile(join(folder, 'exit.mjs'), 'process.exit(Number(process.argv[2]))')
  await writeFile(
    join(folder, 'steps.mjs'),
    `import { command } from ${JSON.stringify(COMMAND)}
await command(async ({ run }) => {
  for (const code of process.argv.slice(2)) {
    if (code === 'throw') throw new Error('a clear sentence')
    await run(process.execPath, [${JSON.stringify(join(folder, 'exit.mjs'))}, code])
    console.log('after ' + code)
  }
})
`,
  )
  await writeFile(
    join(folder, 'package.json'),
    JSON.stringify({
      private: true,
      scripts: {
        // As in package.json: the shell becomes the command, so npm's signals reach it, SIGINT too.
        start: 'exec node start.mjs polite',
        // The shell stays between npm and the command, and keeps a SIGINT to itself.
        wrapped: 'node start.mjs polite; true',
      },
    }),
  )
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** The environment without npm's variables, as in a terminal. */
const bareEnv = Object.fromEntries(
  Object.entries(process.env).filter(([key]) => !key.startsWith('npm_')),
)

interface Running {
  readonly child: ChildProcess
  readonly lines: string[]
  /** Resolves with its output once it and every process that shares the output have exited. */
  readonly gone: Promise<{ code: number | null; signal: string | null }>
  pidOf(word: string): number
}

const started: Running[] = []
afterEach(() => {
  for (const { lines } of started.splice(0)) {
    for (const pid of lines.flatMap((line) => line.split(' ').slice(1).map(Number))) {
      try {
        if (pid > 1) process.kill(pid, 'SIGKILL')
      } catch {
        // It has exited, as expected.
      }
    }
  }
})

function launch(...args: string[]): Running {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: bareEnv,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => lines.push(line))
  }
  const running: Running = {
    child,
    lines,
    gone: once(child, 'close').then(([code, signal]) => ({ code, signal })),
    pidOf: (word) => Number(lines.find((line) => line.startsWith(`${word} `))?.split(' ')[1]),
  }
  started.push(running)
  return running
}

/** Waits until the fake server is up. */
async function ready(running: Running): Promise<Running> {
  while (!running.lines.some((line) => line.startsWith('ready '))) {
    if (!running.child.stdout) throw new Error('The output must be piped.')
    await once(running.child.stdout, 'data')
  }
  return running
}

describe('a command and its child processes', () => {
  it.each([
    'SIGINT',
    'SIGTERM',
    'SIGHUP',
  ] as const)('stops everything on %s and exits', async (signal) => {
    const running = await ready(launch('start.mjs', 'plain'))
    running.child.kill(signal)
    expect((await running.gone).code).toBe(signal === 'SIGINT' ? 130 : 143)
  })

  it('lets the server shut down and keeps its exit code', async () => {
    const running = await ready(launch('start.mjs', 'polite'))
    running.child.kill('SIGTERM')
    expect((await running.gone).code).toBe(3)
    expect(running.lines).toContain('bye')
  })

  it('treats a duplicate signal as the same request', async () => {
    const running = await ready(launch('start.mjs', 'polite'))
    running.child.kill('SIGTERM')
    running.child.kill('SIGTERM')
    expect((await running.gone).code).toBe(3)
  })

  it('kills a server that does not exit in time', async () => {
    const running = await ready(launch('start.mjs', 'stubborn'))
    running.child.kill('SIGTERM')
    expect((await running.gone).code).toBe(137)
    expect(running.lines).toContain('no')
  })

  it.each(['plain', 'polite'])('leaves no process behind when killed by -9 (%s)', async (kind) => {
    const running = await ready(launch('start.mjs', kind))
    running.child.kill('SIGKILL')
    expect((await running.gone).signal).toBe('SIGKILL')
    expect(running.lines.includes('bye')).toBe(kind === 'polite')
  })

  it('exits when its server is killed by -9, along with the server’s children', async () => {
    const running = await ready(launch('start.mjs', 'plain'))
    process.kill(running.pidOf('ready'), 'SIGKILL')
    expect((await running.gone).code).toBe(137)
  })

  it.each([
    ['start', 'SIGKILL'],
    ['start', 'SIGTERM'],
    ['start', 'SIGINT'],
    ['wrapped', 'SIGKILL'],
    ['wrapped', 'SIGTERM'],
  ] as const)('exits with the npm that runs it (npm run %s, %s)', async (script, signal) => {
    const running = await ready(launch(npmProgram(), 'run', script))
    running.child.kill(signal)
    await running.gone
    expect(running.lines).toContain('bye')
  })

  it('stops at the first program that fails, with its exit code and no extra output', async () => {
    const running = launch('steps.mjs', '0', '7', '0')
    expect((await running.gone).code).toBe(7)
    expect(running.lines).toEqual(['after 0'])
  })

  it('prints the message of an error without a stack', async () => {
    const running = launch('steps.mjs', 'throw')
    expect((await running.gone).code).toBe(1)
    expect(running.lines.filter((line) => line !== '')).toEqual(['a clear sentence'])
  })
})
