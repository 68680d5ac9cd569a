import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const kit = 'packages/kit/src'

/** Each file breaks one rule. */
const planted: readonly (readonly [rule: string, file: string, code: string])[] = [
  // Rooms
  ['room-order: ui', `${kit}/ui/up.ts`, "import '../connect/target.ts'"],
  ['room-order: ui', `${kit}/ui/upType.ts`, "import type { T } from '../wallets/target.ts'"],
  ['room-order: ui', `${kit}/ui/upLater.ts`, "void import('../connect/target.ts')"],
  ['room-order: format', `${kit}/format/up.ts`, "import '../theme/target.ts'"],
  ['features-apart: connect', `${kit}/connect/across.ts`, "import '../account/target.ts'"],
  [
    'features-apart: account',
    `${kit}/account/across.ts`,
    "import type { T } from '../connect/target.ts'",
  ],
  ['room-listed', `${kit}/cellar/new.ts`, "import '../errors/target.ts'"],
  ['entries-for-users', `${kit}/ui/entry.ts`, "import '../index.ts'"],
  ['fakes-for-tests', `${kit}/ui/fake.ts`, "import '../testing/target.ts'"],
  // Cycles
  ['no-cycle', `${kit}/format/ring1.ts`, "import './ring2.ts'"],
  ['no-folder-cycle', 'packages/auth/src/left/there.ts', "import '../right/target.ts'"],
  ['no-folder-cycle', 'packages/auth/src/right/back.ts', "import '../left/target.ts'"],
  // Folders and packages
  ['folder-order: contracts', 'contracts/up.ts', "import '@foyer/testkit/chains'"],
  ['folder-order: contracts', 'contracts/up.test.ts', "import '../e2e/target.ts'"],
  ['folder-order: scripts', 'scripts/up.ts', "import '../e2e/target.ts'"],
  ['folder-order: apps', 'apps/shell/up.ts', "import '../../bench/target.ts'"],
  ['packages-apart', `${kit}/theme/auth.test.ts`, "import '@foyer/auth'"],
  ['packages-apart', 'packages/testkit/src/up.ts', "import '@foyer/kit'"],
  ['test-parts-for-tests', `${kit}/theme/testkit.ts`, "import '@foyer/testkit/chains'"],
  ['test-parts-for-tests', `${kit}/theme/contracts.ts`, "import '@foyer/contracts'"],
  ['by-name', 'apps/shell/web/path.ts', "import '../../../packages/kit/src/theme/target.ts'"],
  ['by-name', 'apps/shell/script.ts', "import '../../scripts/target.ts'"],
  ['resolvable', 'apps/shell/web/inside.ts', "import '@foyer/kit/src/theme/target.ts'"],
  ['resolvable', 'apps/shell/web/gone.ts', "import './nowhere.ts'"],
  ['auth-without-react', 'packages/auth/src/view.ts', "import { useState } from 'react'"],
  ['auth-without-react', 'packages/auth/src/wagmi.ts', "import type { Config } from '@wagmi/core'"],
  // What is loaded with the page
  ['server-stays-out', 'apps/shell/web/server.ts', "import '../server/target.ts'"],
  ['server-without-kit', 'apps/shell/server/kit.ts', "import '@foyer/kit'"],
  ['server-without-kit', 'apps/shell/server/demo.ts', "import '@foyer/testkit/chains'"],
  ['demo-on-demand', 'apps/shell/web/demo.ts', "import { x } from '@foyer/testkit/chains'"],
  ['traces-on-demand', 'apps/shell/server/spans.ts', "import { trace } from '@opentelemetry/api'"],
  ['sdk-on-demand', `${kit}/connectors/sdk.ts`, "import { X } from '@coinbase/wallet-sdk'"],
  ['sdk-on-demand', `${kit}/connectors/sdk2.ts`, "export { X } from '@coinbase/wallet-sdk'"],
  [
    'sdk-on-demand',
    `${kit}/connectors/sdk3.ts`,
    "import type { Y } from '@coinbase/wallet-sdk'\nimport { X } from '@coinbase/wallet-sdk'",
  ],
  [
    'sdk-on-demand',
    'apps/shell/web/sdk.ts',
    "import { X } from '@coinbase/wallet-sdk'\nvoid import('@coinbase/wallet-sdk')",
  ],
  ['logic-without-react', `${kit}/connect/steps.ts`, "import { useState } from 'react'"],
  ['logic-without-react', 'apps/shell/web/start.ts', "import { x } from 'react-dom/client'"],
]

/** Each is valid. */
const accepted: readonly (readonly [file: string, code: string])[] = [
  [`${kit}/ui/down.ts`, "import '../errors/target.ts'\nimport '../theme/target.ts'"],
  [`${kit}/connect/down.ts`, "import '../ui/target.ts'\nimport '../wallets/target.ts'"],
  [`${kit}/index.ts`, "import './connect/target.ts'"],
  [`${kit}/ui/fake.test.ts`, "import '../testing/target.ts'\nimport '@foyer/testkit/chains'"],
  [`${kit}/testing/down.ts`, "import '@foyer/testkit/chains'\nimport '../wallets/target.ts'"],
  // The rest of the cycle, which is reported once.
  [`${kit}/format/ring2.ts`, "import type { T } from './ring3.ts'"],
  [`${kit}/format/ring3.ts`, "void import('./ring1.ts')"],
  [`${kit}/errors/top.ts`, "import './left.ts'\nimport './right.ts'"],
  [`${kit}/errors/left.ts`, "import './target.ts'"],
  [`${kit}/errors/right.ts`, "import './target.ts'"],
  [`${kit}/format/up.test.ts`, "import '../connect/target.ts'"],
  [`${kit}/connect/useLayout.ts`, "import { useState } from 'react'"],
  [`${kit}/connect/KitContext.ts`, "import { createContext } from 'react'"],
  [`${kit}/connect/View.tsx`, "import { useState } from 'react'"],
  [`${kit}/connect/types.ts`, "import type { ReactNode } from 'react'"],
  [`${kit}/connectors/later.ts`, "void import('@coinbase/wallet-sdk')"],
  [`${kit}/connectors/types.ts`, "import type { X } from '@coinbase/wallet-sdk'"],
  ['apps/shell/web/kit.ts', "import '@foyer/kit'\nimport '../config/target.ts'"],
  ['apps/shell/web/demoLater.ts', "void import('@foyer/testkit/chains')"],
  ['apps/shell/web/demoType.ts', "import type { X } from '@foyer/testkit/chains'"],
  ['apps/shell/server/api.ts', "import '@foyer/auth'\nimport type { X } from '@foyer/kit'"],
  ['apps/shell/server/spansLater.ts', "void import('@opentelemetry/api')"],
  ['apps/shell/server/demoLater.ts', "void import('@foyer/testkit/chains')"],
  ['packages/auth/src/left/right.test.ts', "import '../right/target.ts'"],
  ['packages/auth/src/plain.ts', "import { createHash } from 'node:crypto'"],
  ['packages/testkit/src/chain.ts', "import '@foyer/contracts'"],
  ['e2e/harness.ts', "import '../packages/kit/src/ui/target.ts'"],
]

const entries = {
  '@foyer/kit': ['packages/kit', '.', './src/index.ts'],
  '@foyer/auth': ['packages/auth', '.', './src/target.ts'],
  '@foyer/testkit': ['packages/testkit', './chains', './src/target.ts'],
  '@foyer/contracts': ['contracts', '.', './target.ts'],
} as const

let root = ''
let output: readonly string[] = []

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'foyer-dependencies-'))
  for (const [, file, code] of planted) write(file, code)
  for (const [file, code] of accepted) write(file, code)
  for (const room of 'errors format theme ui wallets connect account testing'.split(' ')) {
    write(`${kit}/${room}/target.ts`, 'export type T = 1')
  }
  const others =
    'bench e2e scripts contracts apps/shell/server apps/shell/config packages/auth/src packages/auth/src/left packages/auth/src/right packages/testkit/src'
  for (const folder of others.split(' ')) write(`${folder}/target.ts`, 'export type T = 1')
  for (const name of [
    'react',
    'react-dom',
    '@coinbase/wallet-sdk',
    '@wagmi/core',
    '@opentelemetry/api',
  ]) {
    write(`node_modules/${name}/package.json`, `{"name":"${name}"}`)
    write(`node_modules/${name}/index.js`, '')
    write(`node_modules/${name}/client.js`, '')
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

test.each(accepted)('%s is accepted', (file) => {
  expect(output.filter((line) => line.startsWith(`${file}:`))).toEqual([])
})

test('reports the import and what to do', () => {
  expect(output).toContainEqual(
    expect.stringMatching(
      /ui\/up\.ts: room-order: ui: imports packages\/kit\/src\/connect\/target\.ts\. Imports go down/,
    ),
  )
  expect(output).toContainEqual(
    expect.stringMatching(/ring1\.ts: no-cycle: imports .*ring2\.ts, which imports .*ring3\.ts, /),
  )
})
