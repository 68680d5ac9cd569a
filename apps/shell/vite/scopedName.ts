import { createHash } from 'node:crypto'
import { basename, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

/**
 * The name of a CSS module's class in the page: `Dialog_header_x1y2z`. It depends only on the class
 * and on the file's path in the repository, so it does not change with the machine or the content.
 */
export function scopedName(name: string, file: string): string {
  const path = relative(ROOT, file.split('?')[0] ?? file)
    .split(sep)
    .join('/')
  const hash = createHash('sha256').update(`${path}\n${name}`).digest('hex').slice(0, 5)
  return `${basename(path).replace(/\.module\.\w+$|\.\w+$/, '')}_${name}_${hash}`
}
