import { describe, expect, it } from 'vitest'
import { createTranslator } from './createTranslator.ts'
import { en } from './en.ts'
import type { AnyMessages } from './messages.ts'

const catalogue = {
  plain: 'Close',
  one: 'Opening {wallet}…',
  two: '{name} sent {count} to {name}',
  forms: { one: '{name} has {count} wallet', other: '{name} has {count} wallets' },
} as const

describe('createTranslator', () => {
  const t = createTranslator(catalogue, 'en')

  it('returns a plain text', () => {
    expect(t('plain')).toBe('Close')
  })

  it('fills in values at every placeholder', () => {
    expect(t('one', { wallet: 'Rainbow' })).toBe('Opening Rainbow…')
    expect(t('two', { name: 'Alice', count: 2 })).toBe('Alice sent 2 to Alice')
  })

  it('requires the values of a text by its types', () => {
    // @ts-expect-error: the types must refuse a missing value
    expect(t('one')).toBe('Opening {wallet}…')
    // @ts-expect-error: the types must refuse a missing value among several
    expect(t('two', { name: 'Alice' })).toBe('Alice sent {count} to Alice')
    // @ts-expect-error: the types must refuse a value that the text has no placeholder for
    expect(t('one', { wallet: 'A', more: 'B' })).toBe('Opening A…')
    // @ts-expect-error: the types must refuse a value for a text without placeholders
    expect(t('plain', { wallet: 'A' })).toBe('Close')
    // @ts-expect-error: the types must refuse an unknown key
    expect(t('nothing')).toBe('nothing')
    // @ts-expect-error: the types must refuse a value that is neither text nor number
    expect(t('one', { wallet: undefined })).toBe('Opening {wallet}…')
  })

  it('inserts values literally', () => {
    const wallet = '$& {wallet} <b>{name}</b> $1'
    expect(t('one', { wallet })).toBe(`Opening ${wallet}…`)
  })

  it('ignores inherited properties of keys and values', () => {
    const loose: (key: string, values?: Record<string, string>) => string = createTranslator<
      Record<string, string>
    >({ plain: 'Close' }, 'en')
    expect(loose('constructor')).toBe('constructor')
    expect(loose('__proto__')).toBe('__proto__')
    const trap = createTranslator({ text: '{constructor}{toString}' } as const, 'en')
    // @ts-expect-error: the types must refuse missing values
    expect(trap('text', {})).toBe('{constructor}{toString}')
  })

  it('formats numbers for the language and leaves text unchanged', () => {
    const german = createTranslator(catalogue, 'de')
    expect(german('two', { name: '8453', count: 1_234.5 })).toBe('8453 sent 1.234,5 to 8453')
    expect(german('two', { name: 'A', count: 2n ** 64n })).toContain('18.446.744.073.709.551.616')
  })

  it('uses the translation, and English if it is missing', () => {
    const german = createTranslator(catalogue, 'de', { one: '{wallet} wird geöffnet …' })
    expect(german('one', { wallet: 'Rainbow' })).toBe('Rainbow wird geöffnet …')
    expect(german('plain')).toBe('Close')
  })

  it('uses English for a null, which translation services write for an untranslated text', () => {
    const loaded: AnyMessages = JSON.parse('{"one":null,"forms":null}')
    const german = createTranslator(catalogue, 'de', loaded)
    expect(german('one', { wallet: 'Rainbow' })).toBe('Opening Rainbow…')
    expect(german('forms', { name: 'A', count: 1 })).toBe('A has 1 wallet')
  })

  it('uses the plural form of the current language', () => {
    expect(t('forms', { name: 'A', count: 1 })).toBe('A has 1 wallet')
    expect(t('forms', { name: 'A', count: 1_234 })).toBe('A has 1,234 wallets')
    const polish = createTranslator(catalogue, 'pl', {
      forms: {
        one: '{count} portfel',
        few: '{count} portfele',
        many: '{count} portfeli',
        other: '',
      },
    })
    const texts = [1, 2, 5, 22].map((count) => polish('forms', { name: 'A', count }))
    expect(texts).toEqual(['1 portfel', '2 portfele', '5 portfeli', '22 portfele'])
  })

  it('uses the English plural form for an English fallback', () => {
    const japanese = createTranslator(catalogue, 'ja', {})
    expect(japanese('forms', { name: 'A', count: 1 })).toBe('A has 1 wallet')
  })

  it('requires the count of a plural text by its types', () => {
    // @ts-expect-error: the types must refuse a missing number
    expect(t('forms', { name: 'A' })).toBe('A has {count} wallets')
    // @ts-expect-error: the types must refuse a number that is already formatted
    expect(t('forms', { name: 'A', count: '1' })).toBe('A has 1 wallet')
  })

  it('isolates names in a right-to-left sentence', () => {
    const arabic = createTranslator(catalogue, 'ar', { one: 'جار فتح {wallet}…' })
    expect(arabic('one', { wallet: 'Rainbow' })).toBe('جار فتح \u2068Rainbow\u2069…')
  })

  it('keeps an English fallback left-to-right in a right-to-left page', () => {
    const arabic = createTranslator({ wait: '{count} ms' } as const, 'ar', {})
    expect(arabic('wait', { count: '70' })).toBe('\u2068\u206870\u2069 ms\u2069')
  })

  it('has every text of the kit', () => {
    const kit = createTranslator(en, 'en')
    expect(kit('connect.connected', { name: 'Ada' })).toBe('Connected, Ada')
    expect(kit('connect.button')).toBe('Connect Wallet')
  })
})
