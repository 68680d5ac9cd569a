import { readdirSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { dirname, join as joinPaths } from 'node:path/posix'
import { SourceFile } from './SourceFile.ts'

/** `.git` is a file in a linked worktree. */
const skippedNames =
  /^(?:\.cache|\.git|dist|node_modules|playwright-report|screenshots|test-results)$/
/** Compiler output, and separate apps: examples, templates, and the codemod's fixtures. */
const skippedPaths = new Set([
  'contracts/generated',
  'docs/.vitepress/cache',
  'docs/public/theme-editor',
  'docs/reference',
  'examples',
  'packages/codemod/fixtures',
  'packages/create-foyer/templates',
])
const textKinds = /^(?:\.(?:css|html|json|md|m?[jt]s|[jt]sx|sol|svg|txt|ya?ml))?$/
const importEndings = ['', '.ts', '.tsx', '.mts', '.mjs', '.js', '/index.ts', '/index.tsx']

/** The text files of the repository, by path from its root. */
export class SourceTree {
  readonly files: readonly SourceFile[]
  readonly #byPath: ReadonlyMap<string, SourceFile>

  constructor(texts: ReadonlyMap<string, string>) {
    this.#byPath = new Map([...texts].map(([path, text]) => [path, new SourceFile(path, text)]))
    this.files = [...this.#byPath.values()]
  }

  /** Reads a repository, except what is installed, built or generated. */
  static read(root: string): SourceTree {
    const texts = new Map<string, string>()
    const readFolder = (folder: string): void => {
      for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
        const path = joinPaths(folder, entry.name)
        if (skippedNames.test(entry.name) || skippedPaths.has(path)) continue
        if (entry.isDirectory()) readFolder(path)
        else if (entry.isFile() && textKinds.test(extname(path)))
          texts.set(path, readFileSync(join(root, path), 'utf8'))
      }
    }
    readFolder('')
    return new SourceTree(texts)
  }

  get(path: string): SourceFile | undefined {
    return this.#byPath.get(path)
  }

  /** Files below one of the folders. */
  under(...folders: readonly string[]): SourceFile[] {
    return this.files.filter((file) => folders.some((folder) => file.path.startsWith(`${folder}/`)))
  }

  /** The file of a relative import; undefined for packages and missing files. */
  imported(from: SourceFile, specifier: string): SourceFile | undefined {
    if (!specifier.startsWith('.')) return undefined
    const target = joinPaths(dirname(from.path), specifier.replace(/\?.*$/, ''))
    return importEndings.map((ending) => this.get(target + ending)).find(Boolean)
  }
}
