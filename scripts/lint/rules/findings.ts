import type { Rule } from '../Rule.ts'
import { SourceTree } from '../source/SourceTree.ts'

/** The violations of a rule in the given texts, by path, as `file:line message`. For tests. */
export function findings(rule: Rule, texts: Readonly<Record<string, string>>): string[] {
  const tree = new SourceTree(new Map(Object.entries(texts)))
  return rule.check(tree).map(({ file, line, message }) => `${file}:${line} ${message}`)
}
