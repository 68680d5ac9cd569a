import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import config from '../../.dependency-cruiser.ts'

const kit = 'packages/kit/src'
const sdk = "'@coinbase/wallet-sdk'"

/** Each file breaks one rule. */
const planted: readonly (readonly [rule: string, file: string, code: string])[] = [
  ['folder-order: chains', `${kit}/chains/up.ts`, "import type { T } from '../connect/target.ts'"],
  ['features-apart: connect', `${kit}/connect/across.ts`, "import '../account/target.ts'"],
  ['folder-listed', `${kit}/cellar/new.ts`, "import '../errors/target.ts'"],
  ['entries-for-users', `${kit}/errors/entry.ts`, "import '../index.ts'"],
  ['fakes-for-tests', `${kit}/errors/fake.ts`, "import '../testing/target.ts'"],
  ['no-cycle', `${kit}/account/ring1.ts`, "import './ring2.ts'"],
  ['no-folder-cycle', 'packages/auth/src/left/there.ts', "import '../right/target.ts'"],
  ['no-folder-cycle', 'packages/auth/src/right/back.ts', "import '../left/target.ts'"],
  ['folder-order: contracts', 'contracts/up.test.ts', "import '../e2e/target.ts'"],
  ['packages-apart', 'packages/testkit/src/up.ts', "import '@foyer/kit'"],
  ['ui-alone', 'packages/ui/src/up.ts', "import '@foyer/kit'"],
  ['ui-is-bundled', 'packages/auth/src/ui.ts', "import '@foyer/ui/target.ts'"],
  ['test-parts-for-tests', `${kit}/errors/testkit.ts`, "import '@foyer/testkit/chains'"],
  ['by-name', 'apps/shell/web/path.ts', "import '../../../packages/ui/src/theme/target.ts'"],
  ['resolvable', 'apps/shell/web/inside.ts', "import '@foyer/kit/src/errors/target.ts'"],
  ['auth-without-react', 'packages/auth/src/wagmi.ts', "import type { Config } from '@wagmi/core'"],
  ['server-stays-out', 'apps/shell/web/server.ts', "import '../server/target.ts'"],
  ['server-without-kit', 'apps/shell/server/kit.ts', "import '@foyer/kit'"],
  ['demo-on-demand', 'apps/shell/web/demo.ts', "import { x } from '@foyer/testkit/chains'"],
  ['demo-on-demand', 'apps/shell/web/wallet.ts', "import '../demo/target.ts'"],
  ['demo-on-demand', 'apps/shell/server/wallet.ts', "import '../demo/target.ts'"],
  ['demo-outside', 'apps/shell/config/wallet.ts', "void import('../demo/target.ts')"],
  [
    'sdk-on-demand',
    `${kit}/wallets/sdk.ts`,
    `import type { Y } from ${sdk}\nimport { X } from ${sdk}\nvoid import(${sdk})`,
  ],
  ['logic-without-react', `${kit}/connect/steps.ts`, "import { useState } from 'react'"],
]

/** The exceptions: tests, types, import(), and files for React. */
const accepted: readonly (readonly [file: string, code: string])[] = [
  [
    `${kit}/errors/A.test.ts`,
    "import '../connect/target.ts'\nimport '../testing/target.ts'\nimport '@foyer/testkit/chains'",
  ],
  ['packages/auth/src/tested/a.test.ts', "import '../testing/target.ts'"],
  ['packages/auth/src/testing/a.ts', "import '../tested/target.ts'"],
  [`${kit}/wallets/a.ts`, `import type { X } from ${sdk}\nvoid import(${sdk})`],
  [
    'apps/shell/web/a.ts',
    "void import('@foyer/testkit/chains')\nvoid import('../demo/target.ts')\nimport '@foyer/kit'",
  ],
  [
    'apps/shell/server/a.ts',
    "import type { X } from '@foyer/kit'\nvoid import('@foyer/testkit/chains')",
  ],
  [`${kit}/connect/types.ts`, "import type { ReactNode } from 'react'"],
  [`${kit}/connect/useLayout.ts`, "import { useState } from 'react'"],
  [`${kit}/connect/KitContext.ts`, "import { createContext } from 'react'"],
  [`${kit}/connect/View.tsx`, "import { useState } from 'react'"],
  // The rest of the cycle, which is reported once.
  [`${kit}/account/ring2.ts`, "import type { T } from './ring3.ts'"],
  [`${kit}/account/ring3.ts`, "void import('./ring1.ts')"],
]

const entries = {
  '@foyer/kit': ['packages/kit', '.', './src/index.ts'],
  '@foyer/ui': ['packages/ui', './*', './src/*'],
  '@foyer/auth': ['packages/auth', '.', './src/left/target.ts'],
  '@foyer/testkit': ['packages/testkit', './chains', './src/target.ts'],
} as const

let root = ''
let output: readonly string[] = []

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-dependencies-'))
  write(`${kit}/index.ts`, '')
  write('packages/testkit/src/target.ts', '')
  write('packages/ui/src/target.ts', '')
  for (const [file, code] of [...planted.map(([, ...rest]) => rest), ...accepted]) {
    write(file, code)
    for (const [, path = ''] of code.matchAll(/'(\..*target\.ts)'/g)) {
      write(join(dirname(file), path), 'export type T = 1')
    }
  }
  for (const name of ['react', '@coinbase/wallet-sdk', '@wagmi/core']) {
    write(`node_modules/${name}/package.json`, `{"name":"${name}"}`)
    write(`node_modules/${name}/index.js`, '')
  }
  mkdirSync(join(root, 'node_modules/@foyer'))
  for (const [name, [folder, entry, file]] of Object.entries(entries)) {
    write(`${folder}/package.json`, JSON.stringify({ name, exports: { [entry]: file } }))
    symlinkSync(join(root, folder), join(root, 'node_modules', name))
  }
  const script = join(import.meta.dirname, 'dependencies.ts')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, root], {
    encoding: 'utf8',
  })
  expect(stderr).toBe('')
  expect(status).toBe(1)
  output = stdout.split('\n')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), `${text}\n`)
}

test.each(planted)('%s is broken by %s', (rule, file) => {
  const reported = rule === 'no-folder-cycle' ? dirname(file) : file
  expect(output.filter((line) => line.startsWith(`${reported}: ${rule}`))).not.toEqual([])
})

test('every rule is broken by one of them', () => {
  const nameOf = (rule = '') => rule.replace(/:.*/, '')
  const rules = new Set(config.forbidden?.map(({ name }) => nameOf(name)))
  expect(new Set(planted.map(([rule]) => nameOf(rule)))).toEqual(rules)
})

test.each(accepted)('%s is accepted', (file) => {
  const places = [`${file}:`, `${dirname(file)}:`]
  expect(output.filter((line) => places.some((place) => line.startsWith(place)))).toEqual([])
})

test('reports the import and what to do', () => {
  expect(output).toContainEqual(
    expect.stringMatching(
      /chains\/up\.ts: folder-order: chains: imports packages\/kit\/src\/connect\/target\.ts\. Imports go down/,
    ),
  )
  expect(output).toContainEqual(
    expect.stringMatching(/ring1\.ts: no-cycle: imports .*ring2\.ts, which imports .*ring3\.ts, /),
  )
})
