import { type ESTree, type ParseResult, parseSync } from 'vite'

/** One violation of a rule. */
export interface Violation {
  /** Path from the root of the repository, with forward slashes. */
  readonly file: string
  /** Counted from 1. */
  readonly line: number
  /** What is wrong and how to fix it. */
  readonly message: string
}

/** A file of the repository. Code is parsed once, when a rule first needs it. */
export class SourceFile {
  readonly path: string
  readonly text: string
  #parsed: ParseResult | undefined

  constructor(path: string, text: string) {
    this.path = path
    this.text = text
  }

  get isCode(): boolean {
    return /\.(?:m?[jt]s|[jt]sx)$/.test(this.path)
  }

  get isTest(): boolean {
    return /\.(?:test|spec)\.(?:tsx?|mjs)$/.test(this.path)
  }

  get program(): ESTree.Program {
    return this.#parse().program
  }

  /** The comments of code. None if it cannot be parsed. */
  get comments(): ParseResult['comments'] {
    return this.#parse().comments
  }

  error(offset: number, message: string): Violation {
    const line = this.text.slice(0, offset).split('\n').length
    return { file: this.path, line, message }
  }

  #parse(): ParseResult {
    this.#parsed ??= parseSync(this.path, this.text)
    return this.#parsed
  }
}
