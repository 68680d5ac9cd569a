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

/** Words that read as archaic or translated, in code and prose, each with its replacement. */
const archaic: readonly Word[] = [
  { pattern: /\banew\b/gi, message: "archaic: write 'again', or 're' before the verb" },
  {
    pattern: /\bfor ever\b/gi,
    message: "archaic: write 'forever', 'endlessly' or 'without a limit'",
  },
  { pattern: /\blest\b/gi, message: "archaic: write 'so that … not'" },
  { pattern: /\bwhoever\b/gi, message: "stilted: write 'anyone who', or name the person" },
  {
    pattern: /\b(?:any|some|every)body\b/gi,
    message: "informal: write 'anyone', 'someone', 'everyone'",
  },
]

/** Forbids words that only mean something on one machine or to one team, and archaic English. */
export const forbiddenWordsRule: Rule = {
  name: 'forbiddenWords',
  check(tree) {
    return tree.files.filter(({ path }) => path !== 'package-lock.json').flatMap(checkFile)
  },
}

function checkFile(file: SourceFile): Violation[] {
  const applied = isEnglish(file.path) ? [...words, ...archaic] : words
  return applied.flatMap(({ pattern, message }) =>
    [...file.text.matchAll(pattern)].map((match) =>
      file.error(match.index, `'${match[0]}' is ${message}`),
    ),
  )
}

/** Excludes translations, quotes of the specification, and this rule, which lists the words. */
function isEnglish(path: string): boolean {
  return (
    /\.(?:tsx?|mts|mjs|css|md)$/.test(path) &&
    !path.includes('/languages/') &&
    path !== 'docs/spec-map.md' &&
    !path.startsWith('scripts/lint/rules/forbiddenWords')
  )
}
