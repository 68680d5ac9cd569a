import { expect, test } from 'vitest'
import { findings } from '../source/treeOf.ts'
import { lazySdksRule } from './lazySdks.ts'

const check = (code: string) => findings(lazySdksRule, { 'packages/kit/src/connectors/a.ts': code })

test('refuses an SDK that is loaded with the page', () => {
  expect(check("import { X } from '@walletconnect/universal-provider'")).toHaveLength(1)
  expect(check("export { X } from '@coinbase/wallet-sdk'")).toHaveLength(1)
})

test('accepts import() and types', () => {
  expect(check("void import('@walletconnect/universal-provider')")).toEqual([])
  expect(check("import type { X } from '@safe-global/safe-apps-sdk'")).toEqual([])
})
