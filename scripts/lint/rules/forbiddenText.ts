import { located, type Rule } from '../sources.ts'

interface Forbidden {
  readonly pattern: RegExp
  readonly advice: string
  /** Paths to check. Default: all but lock files. */
  readonly files?: RegExp
}

const lockFile = /(?:^|\/)package-lock\.json$/
const code = /\.(?:m?[jt]s|[jt]sx)$/
/** Without translations and quotes of what was asked for. */
const english = /^(?!e2e\/spec\/rows\.md$|.*\/languages\/).*\.(?:tsx?|mts|mjs|css|md|sol)$/

const forbidden: readonly Forbidden[] = [
  {
    pattern: /(?<![\w.)}/-])\/(?:work|tmp|root|home|Users)\/[\w.]/g,
    advice: 'is a path of one machine: use a path from the root of the repository, or os.tmpdir()',
  },
  {
    pattern:
      /\bregistry\.(?:npmjs|yarnpkg|npmmirror|[a-z0-9-]+\.(?:com|org|net|io|dev|internal))\b/g,
    advice: 'is the host name of a package registry: every user has their own, leave it out',
  },
  {
    pattern: /"resolved":\s*"https?:/g,
    advice: 'is a download address: run npm install with the .npmrc of this repository',
    files: lockFile,
  },
  {
    // Biome and stylelint require a reason for their own suppressions.
    pattern: /@ts-(?:expect-error|ignore)\b(?!\s*(?::|--)\s*[^\s<].*[a-z]{2}.{6})/gi,
    advice: "has no reason: write ': <why it is right here>' after it",
    files: code,
  },
  {
    pattern: /@ts-nocheck/g,
    advice: 'silences a whole file: correct the types instead',
    files: code,
  },
  {
    pattern: /(?:\/\/|\/\*)\s*eslint-/g,
    advice: 'changes nothing: no code is checked by ESLint before it is built',
    files: code,
  },
  {
    // Suppressions and URLs cannot be wrapped. `* {` is a selector.
    pattern:
      /^(?=.{101})(?!.*(?:biome-ignore|stylelint-disable|https?:))[ \t]*(?:\{?\/[/*]|\*(?! {)).*/gm,
    advice: 'is over 100 columns: wrap it',
    files: /\.(?:m?[jt]s|[jt]sx|css|sol)$/,
  },
]

/** Words that read as archaic or translated. */
const archaic: readonly Forbidden[] = [
  { pattern: /\banew\b/gi, advice: "is archaic: write 'again', or 're' before the verb" },
  { pattern: /\bfor ever\b/gi, advice: "is archaic: write 'forever' or 'without a limit'" },
  { pattern: /\blest\b/gi, advice: "is archaic: write 'so that … not'" },
  { pattern: /\bwhoever\b/gi, advice: "is stilted: write 'anyone who', or name the person" },
  {
    pattern: /\b(?:any|some|every)body\b/gi,
    advice: "is informal: write 'anyone', 'someone', 'everyone'",
  },
]

const all: readonly Forbidden[] = [
  ...forbidden,
  ...archaic.map((word) => ({ ...word, files: english })),
]

/**
 * Forbids words that only mean something on one machine or to one team, suppressions without a
 * reason, wide comments and archaic English, in texts and file names.
 */
export const forbiddenText: Rule = (sources) =>
  [...sources].flatMap(([path, text]) => {
    if (path.startsWith('scripts/lint/rules/forbidden')) return []
    return all.flatMap(({ pattern, advice, files }) => {
      if (files ? !files.test(path) : lockFile.test(path)) return []
      return [...text.matchAll(pattern), ...path.matchAll(pattern)].map(
        ({ 0: found, index, input }) => {
          const message = `'${found}' ${advice}`
          return located(path, text, input === path ? 0 : index, message)
        },
      )
    })
  })
