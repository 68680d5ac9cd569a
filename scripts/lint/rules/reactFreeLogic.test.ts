import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { reactFreeLogicRule } from './reactFreeLogic.ts'

const check = (path: string, code = "import { useState } from 'react'") =>
  findings(reactFreeLogicRule, { [path]: code })

test('reports React in a file of logic', () => {
  expect(check('packages/kit/src/connect/steps/steps.ts')).toHaveLength(1)
  expect(
    check('apps/shell/web/start/start.ts', "import { createRoot } from 'react-dom/client'"),
  ).toHaveLength(1)
})

test('accepts it in hooks, contexts, views, tests and types', () => {
  expect(check('packages/kit/src/connect/views/useLayout.ts')).toEqual([])
  expect(check('packages/kit/src/config/KitContext.ts')).toEqual([])
  expect(check('packages/kit/src/connect/View.tsx')).toEqual([])
  expect(check('packages/kit/src/connect/steps/steps.test.ts')).toEqual([])
  expect(check('packages/kit/src/a.ts', "import type { ReactNode } from 'react'")).toEqual([])
})
