import type { Rule } from './Rule.ts'
import type { SourceTree } from './source/SourceTree.ts'
import type { Violation } from './Violation.ts'

/** The violations of all rules, by file and line. */
export function lintTree(tree: SourceTree, rules: readonly Rule[]): Violation[] {
  return rules.flatMap((rule) => rule.check(tree)).sort(byPlace)
}

function byPlace(a: Violation, b: Violation): number {
  if (a.file === b.file) return a.line - b.line
  return a.file < b.file ? -1 : 1
}

export function formatViolation({ file, line, message }: Violation): string {
  return `${file}:${line}: ${message}`
}
