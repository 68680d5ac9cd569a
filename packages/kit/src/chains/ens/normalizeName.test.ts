import { describe, expect, test } from 'vitest'
import {
  DisallowedCharacterError,
  IllegalMixtureError,
  IllegalPlacementError,
  InvalidNameError,
} from '../../errors/name.ts'
import { normalizeName } from './normalizeName.ts'

function errorOf(text: string): unknown {
  try {
    return normalizeName(text)
  } catch (error) {
    return error
  }
}

describe('normalizeName', () => {
  test.each([
    ['alice.foyer.eth', 'alice.foyer.eth'],
    ['ALICE.foyer.eth', 'alice.foyer.eth'],
    ['alice\u200b.foyer.eth', 'alice.foyer.eth'],
  ])('normalises %s to %s', (text, name) => expect(normalizeName(text)).toBe(name))

  test.each([
    ['a b.eth', DisallowedCharacterError, 'disallowed character: " " {20}'],
    ['\u202ealice.eth', DisallowedCharacterError, 'disallowed character: {202E}'],
    ['faceboo\u043a.eth', IllegalMixtureError, 'illegal mixture: Latin + Cyrillic "к" {43A}'],
    ["'a.eth", IllegalPlacementError, 'illegal placement: leading apostrophe'],
    ["a''b.eth", IllegalPlacementError, 'illegal placement: apostrophe + apostrophe'],
    ['a..eth', InvalidNameError, 'not allowed: empty label'],
    ['\u0430\u0430\u0430.eth', InvalidNameError, 'whole-script confusable'],
    ['a_b.eth', InvalidNameError, 'underscore allowed only at start'],
  ])('throws its own error with a reason for %j', (text, NameError, words) => {
    const error = errorOf(text)
    expect(error).toBeInstanceOf(NameError)
    expect(error).toBeInstanceOf(InvalidNameError)
    expect(error instanceof Error && error.message).toContain(words)
  })

  test('hostile text is sanitised and truncated in the message', () => {
    const error = errorOf(`\u202e${'x'.repeat(5_000)} .eth`)
    expect(error instanceof Error && error.message).not.toContain('\u202e')
    expect(error instanceof Error && error.message.length).toBeLessThan(500)
  })
})
