import { createTranslator } from '@foyer/ui/i18n/createTranslator.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeSentence } from './sanitizeSentence.ts'

const [start, end] = ['\u2068', '\u2069']
const lock = createTranslator({ lock: 'Lock {amount}' }, 'ar', { lock: 'قفل {amount}' })

describe('sanitizeSentence', () => {
  it('keeps the isolates of an Arabic sentence, which show an amount before its symbol', () => {
    const description = lock('lock', { amount: '12.5 FOYER' })
    expect(description).toBe(`قفل ${start}12.5 FOYER${end}`)
    expect(sanitizeSentence(description, 80)).toBe(description)
  })

  it.each([
    ['two isolates', `${start}a${end} b ${start}c${end}`, `${start}a${end} b ${start}c${end}`],
    ['an isolate that never ends', `a ${start}b`, 'a b'],
    ['an isolate that never starts', `a${end} b`, 'a b'],
    ['of nested isolates the inner one', `${start}a ${start}b${end}${end}`, `a ${start}b${end}`],
    ['other isolates', `\u2066a${end} \u2067b${end}`, 'a b'],
    ['an isolate in another one', `\u2067a ${start}b${end}${end}`, `a ${start}b${end}`],
    ['an empty isolate', `a${start}${end}b`, 'ab'],
    ['an isolate of nothing visible', `${start}\u200b\u202e${end}`, ''],
    ['an override in an isolate', `${start}a\u202eb${end}`, `${start}ab${end}`],
    ['noncharacters', '\ufdd0a\ufdd1', 'a'],
    [
      'heaped marks between isolates',
      `a${`${start}\u0301${end}`.repeat(9)}`,
      'á\u0301\u0301\u0301',
    ],
    ['white space around and within', ` a \n ${start}b\tc${end} `, `a ${start}b c${end}`],
  ])('%s', (_title, text, clean) => {
    expect(sanitizeSentence(text, 80)).toBe(clean)
  })

  it('ends an isolate that it cuts', () => {
    expect(sanitizeSentence(`a ${start}bcdefgh${end}`, 6)).toBe(`a ${start}bc…${end}`)
    expect(sanitizeSentence(`a ${start}b${end}cdefgh`, 6)).toBe(`a ${start}b${end}…`)
  })

  it.each([undefined, null, 7, {}])('treats %s as empty', (value) => {
    expect(sanitizeSentence(value, 80)).toBe('')
  })

  it('property: has no invisible characters but balanced isolates, whatever it is given', () => {
    const unit = fc.oneof(
      fc.constantFrom(start, end, '\u2066', '\u2067', '\u202e', '\u0301', ' ', '\ufdd0'),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
    )
    fc.assert(
      fc.property(fc.string({ unit, maxLength: 60 }), (value) => {
        const clean = sanitizeSentence(value, 24)
        const rest = clean.replace(/\u2068[^\u2068\u2069]+\u2069/gu, '')
        expect(rest).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u)
        expect(clean.replace(/[\u2068\u2069]/gu, '')).not.toMatch(/[\p{Cc}\p{Cf}]|\p{M}{5}/u)
      }),
    )
  })
})
