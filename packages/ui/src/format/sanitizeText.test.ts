import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sanitizeText } from './sanitizeText.ts'

describe('sanitizeText', () => {
  it.each([
    ['a plain name', 'Rainbow', 'Rainbow'],
    ['blanks around and within', '  Meta \n\t Mask\u00a0 ', 'Meta Mask'],
    ['a bidi override', 'Meta\u202eksaM', 'MetaksaM'],
    ['bidi isolates and marks', '\u2066a\u2069\u200f\u061cb', 'ab'],
    ['zero-width characters', 'Me\u200bta\u200c\u200d\u2060Ma\ufeffsk', 'MetaMask'],
    ['soft hyphens and fillers', 'a\u00ad\u3164\u115f\uffa0\u2800\u034fb', 'ab'],
    ['controls', 'a\u0000\u0007\u001b[31m\u009fb', 'a[31mb'],
    ['line and paragraph separators', 'a\u2028b\u2029c', 'a b c'],
    ['tags', 'flag\u{e0067}\u{e007f}', 'flag'],
    ['half a surrogate pair', 'a\ud83d b', 'a b'],
    ['private use', 'a\ue000b', 'ab'],
    ['markup, which is text', '<img src=x onerror=alert(1)>'.slice(0, 20), '<img src=x onerror=a'],
    ['heaped marks', `Z${'\u0301'.repeat(40)}a`, 'Ź\u0301\u0301\u0301a'],
    ['another script', 'محفظة', 'محفظة'],
    ['emoji', 'Wallet 🦊', 'Wallet 🦊'],
    ['nothing visible', '\u200b\u202e \u2060', ''],
    ['24 characters', 'x'.repeat(24), 'x'.repeat(24)],
    ['25 characters', 'x'.repeat(25), `${'x'.repeat(23)}…`],
    ['a cut after a blank', `${'x'.repeat(22)} yyyyy`, `${'x'.repeat(22)}…`],
  ])('%s', (_title, text, clean) => {
    expect(sanitizeText(text)).toBe(clean)
  })

  it.each([
    undefined,
    null,
    7,
    {},
    [],
    Symbol('x'),
    { toString: () => 'trap' },
  ])('treats %s as empty', (value) => {
    expect(sanitizeText(value)).toBe('')
  })

  it('truncates at the given length', () => {
    expect(sanitizeText('abcdef', 4)).toBe('abc…')
    expect(sanitizeText('abcd', 4)).toBe('abcd')
    expect(sanitizeText('🦊🦊🦊🦊🦊', 4)).toBe('🦊🦊🦊…')
  })

  it('property: has no invisible characters, is idempotent and never exceeds its limit', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 200 }),
    )
    fc.assert(
      fc.property(text, (value) => {
        const clean = sanitizeText(value)
        expect(clean).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}]/u)
        expect([...new Intl.Segmenter('en').segment(clean)].length).toBeLessThanOrEqual(24)
        expect(clean).toBe(clean.trim())
      }),
    )
  })

  it('reads only the start of a very long text', () => {
    const started = process.threadCpuUsage()
    expect(sanitizeText('\u200b'.repeat(20_000_000))).toBe('')
    expect(sanitizeText('a'.repeat(20_000_000))).toHaveLength(24)
    // CPU time of this thread in microseconds, so that a busy machine does not matter.
    expect(process.threadCpuUsage(started).user).toBeLessThan(1_000_000)
  })
})
