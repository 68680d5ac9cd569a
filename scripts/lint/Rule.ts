import type { Violation } from './source/SourceFile.ts'
import type { SourceTree } from './source/SourceTree.ts'

/** A rule for the whole tree. Never throws, even on files that cannot be parsed. */
export interface Rule {
  readonly name: string
  check(tree: SourceTree): readonly Violation[]
}
