import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

const main = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface ServerRun {
  readonly child: ChildProcess
  /** Resolves once the output contains this. */
  said(text: string | RegExp): Promise<string>
  /** Exit code and complete output. */
  readonly ended: Promise<{ code: number | null; out: string; trouble: string }>
}

/** Runs the server as a separate process. */
export function runServer(
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): ServerRun {
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
