import { lintTree } from '../lintTree.ts'
import type { Rule } from '../Rule.ts'
import { SourceFile } from './SourceFile.ts'
import { SourceTree } from './SourceTree.ts'

/** A tree of the given texts, for tests of rules. */
export function treeOf(texts: Readonly<Record<string, string>>): SourceTree {
  return new SourceTree(Object.entries(texts).map(([path, text]) => new SourceFile(path, text)))
}

/** The violations of one rule in the given texts, as `file:line message`. */
export function findings(rule: Rule, texts: Readonly<Record<string, string>>): string[] {
  return lintTree(treeOf(texts), [rule]).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  )
}
