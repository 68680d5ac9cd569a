/** An amount in base units of its token, or what is wrong with it. */
export type ParsedAmount =
  | { readonly state: 'empty' }
  | { readonly state: 'ok'; readonly value: bigint }
  | InvalidAmount

interface InvalidAmount {
  readonly state: 'invalid'
  readonly reason: 'Ambiguous' | 'NotANumber' | 'TooManyDecimals' | 'Zero' | 'TooLarge'
  /** Both readings of a text such as '1,000', where the mark could mean thousands or decimals. */
  readonly whole?: bigint
  readonly fraction?: bigint
}

const maxUint256 = 2n ** 256n - 1n
const invisible = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u200b\ufeff]/g
/** The zeros of Arabic, Persian, Hindi, Bengali, Thai, Burmese, and Japanese full-width digits. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0xff10]
/** Groups of three digits, or of two as in India ('12,34,567'), with one kind of mark. */
const grouped = /^[1-9]\d{0,2}([.,٬'\u2019\u02bc\s])(?:\d{2,3}\1)*\d{3}$/

/**
 * Parses an amount typed with any keyboard, whose digits and decimal mark may not be those of the
 * page. A text means the same in every language, and is refused if it could mean two amounts.
 */
export function parseAmount(text: string, decimals: number): ParsedAmount {
  const typed = toLatin(text.replace(invisible, '').trim())
  if (typed === '') return { state: 'empty' }

  const [, before = '', mark = '', after = ''] = /^(.*)([.,٫])(\d*)$/.exec(typed) ?? []
  // A mark that comes twice groups digits.
  const hasDecimals = mark !== '' && !before.includes(mark)
  const [whole, fraction] = hasDecimals ? [before, after] : [typed, '']
  const group = grouped.exec(whole)?.[1]
  if ((!group && !/^\d*$/.test(whole)) || whole + fraction === '') return invalid('NotANumber')
  // '5٬000.000' would be 5000 in English and 5000000 in German.
  if (group === '٬' && mark !== '٫' && fraction.length === 3) return invalid('NotANumber')

  const kept = fraction.replace(/0+$/, '')
  if (kept.length > decimals) return invalid('TooManyDecimals')
  const digits = whole.replace(/\D/g, '')
  const value = BigInt(digits + kept.padEnd(decimals, '0'))
  if (value > maxUint256) return invalid('TooLarge')
  if (mark !== '٫' && fraction.length === 3 && /^[1-9]\d{0,2}$/.test(whole)) {
    const thousands = BigInt(digits + fraction) * 10n ** BigInt(decimals)
    return { ...invalid('Ambiguous'), whole: thousands, fraction: value }
  }
  return value === 0n ? invalid('Zero') : { state: 'ok', value }
}

function invalid(reason: InvalidAmount['reason']): InvalidAmount {
  return { state: 'invalid', reason }
}

function toLatin(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}
