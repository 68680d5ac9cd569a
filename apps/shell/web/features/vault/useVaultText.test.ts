import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vaultToken } from '../../../config/vault.ts'
import { parseAmount } from './form/parseAmount.ts'
import { createVaultFormats } from './useVaultText.ts'

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
          expect(parseAmount(text, vaultToken.decimals)).toEqual({ state: 'ok', value: one })
        }
      }),
    )
  })
})
