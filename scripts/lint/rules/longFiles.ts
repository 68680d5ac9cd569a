import type { Rule } from '../Rule.ts'

const limit = 400

/** One concept a file: a long one usually holds several. Only a warning. */
export const longFilesRule: Rule = {
  name: 'longFiles',
  check(tree) {
    return tree.files.flatMap((file) => {
      if (!file.isCode && !file.path.endsWith('.css')) return []
      const lines = file.lineAt(file.text.length)
      if (lines <= limit) return []
      const message = `${lines} lines: more than ${limit} in one file usually hold several concepts`
      return [{ file: file.path, line: limit, message, level: 'warning' as const }]
    })
  },
}
