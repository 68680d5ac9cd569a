import type { SourceTree } from './source/SourceTree.ts'
import type { Violation } from './Violation.ts'

/** A rule looks at the whole tree and says what is wrong with it. It never throws on odd input. */
export interface Rule {
  readonly name: string
  check(tree: SourceTree): readonly Violation[]
}
