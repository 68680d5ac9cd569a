import { expect, test } from 'vitest'
import * as errors from './errors.ts'
import * as reads from './reads.ts'

test('the names of @foyer/kit/reads change on purpose only', () => {
  expect(Object.keys(reads).toSorted()).toMatchInlineSnapshot(`
    [
      "assertAddress",
      "assertConfirmations",
      "assertFees",
      "assertHash",
      "assertStorageKey",
      "assertTransaction",
      "assertTypedData",
      "defaultTip",
      "estimateFees",
      "proveOwnEndpoint",
    ]
  `)
})

test('every error of @foyer/kit/errors has its class as its name', () => {
  for (const [name, kind] of Object.entries(errors)) {
    expect(kind === errors.KitError || kind.prototype instanceof errors.KitError, name).toBe(true)
    expect(kind.name).toBe(name)
  }
})
