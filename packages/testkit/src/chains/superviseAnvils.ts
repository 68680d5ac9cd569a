import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import type { AnvilGroup, AnvilNode, AnvilPlan } from './anvils.ts'
import type { SupervisorMessage } from './supervisor.ts'

/** How long the supervisor may take to end the nodes, in ms, before they are ended from here. */
const patienceMs = 5000

/** Starts the nodes under a supervisor, which ends them when this process is gone, even by SIGKILL. */
export function superviseAnvils(plan: AnvilPlan, onLost: (text: string) => void): AnvilGroup {
  // A group of its own: Ctrl-C in a terminal reaches this process only, which then stops the nodes in its own order.
  const child = fork(join(import.meta.dirname, 'supervisor.ts'), [JSON.stringify(plan)], {
    detached: true,
    env: { ...process.env, NODE_OPTIONS: '' },
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let nodes: readonly AnvilNode[] = []
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
      if (message.type === 'lost') return onLost(message.text)
      if (message.type === 'failed') return reject(new Error(message.text))
      nodes = message.nodes
      resolve(nodes)
    })
    child.once('error', (error) => {
      reject(new Error(`The supervisor of the local chains could not be started: ${error.message}`))
    })
    // After all of its output was read.
    child.once('close', (code, signal) => {
      const text = `The supervisor of the local chains ended by itself (${signal ?? `code ${code}`}). ${complaint}`
      reject(new Error(text))
      if (stopped !== undefined) return
      for (const node of nodes) kill(node.pid)
      onLost(text)
    })
  })

  return {
    ready,
    stop: () => {
      stopped ??= end(child, gone, () => nodes)
      return stopped
    },
  }
}

/** Closes the channel, which is the supervisor's sign to end the nodes and itself. */
async function end(child: ChildProcess, gone: Promise<void>, nodes: () => readonly AnvilNode[]) {
  const timer = setTimeout(() => {
    for (const node of nodes()) kill(node.pid)
    child.kill('SIGKILL')
  }, patienceMs)
  if (child.connected) child.disconnect()
  await gone
  clearTimeout(timer)
}

function kill(pid: number) {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It is gone already.
  }
}
