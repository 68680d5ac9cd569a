import type { Rule } from '../Rule.ts'
import type { SourceFile } from '../source/SourceFile.ts'

/** In columns, as Biome wraps code. */
const limit = 100

/** Lines that cannot be wrapped: suppressions, which apply to the next line, and URLs. */
const unwrappable = /biome-ignore|stylelint-disable|https?:\/\//

/** Limits the width of lines with comments, which Biome does not wrap. */
export const commentWidthRule: Rule = {
  name: 'commentWidth',
  check(tree) {
    return tree.files.flatMap((file) => {
      const wide = wideLines(file)
      if (wide.length === 0) return []
      const comments = commentsOf(file)
      return wide
        .filter(({ start, end }) => comments.some((it) => it.start < end && it.end > start))
        .map(({ start }) => file.error(start, `comment over ${limit} columns: wrap it`))
    })
  },
}

interface Range {
  readonly start: number
  readonly end: number
}

function wideLines({ text }: SourceFile): readonly Range[] {
  return [...text.matchAll(/^.+$/gm)]
    .filter(([line]) => line.length > limit && !unwrappable.test(line))
    .map(({ 0: line, index }) => ({ start: index, end: index + line.length }))
}

/** The comments of code, styles and contracts. */
function commentsOf(file: SourceFile): readonly Range[] {
  if (file.isCode) return file.comments
  if (!/\.(?:css|sol)$/.test(file.path)) return []
  const comments = file.text.matchAll(/^[ \t]*\/\/.*$|\/\*[\s\S]*?\*\//gm)
  return [...comments].map(({ 0: comment, index }) => ({
    start: index,
    end: index + comment.length,
  }))
}
