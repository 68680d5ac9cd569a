import { describe, expect, test } from 'vitest'
import { classifyWalletError } from '../../errors/classifyWalletError.ts'
import {
  ConnectorTimeoutError,
  PairingExpiredError,
  RelayUnreachableError,
  SafeInfoError,
  WindowBlockedError,
} from '../../errors/connection.ts'
import { connectEn } from '../../i18n/connectEn.ts'
import { createTranslator } from '../../i18n/createTranslator.ts'
import { type FailureText, failureText, knownReason } from './failureText.ts'

const t = createTranslator(connectEn, 'en')

function textFor(error: unknown): FailureText {
  const failure = { kind: classifyWalletError(error), reason: knownReason(error), said: 'said' }
  return failureText(failure, 'Rainbow', t)
}

function linesFor(error: unknown): readonly string[] {
  return textFor(error).lines
}

describe('the text of a failed connection', () => {
  test.each([
    [new RelayUnreachableError(), 'Can’t reach the WalletConnect relay.'],
    [new PairingExpiredError(), 'This code has expired.'],
    [new SafeInfoError(), 'Could not load Safe information'],
    [new WindowBlockedError({ wallet: 'x' }), 'Your browser blocked the Rainbow window.'],
    [
      new ConnectorTimeoutError({ connector: 'x', operation: 'y', timeout: 1 }),
      'Rainbow didn’t respond.',
    ],
    [new Error('the cause', { cause: new SafeInfoError() }), 'Could not load Safe information'],
    [Object.assign(new Error('x'), { name: 'toString' }), 'Rainbow says: said'],
  ])('%s', (error, line) => {
    expect(linesFor(error)[0]).toContain(line)
    expect(linesFor(error).at(-1)).toBe('Nothing was changed or shared.')
  })

  test('is empty for a rejection', () => {
    expect(textFor({ code: 4001 })).toEqual({ title: 'Rainbow', lines: [], waits: false })
  })
})
