import type { CodemodResult } from './runCodemod.ts'

/** Reports what was changed, and what needs manual work. */
export function report({ changed, notes }: CodemodResult, dry: boolean): string {
  if (changed.size === 0 && notes.length === 0) {
    return 'Nothing to do: no package.json here names RainbowKit or ConnectKit.'
  }
  const lines = [
    dry ? 'Would change:' : 'Changed:',
    ...[...changed.keys()].sort().map((path) => `  ${path}`),
  ]
  if (notes.length > 0) {
    // A file that is not changed yet may have fewer lines.
    lines.push('', dry ? 'Left for you, at these lines once changed:' : 'Left for you:')
    for (const { file, line, message } of notes) lines.push(`  ${file}:${line}  ${message}`)
  }
  if (!dry) lines.push('', 'Next: install the packages, then build.')
  return lines.join('\n')
}
