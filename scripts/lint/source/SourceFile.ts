import { type ESTree, parseSync } from 'vite'
import type { Violation } from '../Violation.ts'
import { lineStarts } from './lineStarts.ts'

export interface ImportedModule {
  readonly specifier: string
  /** Offset of the specifier in the text. */
  readonly start: number
  readonly kind: 'static' | 'dynamic'
  /** Erased before it runs: `import type`, or only type names. */
  readonly typeOnly: boolean
}

export interface CodeComment {
  readonly text: string
  readonly start: number
}

/** A file of the repository; code is parsed once, when a rule first asks for it. */
export class SourceFile {
  readonly path: string
  readonly text: string
  #starts: readonly number[] | undefined
  #parsed: ReturnType<typeof parseSync> | undefined
  #imports: readonly ImportedModule[] | undefined

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

  /** First parse error, if the file cannot be read as code. */
  get syntaxError(): string | undefined {
    return this.#parse().errors[0]?.message
  }

  get imports(): readonly ImportedModule[] {
    this.#imports ??= importsOf(this.#parse(), this.text)
    return this.#imports
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

function importsOf(parsed: ReturnType<typeof parseSync>, text: string): ImportedModule[] {
  const found: ImportedModule[] = []
  for (const node of parsed.program.body) {
    if (node.type === 'ImportDeclaration') {
      const names = node.specifiers
      const typeOnly =
        node.importKind === 'type' ||
        (names.length > 0 &&
          names.every((name) => name.type === 'ImportSpecifier' && name.importKind === 'type'))
      found.push(staticImport(node.source, typeOnly))
    } else if (node.type === 'ExportNamedDeclaration' && node.source !== null) {
      found.push(staticImport(node.source, node.exportKind === 'type'))
    } else if (node.type === 'ExportAllDeclaration') {
      found.push(staticImport(node.source, node.exportKind === 'type'))
    }
  }
  for (const { moduleRequest } of parsed.module.dynamicImports) {
    const raw = text.slice(moduleRequest.start, moduleRequest.end)
    const specifier = /^(['"`])([^$]*)\1$/.exec(raw)?.[2]
    if (specifier === undefined) continue
    found.push({ specifier, start: moduleRequest.start, kind: 'dynamic', typeOnly: false })
  }
  return found
}

function staticImport(source: { value: string; start: number }, typeOnly: boolean): ImportedModule {
  return { specifier: source.value, start: source.start, kind: 'static', typeOnly }
}
