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

/** What ended by itself after it was ready. */
export interface ChainLoss {
  /** Undefined: all chains are gone. */
  readonly chainId: number | undefined
  /** For people. */
  readonly text: string
}

export interface AnvilEvents {
  readonly onLost: (loss: ChainLoss) => void
}

/** Nodes that were started together. */
export interface AnvilGroup {
  /**
   * Resolves when all listen, in the order of the plan; rejects with the chain and its last output
   * as soon as one cannot.
   */
  readonly ready: Promise<readonly AnvilNode[]>
  /** Ends all nodes, those that are still starting too. Resolves when they are gone. */
  stop(): Promise<void>
}

/** Starts the nodes as children of this process. */
export function launchAnvils(plan: AnvilPlan, { onLost }: AnvilEvents): AnvilGroup {
  let stopping = false
  const anvils = plan.nodes.map(({ chainId, args }) => {
    const anvil = launchAnvil(plan, chainId, args)
    anvil.ready
      .then(() => anvil.gone)
      .then(
        (how) => {
          if (!stopping) onLost({ chainId, text: lostText(`Chain ${chainId}`, how) })
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

export function lostText(what: string, how: string): string {
  return `${what} ended by itself (${how}). Start the demo again.`
}

/** How a process ended, in a word or two. */
export function endOf(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ?? `code ${code}`
}

interface Anvil {
  readonly child: ChildProcess
  readonly ready: Promise<AnvilNode>
  /** Says how it ended. */
  readonly gone: Promise<string>
}

/** Enough for a stack trace, little enough to keep for hours. */
const keptOutput = 2000

function launchAnvil(plan: AnvilPlan, chainId: number, args: readonly string[]): Anvil {
  const child = spawn(plan.binary, [...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const lastOutput = () => (output === '' ? 'It wrote nothing.' : `Its last output:\n${output}`)

  const gone = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(endOf(code, signal)))
    child.once('error', () => {
      if (child.pid === undefined) resolve('not started')
    })
  })

  const ready = new Promise<AnvilNode>((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`Chain ${chainId} ${what} ${lastOutput()}`))
    const timer = setTimeout(
      () => fail(`did not come up within ${plan.timeoutMs / 1000} s.`),
      plan.timeoutMs,
    )
    let listens = false
    const read = (chunk: string) => {
      if (listens) return
      output = (output + chunk).slice(-keptOutput)
      const port = /Listening on \S+:(\d+)/.exec(output)?.[1]
      if (port === undefined || child.pid === undefined) return
      clearTimeout(timer)
      // What it wrote so far are the private keys, and what follows nobody will ask for.
      listens = true
      output = ''
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
      fail(`ended while it was starting (${endOf(code, signal)}).`)
    })
  })
  return { child, ready, gone }
}
