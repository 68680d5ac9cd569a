import fc from 'fast-check'
import { describe, expect, it, onTestFinished } from 'vitest'
import { vaultToken } from '../vaultAbi.ts'
import { createVaultFormats } from './createVaultFormats.ts'
import { parseAmount } from './parseAmount.ts'

const unit = 10n ** 15n

describe('createVaultFormats', () => {
  it.each([
    ['en', '1,250.5 FOYER', '1250.5'],
    ['de', '1.250,5 FOYER', '1250,5'],
    ['fr', '1\u202f250,5 FOYER', '1250,5'],
    ['ar-EG', '١٬٢٥٠٫٥ FOYER', '١٢٥٠٫٥'],
    ['en-IN', '1,250.5 FOYER', '1250.5'],
  ])('formats an amount as %s does', (locale, amount, plain) => {
    const formats = createVaultFormats(locale)
    expect(formats.amount(1_250_500n * unit)).toBe(amount)
    expect(formats.plain(1_250_500n * unit)).toBe(plain)
  })

  it.each([
    ['en', 1_250_500n, 'one thousand two hundred fifty point five'],
    ['de', 1_250_500n, '1250,5'],
    ['de', 1_234n, '1,2340'],
    ['ar-EG', 1_250_500n, '١٢٥٠٫٥'],
    ['de', 250_500n, undefined],
    ['en', 10n ** 19n, '10000000000000000'],
  ])('spells out the amount in %s for %d thousandths', (locale, thousandths, said) => {
    expect(createVaultFormats(locale).inWords(thousandths * unit)).toBe(said)
  })

  it('names the time zone if the local time occurs twice', () => {
    const before = process.env.TZ
    process.env.TZ = 'Europe/Berlin'
    onTestFinished(() => {
      if (before === undefined) delete process.env.TZ
      else process.env.TZ = before
    })
    const { time } = createVaultFormats('en-GB')
    const second = Date.UTC(2026, 9, 25, 1, 30) / 1_000
    expect(time(second - 3_600)).toBe('25 Oct 2026, 02:30 CEST')
    expect(time(second)).toBe('25 Oct 2026, 02:30 CET')
    expect(time(second + 3_600)).toBe('25 Oct 2026, 03:30')
  })

  it('never writes three digits after a single separator, which could group thousands', () => {
    expect(createVaultFormats('en').plain(1_234n * unit)).toBe('1.2340')
    expect(createVaultFormats('de').plain(1_234n * unit)).toBe('1,2340')
    expect(createVaultFormats('en').plain(1_000_000n * unit)).toBe('1000')
  })

  it('formats a balance so that it parses back exactly, in every language', () => {
    const locales = fc.constantFrom(
      'en',
      'de',
      'de-CH',
      'fr',
      'pl',
      'ar',
      'ar-EG',
      'fa',
      'hi',
      'ja',
    )
    const values = fc.bigInt({ min: 1n, max: 10n ** 30n })
    // With any number of trailing zeros.
    fc.assert(
      fc.property(values, fc.nat({ max: 29 }), locales, (some, zeros, locale) => {
        const value = some / 10n ** BigInt(zeros) + 1n
        for (const one of [value, value * 10n ** BigInt(zeros)]) {
          const text = createVaultFormats(locale).plain(one)
          const { decimals } = vaultToken
          expect(parseAmount(text, { locale, decimals })).toEqual({ state: 'ok', value: one })
        }
      }),
    )
  })
})
