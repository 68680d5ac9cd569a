import { FeeConflictError, InvalidAddressError, InvalidChainIdError, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import {
  InvalidConfirmationsError,
  InvalidHashError,
  InvalidStorageKeyError,
  InvalidTransactionTypeError,
  InvalidTypedDataError,
} from '../../../errors/input.ts'
import { alice } from '../../../testing/fakeConnector.ts'
import { assertTransaction } from './assertTransaction.ts'
import { assertTypedData, type TypedDataToCheck } from './assertTypedData.ts'
import { assertAddress, assertConfirmations, assertHash } from './assertValues.ts'

const key = `0x${'0'.repeat(64)}` as const

describe('invalid read parameters', () => {
  test('accepts valid input', () => {
    assertAddress(alice)
    assertHash(zeroHash)
    assertConfirmations(1)
  })

  test.each([
    '',
    '0x',
    `${alice}0`,
    `0x${'g'.repeat(40)}`,
    alice.replace('f', 'F'),
  ])('the address "%s"', (address) => {
    expect(() => assertAddress(address)).toThrow(InvalidAddressError)
    expect(() => assertAddress(address)).toThrow(`Address "${address}" is invalid`)
  })

  test.each(['', '0x1', `${zeroHash}0`, zeroHash.slice(2)])('the hash "%s"', (hash) => {
    expect(() => assertHash(hash)).toThrow(InvalidHashError)
  })

  test.each([0, -1, 1.5, Number.NaN])('%d confirmations', (confirmations) => {
    expect(() => assertConfirmations(confirmations)).toThrow(InvalidConfirmationsError)
  })
})

describe('assertTransaction', () => {
  test('accepts valid input', () => {
    assertTransaction({})
    assertTransaction({ chainId: 1, from: alice, to: alice, type: 'eip1559', maxFeePerGas: 1n })
    assertTransaction({
      type: 'eip2930',
      gasPrice: 1n,
      accessList: [{ address: alice, storageKeys: [key] }],
    })
  })

  test.each([0, -1, 1.5, Number.NaN, 2 ** 53])('the chain id %s must be positive', (chainId) => {
    expect(() => assertTransaction({ chainId })).toThrow(InvalidChainIdError)
    expect(() => assertTransaction({ chainId })).toThrow(`Chain ID "${chainId}" is invalid.`)
  })

  test('addresses must be valid: sender, receiver and those of the access list', () => {
    const bad = '0x1'
    for (const draft of [
      { from: bad },
      { to: bad },
      { accessList: [{ address: bad, storageKeys: [] }] },
    ] as const) {
      expect(() => assertTransaction(draft)).toThrow(InvalidAddressError)
      expect(() => assertTransaction(draft)).toThrow('Address "0x1" is invalid')
    }
  })

  test.each([
    '0x',
    '0x1',
    `${key}00`,
    key.slice(0, 65),
  ] as const)('the storage key %s is not 32 bytes', (storageKey) => {
    const accessList = [{ address: alice, storageKeys: [storageKey as `0x${string}`] }]
    expect(() => assertTransaction({ accessList })).toThrow(InvalidStorageKeyError)
    expect(() => assertTransaction({ accessList })).toThrow('Expected 32 bytes')
  })

  test.each([
    { type: 'eip9999' },
    { type: '' },
    { type: 'legacy', maxFeePerGas: 1n },
    { type: 'eip2930', maxPriorityFeePerGas: 1n },
    { type: 'eip1559', gasPrice: 1n },
    { type: 'eip7702', gasPrice: 1n },
    { type: 'legacy', accessList: [] },
  ])('the type of %o is invalid', (draft) => {
    expect(() => assertTransaction(draft)).toThrow(InvalidTransactionTypeError)
    expect(() => assertTransaction(draft)).toThrow(`Transaction type "${draft.type}" is invalid`)
  })

  test('fees of both kinds are a conflict', () => {
    expect(() => assertTransaction({ gasPrice: 1n, maxFeePerGas: 1n })).toThrow(FeeConflictError)
  })
})

describe('assertTypedData', () => {
  const data = (type: string, value: unknown) => ({
    types: { Thing: [{ name: 'value', type }] },
    primaryType: 'Thing',
    message: { value },
  })
  const failureOf = (typedData: TypedDataToCheck): Promise<unknown> =>
    assertTypedData(typedData).catch((reason: unknown) => reason)

  test.each([
    ['bytes4', '0x01020304'],
    ['bytes', '0x'],
    ['uint8', 255n],
    ['int8', -128],
    ['bytes4[2][]', [['0x01020304', '0x05060708']]],
    ['Thing[]', []],
    ['bool', false],
    ['string', ''],
    ['address', alice],
    // As wallets get them in JSON.
    ['uint8', '255'],
    ['uint8', '0xff'],
    ['int8', '-128'],
    ['uint256', `${2n ** 256n - 1n}`],
  ])('accepts a %s of %s', async (type, value) => {
    await assertTypedData(data(type, value))
  })

  test.each([
    ['bytes4', '0x010203', 'Expected bytes4, got bytes3'],
    ['bytes32', key.slice(0, 64), 'Expected bytes32'],
    ['uint8', 256n, '256'],
    ['address', '0x1', 'Address "0x1" is invalid'],
    ['bytes4[]', ['0x01020304', '0x010203'], 'Expected bytes4, got bytes3'],
    ['bytes4[2]', ['0x01020304'], 'Expected length: 2'],
    ['bytes4[][1]', [['0x010203']], 'Expected bytes4, got bytes3'],
    ['uint8[]', [1n, 256n], '256'],
    ['address[]', [alice, '0x1'], 'Address "0x1" is invalid'],
    ['bytes4[]', '0x01020304', 'is not a valid array'],
    ['bytes4[]', undefined, 'is not a valid array'],
    ['bytes2', '0x123', 'Expected bytes2, got "0x123"'],
    ['bytes2', '0xzzzz', 'Expected bytes2, got "0xzzzz"'],
    ['bytes4', 'abcd', 'Expected bytes4, got "abcd"'],
    ['bytes', '0x1', 'Expected bytes, got "0x1"'],
    ['uint8', '256', '256'],
    ['uint8', '0x100', '256'],
    ['uint8', '-1', '-1'],
    ['int8', '-129', '-129'],
    ['int8', '128', '128'],
    ['uint8[]', ['256'], '256'],
  ])('a %s of %s does not match the declared size', async (type, value, words) => {
    const error = await failureOf(data(type, value))
    expect(error).toBeInstanceOf(InvalidTypedDataError)
    expect(String(error)).toContain(words)
  })

  test.each([
    ['uint8', '1.5'],
    ['uint8', ''],
    ['uint8', undefined],
    ['uint8', true],
    ['bytes4', undefined],
    ['bool', 'true'],
    ['string', 5],
    ['address', undefined],
    ['Thing', null],
  ])('a %s of %s is of another type', async (type, value) => {
    const error = await failureOf(data(type, value))
    expect(error).toBeInstanceOf(InvalidTypedDataError)
  })

  test.each([
    ['bytes33', `0x${'0'.repeat(66)}`],
    ['bytes0', '0x'],
    ['uint7', 1n],
    ['uint', 1n],
    ['Other', { value: 1n }],
    ['Other[]', []],
  ])('the type %s is unknown', async (type, value) => {
    const error = await failureOf(data(type, value))
    expect(error).toBeInstanceOf(InvalidTypedDataError)
    expect(String(error)).toContain(`Unknown type "${type.replace('[]', '')}"`)
  })

  test('checks the lists inside a struct, and the structs inside a list', async () => {
    const types = {
      Mail: [{ name: 'people', type: 'Person[]' }],
      Person: [{ name: 'keys', type: 'bytes4[]' }],
    }
    const mail = (key: string) => ({
      types,
      primaryType: 'Mail',
      message: { people: [{ keys: [] }, { keys: [key] }] },
    })
    await assertTypedData(mail('0x01020304'))
    await expect(assertTypedData(mail('0x010203'))).rejects.toThrow(InvalidTypedDataError)
  })

  test('checks the lists of the domain', async () => {
    const withDomain = (key: string) => ({
      ...data('uint8', 1n),
      types: {
        Thing: [{ name: 'value', type: 'uint8' }],
        EIP712Domain: [{ name: 'keys', type: 'bytes4[]' }],
      },
      domain: { keys: [key] },
    })
    await assertTypedData(withDomain('0x01020304'))
    await expect(assertTypedData(withDomain('0x010203'))).rejects.toThrow(InvalidTypedDataError)
  })

  test('a struct may not have the name of a Solidity type', async () => {
    const typedData = data('uintPair', {})
    const types = { ...typedData.types, uintPair: [] }
    await expect(assertTypedData({ ...typedData, types })).rejects.toThrow(InvalidTypedDataError)
  })

  test('a primary type that is not declared is refused', async () => {
    const error = await failureOf({ ...data('uint8', 1n), primaryType: 'Other' })
    expect(error).toBeInstanceOf(InvalidTypedDataError)
    expect(String(error)).toContain('Unknown type "Other"')
  })
})
