import type { ChildProcess } from 'node:child_process'

/**
 * Resolves once a server process has printed that it is ready; rejects with its last output if it
 * exits first. Its stdout and stderr must be pipes.
 */
export function untilReady(child: ChildProcess): Promise<void> {
  let output = ''
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-4000)
        if (/Foyer is ready/.test(output)) resolve()
      })
    }
    child.once('exit', () => reject(new Error(`The server exited: ${output}`)))
  })
}
