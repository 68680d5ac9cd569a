import { Visitor } from 'vite'
import type { Rule } from '../Rule.ts'
import type { CodeComment, SourceFile } from '../source/SourceFile.ts'
import type { Violation } from '../Violation.ts'

const suppression =
  /(?<![`'"])(?:biome-ignore(?:-(?:all|start|end))?(?:\s+[\w/-]+)?|@ts-(?:expect-error|ignore)|eslint-disable[\w-]*)(.*)/
const banned = /(?<![`'"])@ts-nocheck/
const reason = /^\s*(?::|--)\s*(?!<)\S*[a-z]{2}.{6,}/i

/** Requires a written reason for each suppressed check. Biome requires one for its own only. */
export const suppressionsRule: Rule = {
  name: 'suppressions',
  check(tree) {
    return tree.files.flatMap((file) => {
      if (file.path.endsWith('.css')) return checkComments(file, cssComments(file.text))
      if (!file.isCode) return []
      return [...checkComments(file, file.comments), ...checkCasts(file)]
    })
  },
}

function checkComments(file: SourceFile, comments: readonly CodeComment[]): Violation[] {
  const found: Violation[] = []
  for (const { text, start } of comments) {
    if (banned.test(text)) {
      found.push(file.error(start, '@ts-nocheck silences a whole file: correct the types instead'))
    }
    const after = suppression.exec(text)?.[1]
    if (after === undefined || reason.test(after)) continue
    found.push(
      file.error(
        start,
        "a silenced check has no reason: write ': <why it is right here>' after it",
      ),
    )
  }
  return found
}

const comment = /\/\/\s*\S.{7}/

/** `as unknown as` and `as never` silence the type checker just like a comment. */
function checkCasts(file: SourceFile): Violation[] {
  const found: Violation[] = []
  const lines = file.text.split('\n')
  const hasComment = (line: number) => comment.test(lines[line] ?? '')
  new Visitor({
    TSAsExpression({ expression, start, typeAnnotation }) {
      const line = file.lineAt(expression.end) - 1
      if (typeAnnotation.type === 'TSNeverKeyword') {
        if (hasComment(line) || hasComment(line - 1)) return
        found.push(
          file.error(start, "'as never' has no reason: mend the type, or say why beside it"),
        )
        return
      }
      if (expression.type !== 'TSAsExpression') return
      if (expression.typeAnnotation.type !== 'TSUnknownKeyword' || hasComment(line)) return
      found.push(
        file.error(
          start,
          "'as unknown as' has no reason: validate the value, or say why beside it",
        ),
      )
    },
  }).visit(file.program)
  return found
}

function cssComments(text: string): CodeComment[] {
  return [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map((match) => ({
    text: match[1] ?? '',
    start: match.index,
  }))
}
