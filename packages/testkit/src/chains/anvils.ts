import { type ChildProcess, spawn } from 'node:child_process'

/** The nodes to start. Serialisable, since it is passed to the supervisor. */
export interface AnvilPlan {
  readonly binary: string
  /** How long a node may take to start listening, in ms. */
  readonly timeoutMs: number
  readonly nodes: readonly { readonly chainId: number; readonly args: readonly string[] }[]
}

/** A running node. */
export interface AnvilNode {
  readonly chainId: number
  readonly port: number
  readonly pid: number
}

/** What exited unexpectedly after it was ready. */
export interface ChainLoss {
  /** Undefined if all chains are lost. */
  readonly chainId: number | undefined
  /** A message for people. */
  readonly text: string
}

/** Callbacks of `launchAnvils`. */
export interface AnvilEvents {
  readonly onLost: (loss: ChainLoss) => void
}

/** Nodes that were started together. */
export interface AnvilGroup {
  /**
   * Resolves in the order of the plan when all nodes listen. Rejects with the chain id and its last
   * output as soon as one fails.
   */
  readonly ready: Promise<readonly AnvilNode[]>
  /** Stops all nodes, including those that are still starting. Resolves when they have exited. */
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
        () => undefined, // It was never ready, so `ready` rejects.
      )
    return anvil
  })
  return {
    ready: Promise.all(anvils.map((anvil) => anvil.ready)),
    stop: async () => {
      stopping = true
      // There is no state to save, so SIGKILL is safe.
      for (const anvil of anvils) anvil.child.kill('SIGKILL')
      await Promise.all(anvils.map((anvil) => anvil.gone))
    },
  }
}

export function lostText(what: string, how: string): string {
  return `${what} exited unexpectedly (${how}). Start again.`
}

/** A short description of how a process ended. */
export function endOf(code: number | null, signal: NodeJS.Signals | null): string {
  return signal ?? `code ${code}`
}

interface Anvil {
  readonly child: ChildProcess
  readonly ready: Promise<AnvilNode>
  /** Resolves with a description of how it ended. */
  readonly gone: Promise<string>
}

/** Maximum length of the kept output, in characters: enough for a stack trace. */
const outputLimit = 2000

function launchAnvil(plan: AnvilPlan, chainId: number, args: readonly string[]): Anvil {
  const child = spawn(plan.binary, [...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const lastOutput = () => (output === '' ? 'It printed nothing.' : `Its last output:\n${output}`)

  const gone = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(endOf(code, signal)))
    child.once('error', () => {
      if (child.pid === undefined) resolve('not started')
    })
  })

  const ready = new Promise<AnvilNode>((resolve, reject) => {
    const fail = (what: string) => reject(new Error(`Chain ${chainId} ${what} ${lastOutput()}`))
    const timer = setTimeout(
      () => fail(`did not start within ${plan.timeoutMs / 1000} s.`),
      plan.timeoutMs,
    )
    let listens = false
    const read = (chunk: string) => {
      if (listens) return
      output = (output + chunk).slice(-outputLimit)
      const port = /Listening on \S+:(\d+)/.exec(output)?.[1]
      if (port === undefined || child.pid === undefined) return
      clearTimeout(timer)
      // The output so far contains the private keys, and later output is not needed.
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
