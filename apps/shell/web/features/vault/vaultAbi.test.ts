import { foyerTokenAbi, timeLockAbi } from '@foyer/contracts'
import type { Abi, AbiItem } from 'viem'
import { describe, expect, it } from 'vitest'
import { tokenAbi, vaultAbi } from './vaultAbi.ts'

/** The names, parameter types and return types of an ABI. */
function outlinesOf(abi: Abi): readonly string[] {
  return abi.filter((item) => item.type === 'function' || item.type === 'error').map(outlineOf)
}

function outlineOf(item: AbiItem): string {
  const outputs = item.type === 'function' ? JSON.stringify(typesOf(item.outputs)) : ''
  const inputs = 'inputs' in item ? JSON.stringify(typesOf(item.inputs ?? [])) : ''
  return `${item.type} ${'name' in item ? item.name : ''} ${inputs} ${outputs}`
}

interface Parameter {
  readonly type: string
  readonly components?: readonly Parameter[]
}

function typesOf(parameters: readonly Parameter[]): unknown {
  return parameters.map(({ components, type }) =>
    components === undefined ? type : [type, typesOf(components)],
  )
}

describe("the page's ABI", () => {
  it.each([
    ['token', tokenAbi, foyerTokenAbi],
    ['vault', vaultAbi, timeLockAbi],
  ] as const)('matches the compiled %s', (_name, written, compiled) => {
    expect(outlinesOf(compiled)).toEqual(expect.arrayContaining([...outlinesOf(written)]))
  })
})
