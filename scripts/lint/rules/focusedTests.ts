import { Visitor } from 'vite'
import type { Rule } from '../Rule.ts'
import type { SourceFile } from '../source/SourceFile.ts'
import type { Violation } from '../Violation.ts'

/** A focused test silently leaves out all the others. */
export const focusedTestsRule: Rule = {
  name: 'focusedTests',
  check(tree) {
    return tree.files.filter(({ isTest }) => isTest).flatMap(checkFile)
  },
}

function checkFile(file: SourceFile): Violation[] {
  const found: Violation[] = []
  new Visitor({
    MemberExpression: ({ property }) => {
      if (property.type !== 'Identifier' || property.name !== 'only') return
      found.push(file.error(property.start, '.only leaves out every other test: remove it'))
    },
  }).visit(file.program)
  return found
}
