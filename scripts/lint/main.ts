import { fileURLToPath } from 'node:url'
import type { Rule } from './Rule.ts'
import { documentedExportsRule } from './rules/documentedExports.ts'
import { forbiddenTextRule } from './rules/forbiddenText.ts'
import { moduleClassesRule } from './rules/moduleClasses.ts'
import { SourceTree } from './source/SourceTree.ts'

// What no other tool checks, as part of `npm run lint`.
const rules: readonly Rule[] = [documentedExportsRule, forbiddenTextRule, moduleClassesRule]

const root = process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url))
const tree = SourceTree.read(root)
const violations = rules.flatMap((rule) => rule.check(tree))
const lines = violations.map(({ file, line, message }) => `${file}:${line}: ${message}`)
for (const line of lines.sort(new Intl.Collator('en', { numeric: true }).compare)) console.log(line)
console.log(
  `House rules: ${tree.files.length} files, ${rules.length} rules, ${violations.length} errors`,
)
if (violations.length > 0) process.exitCode = 1
