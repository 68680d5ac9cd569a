import type { Deployment } from '../config/deployment.ts'

export interface ServerArguments {
  readonly mode: Deployment['mode']
  /** Where the built page is; absent: where the build of the mode puts it. */
  readonly distDir?: string | undefined
}

/** The command line cannot be understood. The message says how to write it. */
export class ArgumentsError extends Error {
  override readonly name = 'ArgumentsError'
}

/** Reads `--mode demo|production` and, for an unusual place of the build, `--dist <folder>`. */
export function parseArguments(words: readonly string[]): ServerArguments {
  const values = new Map<string, string>()
  const rest = words.flatMap((word) => word.split(/(?<=^--[a-z]+)=/))
  for (let index = 0; index < rest.length; index += 2) {
    const name = rest[index] ?? ''
    const value = rest[index + 1]
    if (!['--mode', '--dist'].includes(name) || !value || values.has(name)) return misused(name)
    values.set(name, value)
  }
  const mode = values.get('--mode')
  if (mode !== 'demo' && mode !== 'production') return misused(`--mode ${mode ?? ''}`.trim())
  return { mode, distDir: values.get('--dist') }
}

function misused(word: string): never {
  throw new ArgumentsError(
    `"${word}" is not understood. Write: main.ts --mode demo|production [--dist <folder>]`,
  )
}
