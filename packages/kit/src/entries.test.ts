import * as wagmiCore from '@wagmi/core'
import * as viem from 'viem'
import { describe, expect, test } from 'vitest'
import * as wagmi from 'wagmi'
import * as errors from './errors.ts'
import * as reads from './reads.ts'

test('the names of @foyer/kit/reads change on purpose only', () => {
  expect(Object.keys(reads)).toEqual(['rankedTransport'])
})

describe('every error of @foyer/kit/errors', () => {
  const libraries: Readonly<Record<string, unknown>> = { ...viem, ...wagmiCore, ...wagmi }

  test.each(Object.entries(errors))('%s is a KitError, or a library’s own', (name, kind) => {
    const isOurs = kind === errors.KitError || kind.prototype instanceof errors.KitError
    expect(kind.name).toBe(name)
    // A name that viem or wagmi also exports must be their class.
    expect(libraries[name]).toBe(isOurs ? undefined : kind)
  })
})
