import type { Rule } from '../Rule.ts'
import type { SourceFile } from '../source/SourceFile.ts'
import type { Violation } from '../Violation.ts'

const exact = /^(?:npm:[@\w./-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/
const pinnedSections = ['dependencies', 'devDependencies', 'optionalDependencies'] as const

type Manifest = Partial<Record<(typeof pinnedSections)[number], Record<string, string>>>

/** Forbids download URLs in the lock file, and version ranges except for peers. */
export const packageFilesRule: Rule = {
  name: 'packageFiles',
  check(tree) {
    return tree.files.flatMap((file) => {
      if (file.path === 'package-lock.json') return checkLock(file)
      return /(?:^|\/)package\.json$/.test(file.path) ? checkManifest(file) : []
    })
  },
}

function checkLock(file: SourceFile): Violation[] {
  const at = file.text.search(/"resolved":\s*"https?:/)
  if (at === -1) return []
  return [
    file.error(
      at,
      'the lock file names download addresses: run npm install with the .npmrc of this repository',
    ),
  ]
}

function checkManifest(file: SourceFile): Violation[] {
  const manifest: Manifest = JSON.parse(file.text)
  const found: Violation[] = []
  for (const section of pinnedSections) {
    for (const [name, version] of Object.entries(manifest[section] ?? {})) {
      if (exact.test(version)) continue
      const start = file.text.indexOf(`"${name}"`, file.text.indexOf(`"${section}"`))
      found.push(file.error(start, `'${name}': '${version}' is a range: pin one exact version`))
    }
  }
  return found
}
