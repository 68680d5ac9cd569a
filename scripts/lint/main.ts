import { root } from '../lib/root.mjs'
import { documentedExports } from './rules/documentedExports.ts'
import { forbiddenText } from './rules/forbiddenText.ts'
import { moduleClasses } from './rules/moduleClasses.ts'
import { readSources } from './sources.ts'

// What no other tool checks, as part of `npm run lint`.
const sources = readSources(process.argv[2] ?? root)
const errors = [documentedExports, forbiddenText, moduleClasses].flatMap((rule) => rule(sources))
for (const error of errors.sort(new Intl.Collator('en', { numeric: true }).compare)) {
  console.log(error)
}
console.log(`House rules: ${sources.size} files, ${errors.length} errors`)
if (errors.length > 0) process.exitCode = 1
