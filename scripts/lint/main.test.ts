import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

function lint(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'foyer-lint-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  spawnSync('git', ['init', '--quiet'], { cwd: root })
  const main = join(import.meta.dirname, 'main.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [main, root], { encoding: 'utf8' })
  rmSync(root, { recursive: true })
  return { status, lines: stdout.trim().split('\n'), stderr }
}

test('the command prints file, line and advice, and exits 1', () => {
  const { status, lines } = lint({
    'e2e/b.ts': "import './a.module.css'",
    'e2e/a.module.css': '/* …🙂 */\n.old {}\n',
  })
  expect(lines).toEqual([
    "e2e/a.module.css:2: class 'old' is used by no file: remove it",
    'House rules: 2 files, 1 errors',
  ])
  expect(status).toBe(1)
})

test('the command accepts what cannot be parsed, and skips what is ignored or no text', () => {
  const { status, lines, stderr } = lint({
    'packages/ui/src/odd.tsx': '<<<< >>>> {{{',
    'odd.css': '.a { b: "unclosed\n} } /* open',
    'odd.png': ['\0starts an', 'ew'].join(''),
    '.gitignore': 'dist/',
    'packages/kit/dist/a.module.css': '.a {}',
  })
  expect({ status, lines, stderr }).toEqual({
    status: 0,
    lines: ['House rules: 3 files, 0 errors'],
    stderr: '',
  })
})
