import { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'
import { en } from '@foyer/ui/i18n/en.ts'
import { describe, expect, test } from 'vitest'
import {
  ConnectorTimeoutError,
  PairingExpiredError,
  RelayUnreachableError,
  SafeInfoError,
  WindowBlockedError,
} from '../../errors/connection.ts'
import { sdkError } from '../../wallets/connectors/sdkError.ts'
import {
  attemptEn,
  connectErrorKind,
  type FailureText,
  failureText,
  knownReason,
} from './failureText.ts'

const t = createTranslator(attemptEn, 'en')
const tKit = createTranslator(en, 'en')

function textFor(error: unknown): FailureText {
  const failure = { kind: connectErrorKind(error), reason: knownReason(error), said: 'said' }
  return failureText(failure, 'Rainbow', t, tKit)
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
    [
      sdkError(
        '@x/sdk',
        new TypeError('Failed to fetch dynamically imported module: https://a/x.js'),
      ),
      'Part of this page failed to load.',
    ],
    [
      new TypeError('error loading dynamically imported module: https://a/x.js'),
      'Part of this page failed to load.',
    ],
    [{ code: 4100, message: 'Unlock first' }, 'Rainbow says: said'],
    [{ code: 4900, message: 'gone' }, 'Rainbow closed the connection to this page.'],
    [{ code: 4100, cause: { code: 4900 } }, 'Rainbow closed the connection to this page.'],
    [new TypeError('Importing a module script failed.'), 'Part of this page failed to load.'],
  ])('%s', (error, line) => {
    expect(linesFor(error)[0]).toContain(line)
    expect(linesFor(error).at(-1)).toBe('Nothing was changed or shared.')
  })

  test('is no failure for a rejection', () => {
    expect(textFor({ code: 4001 })).toEqual({
      title: 'Rainbow',
      lines: [],
      quiet: 'Nothing was shared.',
      waits: false,
    })
  })

  test('never says of a wallet that shared its accounts that it shared nothing', () => {
    const failure = { kind: 'rejected', said: '', shared: true } as const
    expect(failureText(failure, 'Rainbow', t, tKit)).toMatchObject({ lines: [], quiet: undefined })
    const stays = 'Rainbow keeps this site connected. To remove it, use Rainbow’s settings.'
    expect(failureText({ ...failure, kept: true }, 'Rainbow', t, tKit).lines).toEqual([stays])
  })
})
