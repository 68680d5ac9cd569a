import { parseArgs } from 'node:util'
import type { Deployment } from '../config/deployment.ts'

export interface ServerArguments {
  readonly mode: Deployment['mode']
  /** The folder of the built page. Default: the build folder of the mode. */
  readonly distDir?: string | undefined
}

/** The command line is invalid. The message shows the correct usage. */
export class ArgumentsError extends Error {
  override readonly name = 'ArgumentsError'
}

/**
 * Parses `--mode demo|production` and the optional `--dist <folder>`.
 *
 * @throws ArgumentsError for anything else
 */
export function parseArguments(args: readonly string[]): ServerArguments {
  const { tokens } = parseArgs({
    args: [...args],
    options: { mode: { type: 'string' }, dist: { type: 'string' } },
    // Every token is checked here, so that the message can name the wrong one.
    strict: false,
    tokens: true,
  })
  const values = new Map<string, string>()
  for (const token of tokens) {
    if (token.kind !== 'option') return refuse(token.kind === 'positional' ? token.value : '--')
    const { name, rawName, value } = token
    const isKnown = rawName === '--mode' || rawName === '--dist'
    if (!isKnown || !value || values.has(name)) return refuse(rawName)
    values.set(name, value)
  }
  const mode = values.get('mode')
  if (mode !== 'demo' && mode !== 'production') return refuse(`--mode ${mode ?? ''}`.trim())
  return { mode, distDir: values.get('dist') }
}

function refuse(word: string): never {
  throw new ArgumentsError(
    `Invalid argument "${word}". Usage: main.ts --mode demo|production [--dist <folder>]`,
  )
}
