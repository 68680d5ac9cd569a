import { join } from 'node:path'
import { root } from '../scripts/lib/root.ts'
import { measure } from './measure.ts'
import { reportOn } from './report.ts'

/** Bytes of brotli JavaScript that the first view may need. */
const CEILING = 125_000

try {
  const measured = await measure(join(root, 'apps/shell/dist/production'))
  const { lines, faults } = reportOn(measured, CEILING)
  for (const line of lines) console.log(line)
  for (const fault of faults) console.error(`Not allowed: ${fault}.`)
  if (faults.length > 0) process.exitCode = 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
