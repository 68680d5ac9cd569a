import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import { watchNpm } from './npmParent.mjs'
import { ownNode } from './ownNode.mjs'
import { root } from './root.mjs'

const GUARD = new URL('./guard.mjs', import.meta.url).href
/**
 * npm forwards Ctrl-C although the terminal has already sent it. Ignores that repetition, in ms.
 */
const ECHO_MS = 1500

/** A program that a command ran has failed and has printed why. */
class ProgramFailed extends Error {
  constructor(code, stopped) {
    super(`Ended with code ${code}`)
    this.code = code
    this.stopped = stopped
  }
}

/**
 * Runs `work` as this process's only task. Programs that it starts receive this process's signals,
 * exit when it exits, even if killed, and pass on their exit code. `work` gets two functions that
 * resolve when the program has exited with code 0 and reject otherwise:
 * `run(program, args, env?)` for a Node binary, `runOwn(args, env?)` for the repository's own Node.
 */
export async function command(work, { graceMs = 10_000 } = {}) {
  let child
  let stopped

  const stop = (signal) => {
    if (stopped) {
      if (performance.now() - stopped.at > ECHO_MS) killGroup(child)
      return
    }
    stopped = { signal, at: performance.now() }
    if (!child) process.exit(codeOf(signal))
    child.kill(signal)
    setTimeout(() => killGroup(child), graceMs).unref()
  }

  const run = (program, args, env = {}) =>
    new Promise((resolve, reject) => {
      const started = spawn(program, ['--import', GUARD, ...args], {
        cwd: root,
        detached: true, // In its own process group, so that all of it can be stopped.
        env: { ...process.env, ...env, FOYER_SUPERVISED: '1' },
        stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
      })
      child = started
      started.stdio[3]?.on('error', () => {})
      started.once('error', reject)
      started.once('exit', (exitCode, signal) => {
        killGroup(started)
        child = undefined
        const code = exitCode ?? codeOf(signal)
        if (code === 0 && !stopped) resolve()
        else reject(new ProgramFailed(code, stopped !== undefined))
      })
    })

  process.on('SIGINT', () => stop('SIGINT'))
  process.on('SIGTERM', () => stop('SIGTERM'))
  process.on('SIGHUP', () => stop('SIGTERM'))
  watchNpm(() => stop('SIGTERM'))

  try {
    await work({ run, runOwn: (args, env) => run(ownNode(), args, env) })
  } catch (error) {
    const isTold = error instanceof ProgramFailed
    if (!isTold) console.error(`\n${error.message}`)
    process.exitCode = isTold ? error.code : 1
  }
}

function killGroup(child) {
  if (!child?.pid) return
  try {
    process.kill(-child.pid, 'SIGKILL')
  } catch {
    // The program has already exited.
  }
}

function codeOf(signal) {
  return 128 + (constants.signals[signal] ?? 0)
}
