import type { Rule } from '../Rule.ts'
import type { SourceFile } from '../source/SourceFile.ts'
import type { Violation } from '../Violation.ts'

interface Word {
  readonly pattern: RegExp
  readonly message: string
}

// Assembled here, so that this file does not match itself.
const machineFolders = ['work', 'tmp', 'root', 'home', 'Users'].join('|')

const words: readonly Word[] = [
  {
    pattern: new RegExp(`(?<![\\w.)}/-])/(?:${machineFolders})/[\\w.]`, 'g'),
    message: 'a path of one machine: use a path from the root of the repository, or os.tmpdir()',
  },
  {
    pattern:
      /\bregistry\.(?:npmjs|yarnpkg|npmmirror|[a-z0-9-]+\.(?:com|org|net|io|dev|internal))\b/g,
    message: 'the host name of a package registry: every user has their own, leave it out',
  },
  {
    pattern: /\bissue #?\d{1,2}\b(?!\d)/gi,
    message: 'a number from a list of work: describe the problem instead',
  },
]

/** Forbids words that only mean something on one machine or to one team. */
export const forbiddenWordsRule: Rule = {
  name: 'forbiddenWords',
  check(tree) {
    return tree.files.filter(({ path }) => path !== 'package-lock.json').flatMap(checkFile)
  },
}

function checkFile(file: SourceFile): Violation[] {
  return words.flatMap(({ pattern, message }) =>
    [...file.text.matchAll(pattern)].map((match) =>
      file.error(match.index, `'${match[0]}' is ${message}`),
    ),
  )
}
