import { formatBalance, formatExact } from '@foyer/ui/format/formatBalance.ts'
import { firstCharacters } from '@foyer/ui/format/sanitizeText.ts'
import { monogram } from '@foyer/ui/icon/Icon.tsx'
import { isLoopbackUrl } from '@foyer/ui/utils/isLoopbackUrl.ts'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { looksPrivate } from '../chains/config/publicRpcUrls.ts'

/** What the oldest supported browsers lack: Safari 16.4, Firefox 115 and Chrome 111. */
const missing: readonly (readonly [object, string])[] = [
  [URL, 'canParse'],
  [Intl, 'Segmenter'],
  [Map, 'groupBy'],
  [Object, 'groupBy'],
  [Promise, 'withResolvers'],
]
let removed: readonly (() => void)[] = []

beforeEach(() => {
  removed = missing.map(([owner, name]) => {
    const descriptor = Object.getOwnPropertyDescriptor(owner, name)
    Reflect.deleteProperty(owner, name)
    return () => {
      if (descriptor) Object.defineProperty(owner, name, descriptor)
    }
  })
})

afterEach(() => {
  for (const restore of removed) restore()
  vi.restoreAllMocks()
})

it('parses URLs without URL.canParse', () => {
  expect(looksPrivate('https://rpc.example.org')).toBe(false)
  expect(looksPrivate('no URL')).toBe(true)
  expect(isLoopbackUrl('http://localhost:8545')).toBe(true)
  expect(isLoopbackUrl('no URL')).toBe(false)
})

it('shows monograms and truncates names without Intl.Segmenter', () => {
  expect(monogram('👛 rainbow')).toBe('R')
  expect(monogram('👛')).toBe('?')
  expect(firstCharacters('👛👛👛', 2)).toBe('👛👛')
})

/** Firefox 115: rounds, takes text for a float, and accepts at most 20 decimals. */
class OldNumberFormat extends Intl.NumberFormat {
  constructor(locale?: Intl.LocalesArgument, options: Intl.NumberFormatOptions = {}) {
    if ((options.maximumFractionDigits ?? 0) > 20) throw new RangeError('maximumFractionDigits')
    super(locale, { ...options, roundingMode: 'halfExpand' })
  }

  override format = (value: unknown) => super.format(Number(value))
  override formatToParts(value: unknown) {
    return super.formatToParts(Number(value))
  }
}

it.each([
  [999_960n * 10n ** 18n, '999.9k', '999.960'],
  [-19_990n * 10n ** 18n, '-19.9k', '-19.990'],
  [123_456_789_012_345_678_901n, '123.456', '123.456789012345678901'],
])('shows %s wei, without rounding', (value, compact, exact) => {
  vi.spyOn(Intl, 'NumberFormat').mockImplementation(OldNumberFormat)
  expect(formatBalance({ value, decimals: 18 })).toBe(compact)
  expect(formatExact({ value, decimals: 18, locale: 'de' })).toBe(exact)
})
