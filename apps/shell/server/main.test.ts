import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openPort } from './openPort.ts'
import { fakeDist, temporaryDir } from './testing/fakeDist.ts'

const main = fileURLToPath(new URL('main.ts', import.meta.url))

interface Run {
  readonly child: ChildProcess
  /** Resolves once the output contains this. */
  said(text: string | RegExp): Promise<string>
  /** Exit code and complete output. */
  readonly ended: Promise<{ code: number | null; out: string; trouble: string }>
}

/** Runs the server as a separate process. */
function run(args: readonly string[], environment: Readonly<Record<string, string>> = {}): Run {
  const child = spawn(process.execPath, [main, ...args], {
    env: { PATH: process.env.PATH, PORT: '0', DATABASE_FILE: ':memory:', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void child.kill('SIGKILL'))
  let out = ''
  let trouble = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    trouble += text
  })
  const ended = once(child, 'close').then(([code]) => ({ code, out, trouble }))
  const said = async (text: string | RegExp) => {
    const found = () => new RegExp(text).exec(out)?.[0]
    while (found() === undefined) {
      const { done } = await Promise.race([
        once(child.stdout, 'data').then(() => ({ done: false })),
        ended.then(() => ({ done: true })),
      ])
      if (done) throw new Error(`It ended without saying ${text}: ${out}${trouble}`)
    }
    return found() ?? ''
  }
  return { child, said, ended }
}

async function runProduction() {
  const server = run(['--mode', 'production', '--dist', await fakeDist()])
  const line = await server.said(/Foyer is ready: \S+/)
  return { ...server, url: line.replace('Foyer is ready: ', '') }
}

describe('the server process', () => {
  it.each([
    'SIGINT',
    'SIGTERM',
    'SIGHUP',
  ] as const)('prints one URL, serves it, and exits with 0 on %s', async (signal) => {
    const { child, url, ended } = await runProduction()
    expect(url).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await (await fetch(`${url}/healthz`)).json()).toMatchObject({ mode: 'production' })
    child.kill(signal)
    expect(await ended).toEqual({
      code: 0,
      out: `Foyer is ready: ${url}\nStopping\n`,
      trouble: '',
    })
  })

  it.runIf(process.platform === 'linux')(
    'exits with 1 and one line if its chains and their supervisor die',
    async () => {
      const { child, said, ended } = run(['--mode', 'demo', '--dist', await fakeDist()])
      await said(/Foyer is ready: \S+/)
      const children = `/proc/${child.pid}/task/${child.pid}/children`
      process.kill(Number((await readFile(children, 'utf8')).trim()), 'SIGKILL')
      const { code, trouble } = await ended
      expect(code).toBe(1)
      expect(trouble).toBe(
        'The supervisor of the local chains exited unexpectedly (SIGKILL). Start the demo again.\n',
      )
    },
  )

  it('exits at once on a second signal, even with an open request', async () => {
    const { child, url, said, ended } = await runProduction()
    const half = connect(Number(new URL(url).port), '127.0.0.1')
    half.on('error', () => {})
    await once(half, 'connect')
    half.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
    // Once the server answers a later request, it has seen the incomplete one.
    await fetch(`${url}/healthz`)
    child.kill('SIGTERM')
    await said('Stopping')
    child.kill('SIGTERM')
    expect((await ended).code).toBe(143)
  })

  it.each([
    'production',
    'demo',
  ])('in %s mode exits with 1 and names the port in use before starting anything else', async (mode) => {
    const taken = await openPort({ host: 'localhost', port: 0 })
    onTestFinished(() => taken.close())
    const { ended } = run(['--mode', mode, '--dist', await fakeDist()], {
      PORT: String(taken.port),
    })
    const { code, out, trouble } = await ended
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(trouble).toMatch(new RegExp(`^Port ${taken.port} is already in use\\. [^\n]+\n$`))
  })

  it.each([
    ['a bad PORT', ['--mode', 'demo'], { PORT: 'x' }, 'PORT is "x", but must be'],
    ['a bad HOST', ['--mode', 'demo'], { HOST: 'a/b' }, 'HOST is "a/b", but must be'],
    ['every address', ['--mode', 'production'], { HOST: '::' }, 'PUBLIC_URL must name the one'],
    ['a bad PUBLIC_URL', ['--mode', 'demo'], { PUBLIC_URL: 'x' }, 'PUBLIC_URL is "x", but must be'],
    [
      'a bad DATABASE_URL',
      ['--mode', 'demo'],
      { DATABASE_URL: 'x' },
      'DATABASE_URL must start with',
    ],
    ['a bad limit', ['--mode', 'demo'], { AUTH_NONCES_OVERALL: '0' }, 'AUTH_NONCES_OVERALL is "0"'],
    ['no mode', [], {}, 'Write: main.ts --mode'],
  ])('exits with 1 and one line for %s', async (_, args, environment, text) => {
    const { code, out, trouble } = await run(args, environment).ended
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(trouble).toContain(text)
    expect(trouble.trim().split('\n')).toHaveLength(1)
  })

  it('exits with 1 and one line if its database is unreachable, without the password', async () => {
    const args = ['--mode', 'production', '--dist', await fakeDist()]
    const DATABASE_URL = 'postgres://foyer:hidden@127.0.0.1:1/foyer'
    const { code, trouble } = await run(args, { DATABASE_URL }).ended
    expect(code).toBe(1)
    expect(trouble).toMatch(/^The database of DATABASE_URL cannot be used [^\n]+\n$/)
    expect(trouble).not.toContain('hidden')
  })

  it('exits with 1 and one line without a build', async () => {
    const { code, trouble } = await run(['--mode', 'production', '--dist', await temporaryDir()])
      .ended
    expect(code).toBe(1)
    expect(trouble).toBe(
      'There is no built page for production mode yet: build it with npm run build.\n',
    )
  })
})
