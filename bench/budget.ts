import { join } from 'node:path'
import { root } from '../scripts/lib/root.mjs'
import { measure } from './measure.ts'
import { reportOn } from './report.ts'

/** Limits of the first view, in bytes of brotli. */
const CEILINGS = { scripts: 82_400, styles: 5_700 }

try {
  const measured = await measure(join(root, 'apps/shell/dist/production'))
  const { lines, failures } = reportOn(measured, CEILINGS)
  for (const line of lines) console.log(line)
  for (const failure of failures) console.error(`Not allowed: ${failure}.`)
  if (failures.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
