import { type ChildProcess, spawn } from 'node:child_process'

/** What to start. Serialisable, as it is handed to the supervisor. */
export interface AnvilPlan {
  readonly binary: string
  /** How long a node may take to listen, in ms. */
  readonly timeoutMs: number
  readonly nodes: readonly { readonly chainId: number; readonly args: readonly string[] }[]
}

/** A node that listens. */
export interface AnvilNode {
  readonly chainId: number
  readonly port: number
  readonly pid: number
}

/** Nodes that were started together. */
export interface AnvilGroup {
  /** Resolves when all listen, in the order of the plan; rejects with the chain and its last output as soon as one cannot. */
  readonly ready: Promise<readonly AnvilNode[]>
  /** Ends all nodes, those that are still starting too. Resolves when they are gone. */
  stop(): Promise<void>
}

/** Starts the nodes as children of this process. `onLost` hears of a node that ends by itself after it was ready. */
export function launchAnvils(plan: AnvilPlan, onLost: (text: string) => void): AnvilGroup {
  let stopping = false
  const anvils = plan.nodes.map(({ chainId, args }) => {
    const anvil = launchAnvil(plan, chainId, args)
    anvil.ready
      .then(() => anvil.gone)
      .then(
        () => {
          if (!stopping) onLost(`Chain ${chainId} ended by itself. ${anvil.lastOutput()}`)
        },
        () => undefined, // It never was ready: `ready` of the group says so.
      )
    return anvil
  })
  return {
    ready: Promise.all(anvils.map((anvil) => anvil.ready)),
    stop: async () => {
      stopping = true
      // There is nothing to save, so nothing to wait for: SIGKILL.
      for (const anvil of anvils) anvil.child.kill('SIGKILL')
      await Promise.all(anvils.map((anvil) => anvil.gone))
    },
  }
}

interface Anvil {
  readonly child: ChildProcess
  readonly ready: Promise<AnvilNode>
  readonly gone: Promise<void>
  lastOutput(): string
}

/** Enough for a stack trace, little enough to keep for hours. */
const keptOutput = 2000

function launchAnvil(plan: AnvilPlan, chainId: number, args: readonly string[]): Anvil {
  const child = spawn(plan.binary, [...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const lastOutput = () => (output === '' ? 'It wrote nothing.' : `Its last output:\n${output}`)

  const gone = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => {
      if (child.pid === undefined) resolve()
    })
  })

  const ready = new Promise<AnvilNode>((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`Chain ${chainId} ${what} ${lastOutput()}`))
    const timer = setTimeout(
      () => fail(`did not come up within ${plan.timeoutMs / 1000} s.`),
      plan.timeoutMs,
    )
    const read = (chunk: string) => {
      output = (output + chunk).slice(-keptOutput)
      const port = /Listening on \S+:(\d+)/.exec(output)?.[1]
      if (port === undefined || child.pid === undefined) return
      clearTimeout(timer)
      resolve({ chainId, port: Number(port), pid: child.pid })
    }
    child.stdout.setEncoding('utf8').on('data', read)
    child.stderr.setEncoding('utf8').on('data', read)
    child.once('error', (error) => {
      clearTimeout(timer)
      fail(`could not be started: ${error.message}.`)
    })
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      fail(`ended while it was starting (${signal ?? `code ${code}`}).`)
    })
  })
  return { child, ready, gone, lastOutput }
}
