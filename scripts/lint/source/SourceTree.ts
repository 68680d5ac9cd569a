import type { SourceFile } from './SourceFile.ts'

/** The files of the repository, by path from its root. */
export class SourceTree {
  readonly files: readonly SourceFile[]
  readonly #byPath: ReadonlyMap<string, SourceFile>

  constructor(files: readonly SourceFile[]) {
    this.files = files
    this.#byPath = new Map(files.map((file) => [file.path, file]))
  }

  get(path: string): SourceFile | undefined {
    return this.#byPath.get(path)
  }

  /** Files below one of the folders. */
  under(...folders: readonly string[]): SourceFile[] {
    return this.files.filter((file) => folders.some((folder) => file.path.startsWith(`${folder}/`)))
  }
}
