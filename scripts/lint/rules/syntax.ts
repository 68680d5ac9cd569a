import type { Rule } from '../Rule.ts'

/** The other rules read parsed code: a file that cannot be parsed would pass them all. */
export const syntaxRule: Rule = {
  name: 'syntax',
  check(tree) {
    return tree.files.flatMap((file) => {
      if (!file.isCode || file.syntaxError === undefined) return []
      return [file.error(0, `cannot be parsed: ${file.syntaxError}`)]
    })
  },
}
