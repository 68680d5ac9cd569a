import { describe, expect, test } from 'vitest'
import { UnreadableAnswerError } from '../errors/read.ts'
import { alice } from '../testing/fakeConnector.ts'
import { nativeBalance } from './nativeBalance.ts'

describe('nativeBalance', () => {
  test('reads the latest block and returns wei', async () => {
    const asked: unknown[] = []
    const value = await nativeBalance(async (args) => {
      asked.push(args)
      return '0xde0b6b3a7640000'
    }, alice)
    expect(value).toBe(10n ** 18n)
    expect(asked).toEqual([{ method: 'eth_getBalance', params: [alice, 'latest'] }])
  })

  test.each([
    null,
    1,
    '',
    '0x',
    '1',
    '0xzz',
    `0x${'f'.repeat(65)}`,
    {},
    '<html>',
  ])('refuses the response %j', async (answer) => {
    await expect(nativeBalance(async () => answer, alice)).rejects.toThrow(UnreadableAnswerError)
  })
})
