import { type ESTree, parseSync } from 'vite'
import type { Violation } from '../Violation.ts'

export interface CodeComment {
  readonly text: string
  readonly start: number
}

/** A file of the repository. Code is parsed once, when a rule first needs it. */
export class SourceFile {
  readonly path: string
  readonly text: string
  #starts: readonly number[] | undefined
  #parsed: ReturnType<typeof parseSync> | undefined

  constructor(path: string, text: string) {
    this.path = path
    this.text = text
  }

  get isCode(): boolean {
    return /\.(?:ts|tsx|mts|mjs|js|jsx)$/.test(this.path)
  }

  get isTest(): boolean {
    return /\.(?:test|spec)\.(?:ts|tsx|mjs)$/.test(this.path)
  }

  get program(): ESTree.Program {
    return this.#parse().program
  }

  get comments(): readonly CodeComment[] {
    return this.#parse().comments.map(({ value, start }) => ({ text: value, start }))
  }

  /** Line of an offset, counted from 1. */
  lineAt(offset: number): number {
    this.#starts ??= lineStarts(this.text)
    let low = 0
    let high = this.#starts.length - 1
    while (low < high) {
      const middle = Math.ceil((low + high) / 2)
      if ((this.#starts[middle] ?? 0) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }

  error(offset: number, message: string): Violation {
    return { file: this.path, line: this.lineAt(offset), message }
  }

  #parse(): ReturnType<typeof parseSync> {
    this.#parsed ??= parseSync(this.path, this.text)
    return this.#parsed
  }
}

/** Offsets at which the lines of a text start. */
function lineStarts(text: string): readonly number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}
