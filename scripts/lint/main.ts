import { fileURLToPath } from 'node:url'
import { allRules } from './allRules.ts'
import { formatViolation, lintTree } from './lintTree.ts'
import { readTree } from './source/readTree.ts'

// Rules that no other tool checks, as part of `npm run lint`.
const root = process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url))
const tree = readTree(root)
const violations = lintTree(tree, allRules)
for (const violation of violations) console.log(formatViolation(violation))

console.log(
  `House rules: ${tree.files.length} files, ${allRules.length} rules, ${violations.length} errors`,
)
if (violations.length > 0) process.exitCode = 1
