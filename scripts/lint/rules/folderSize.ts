import { dirname } from 'node:path/posix'
import type { Rule } from '../Rule.ts'

/** Source files in a folder, without tests, styles and subfolders. */
const limit = 20

/** Lists: one file per language, icon or wallet. */
const lists = /\/languages(?:\/|$)|^packages\/kit\/src\/(?:ui\/icons|wallets\/definitions)$/

/** Limits the source files in a folder. */
export const folderSizeRule: Rule = {
  name: 'folderSize',
  check(tree) {
    const files = tree.files.filter(({ isCode, isTest }) => isCode && !isTest)
    const folders = Map.groupBy(files, ({ path }) => dirname(path))
    return [...folders].flatMap(([folder, [first, ...rest]]) => {
      const count = rest.length + 1
      if (!first || count <= limit || lists.test(folder)) return []
      return [first.error(0, `${folder} has ${count} source files: split it by what they are for`)]
    })
  },
}
