import { type ChildProcess, fork } from 'node:child_process'
import { extname, join } from 'node:path'
import {
  type AnvilGroup,
  type AnvilNode,
  type AnvilPlan,
  type ChainLoss,
  endOf,
  lostText,
} from './anvils.ts'
import type { SupervisorMessage } from './supervisor.ts'

/** Next to this file, in the sources as in the build. */
const supervisor = join(import.meta.dirname, `supervisor${extname(import.meta.filename)}`)

/** How long the supervisor may take to stop the nodes before it is killed, in ms. */
const patienceMs = 5000

/**
 * Starts the nodes under a supervisor, which stops them when this process ends, even by SIGKILL.
 */
export function superviseAnvils(plan: AnvilPlan, onLost: (loss: ChainLoss) => void): AnvilGroup {
  // In its own process group: Ctrl-C in a terminal reaches only this process, which then stops the
  // nodes in order. The group also lets this process kill nodes that the supervisor had not yet
  // reported.
  const child = fork(supervisor, [JSON.stringify(plan)], {
    detached: true,
    env: { ...process.env, NODE_OPTIONS: '' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let isReady = false
  let stopped: Promise<void> | undefined
  let complaint = ''
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    complaint = (complaint + chunk).slice(-2000)
  })

  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => {
      if (child.pid === undefined) resolve()
    })
  })

  const ready = new Promise<readonly AnvilNode[]>((resolve, reject) => {
    child.on('message', (message: SupervisorMessage) => {
      switch (message.type) {
        case 'lost':
          onLost(message.loss)
          return
        case 'failed':
          reject(new Error(message.text))
          return
        case 'ready':
          isReady = true
          resolve(message.nodes)
      }
    })
    child.once('error', (error) => {
      reject(new Error(`The supervisor of the local chains could not be started: ${error.message}`))
    })
    // 'close' comes after all output was read.
    child.once('close', (code, signal) => {
      const text = lostText('The supervisor of the local chains', endOf(code, signal))
      reject(new Error(`${text} ${complaint}`.trim()))
      if (stopped !== undefined) return
      endGroup(child)
      if (isReady) onLost({ chainId: undefined, text })
    })
  })

  return {
    ready,
    stop: () => {
      stopped ??= end(child, gone)
      return stopped
    },
  }
}

/** Closes the channel, which tells the supervisor to stop the nodes and exit. */
async function end(child: ChildProcess, gone: Promise<void>) {
  const timer = setTimeout(() => endGroup(child), patienceMs)
  if (child.connected) child.disconnect()
  await gone
  clearTimeout(timer)
}

/** Kills the supervisor and its nodes. The group id stays valid while one of them runs. */
function endGroup({ pid }: ChildProcess) {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // All of them have exited.
  }
}
