import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { packagesRule } from './packages.ts'

const manifests = {
  'packages/kit/package.json': '{"name":"@foyer/kit","exports":{".":"./src/index.ts"}}',
  'packages/auth/package.json': '{"name":"@foyer/auth","exports":{".":"./src/index.ts"}}',
  'packages/testkit/package.json':
    '{"name":"@foyer/testkit","exports":{"./chains":"./src/chains/index.ts"}}',
}
const check = (path: string, code: string) => findings(packagesRule, { ...manifests, [path]: code })

test('the kit imports neither the sign-in server nor an app', () => {
  expect(check('packages/kit/src/a.ts', "import '@foyer/auth'")).toHaveLength(1)
  expect(check('packages/kit/src/a.test.ts', "import '@foyer/auth'")).toHaveLength(1)
  expect(check('packages/kit/src/a.ts', "import '../../../apps/shell/config/app.ts'")).toHaveLength(
    1,
  )
})

test('only tests of the kit use the test parts', () => {
  const code = "import { startChains } from '@foyer/testkit/chains'"
  expect(check('packages/kit/src/a.ts', code)).toHaveLength(1)
  expect(check('packages/kit/src/a.test.ts', code)).toEqual([])
  expect(check('packages/kit/src/testing/a.ts', code)).toEqual([])
})

test('the sign-in server is free of React', () => {
  expect(check('packages/auth/src/a.ts', "import { useState } from 'react'")).toHaveLength(1)
  expect(check('packages/auth/src/a.ts', "import { Hono } from 'hono'")).toEqual([])
})

test('the testkit does not know the kit', () => {
  expect(check('packages/testkit/src/a.ts', "import { x } from '@foyer/kit'")).toHaveLength(1)
})

test('a package is entered by its exports only', () => {
  expect(check('apps/shell/web/a.ts', "import '@foyer/kit'")).toEqual([])
  expect(check('apps/shell/web/a.ts', "import '@foyer/kit/src/ui/a.ts'")).toEqual([
    expect.stringContaining('is not an export of @foyer/kit'),
  ])
  expect(check('apps/shell/web/a.ts', "import '../../../packages/kit/src/a.ts'")).toEqual([
    expect.stringContaining('leaves apps/shell'),
  ])
  expect(check('packages/testkit/src/a.ts', "import '../../../contracts/index.ts'")).toHaveLength(1)
})

test('an app may be built by the scripts, a package stands alone', () => {
  const code = "import { x } from '../../scripts/vite/x.ts'"
  expect(check('apps/shell/vite.config.ts', code)).toEqual([])
  expect(check('packages/kit/vite.config.ts', code)).toHaveLength(1)
})

test('scripts and browser tests may look into folders', () => {
  expect(check('e2e/ui/harness/main.tsx', "import '../../../packages/kit/src/ui/a.ts'")).toEqual([])
})

test('what the browser gets holds no server code', () => {
  expect(check('apps/shell/web/a.ts', "import '../server/app.ts'")).toHaveLength(1)
  expect(check('apps/shell/web/a.ts', "import '../config/app.ts'")).toEqual([])
})

test('demo parts enter the browser only behind import()', () => {
  expect(check('apps/shell/web/a.ts', "import { x } from '@foyer/testkit/chains'")).toHaveLength(1)
  expect(check('apps/shell/web/a.ts', "import type { X } from '@foyer/testkit/chains'")).toEqual([])
  expect(check('apps/shell/web/a.ts', "void import('@foyer/testkit/chains')")).toEqual([])
})
