import { fileURLToPath } from 'node:url'
import { allRules } from './allRules.ts'
import { formatViolation, lintTree } from './lintTree.ts'
import { readTree } from './source/readTree.ts'

// The rules of the house that Biome does not know. Part of `npm run lint`.
const root = process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url))
const tree = readTree(root)
const violations = lintTree(tree, allRules)
for (const violation of violations) console.log(formatViolation(violation))

const errors = violations.filter(({ level }) => level === 'error').length
const warnings = violations.length - errors
console.log(
  `House rules: ${tree.files.length} files, ${allRules.length} rules, ${errors} errors, ${warnings} warnings`,
)
if (errors > 0) process.exitCode = 1
