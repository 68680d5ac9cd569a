/** Why the text is not a valid amount. */
export type InvalidAmountReason =
  | 'notANumber'
  | 'tooManyDecimals'
  | 'zero'
  /** More than a uint256 can hold, in base units. */
  | 'tooLarge'

export type ParsedAmount =
  | { readonly state: 'empty' }
  | { readonly state: 'ok'; readonly value: bigint }
  | { readonly state: 'invalid'; readonly reason: InvalidAmountReason }
  /**
   * One mark before three digits, as in '1,000' and '1.000': a thousand in one language, one in
   * another. Both readings are given as decimal text.
   */
  | {
      readonly state: 'invalid'
      readonly reason: 'ambiguous'
      readonly whole: string
      readonly fraction: string
    }

export interface AmountFormat {
  /** Language of the page (BCP 47). Its decimal mark, grouping mark and digits are accepted. */
  readonly locale: string
  /** Decimals of the token. */
  readonly decimals: number
}

const maxUint256 = 2n ** 256n - 1n
// Plain, no-break and narrow no-break spaces, and the Swiss apostrophes.
const spaces = /[\s\u00a0\u202f]/g
const apostrophes = /[\u2019\u02bc]/g
/** The zeros of Arabic, Persian, Hindi, Bengali, Thai, Burmese, and Japanese full-width digits. */
const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0x1040, 0xff10]
const invisible = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u200b\ufeff]/g

/**
 * Parses an amount typed in the page's language. Digits of other scripts are accepted in every
 * language, since a keyboard may have others than the page shows: an Arabic page shows 12.5, and
 * its visitor types ١٢٫٥. So is the other decimal mark where it cannot group thousands, as in
 * '1,5' and '0,125' in English: some keypads have only the mark of the phone's region. Ambiguous
 * text is invalid, never guessed; no text is two different amounts in two languages.
 */
export function parseAmount(text: string, { locale, decimals }: AmountFormat): ParsedAmount {
  const { decimal, group } = marksOf(locale)
  const typed = text.replace(invisible, '').trim()
  if (typed === '') return { state: 'empty' }

  const latin = toLatin(typed).replace(apostrophes, "'")
  // '5٬000.000' would be 5000 in English and 5000000 in German.
  if (/[٫٬]/.test(latin) && /[.,]\d{3}(?!\d)/.test(latin)) return invalid('notANumber')
  const other = otherMark(latin, decimal)
  if (other === 'ambiguous') return ambiguous(latin)
  const own = other ?? latin
  // Keyboards with Latin digits have a point and a comma instead of the Arabic marks.
  const marked = decimal === '٫' ? own.replaceAll('.', '٫').replaceAll(',', '٬') : own
  // The Arabic marks mean the same in every language.
  const local = marked.replaceAll('٫', decimal).replaceAll('٬', group || ' ')
  const [whole = '', fraction, ...more] = local.split(decimal)
  if (more.length > 0) return invalid('notANumber')
  if (whole === '' && (fraction ?? '') === '') return invalid('notANumber')
  if (!/^\d*$/.test(fraction ?? '')) return invalid('notANumber')

  const groups = splitGroups(whole, group)
  if (groups === undefined) return invalid('notANumber')
  if (/^[1-9]\d{0,2}[.,']\d{3}$/.test(latin)) return ambiguous(latin)

  const kept = (fraction ?? '').replace(/0+$/, '')
  if (kept.length > decimals) return invalid('tooManyDecimals')
  const digits = `${groups.join('')}${kept.padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, '')
  if (digits.length > 78) return invalid('tooLarge')
  const value = BigInt(digits === '' ? '0' : digits)
  if (value > maxUint256) return invalid('tooLarge')
  return value === 0n ? invalid('zero') : { state: 'ok', value }
}

function invalid(reason: InvalidAmountReason): ParsedAmount {
  return { state: 'invalid', reason }
}

/** Both readings of digits with one mark. */
function ambiguous(text: string): ParsedAmount {
  const [before = '', after = ''] = text.split(/[.,']/)
  const fraction = `${before}.${after}`.replace(/\.?0+$/, '')
  return { state: 'invalid', reason: 'ambiguous', whole: `${before}${after}`, fraction }
}

/**
 * The text with the language's decimal mark, if its only mark is the other one of point and comma;
 * undefined if it is not. Three digits after it may be a group, unless a single zero precedes it.
 */
function otherMark(text: string, decimal: string): string | 'ambiguous' | undefined {
  const [before, mark, after] = /^(\d*)([.,])(\d*)$/.exec(text)?.slice(1) ?? []
  if (before === undefined || after === undefined) return undefined
  if (mark === (decimal === '٫' ? '.' : decimal)) return undefined
  if (after.length !== 3 || before === '0') return `${before}${decimal}${after}`
  return /^[1-9]/.test(before) ? 'ambiguous' : undefined
}

interface Marks {
  readonly decimal: string
  /** Without spaces, which are accepted in every language. */
  readonly group: string
}

function marksOf(locale: string): Marks {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(-1234567.8)
  const typeOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  return {
    decimal: typeOf('decimal') || '.',
    group: typeOf('group').replace(spaces, '').replace(apostrophes, "'"),
  }
}

function toLatin(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) ?? 0
    const zero = zeros.find((first) => code >= first && code < first + 10)
    return zero === undefined ? digit : String(code - zero)
  })
}

/**
 * Splits the digits before the decimal mark at the grouping marks; undefined if a mark is
 * misplaced. Groups of two, as in India ('12,34,567'), are valid anywhere but at the end.
 */
function splitGroups(whole: string, mark: string): readonly string[] | undefined {
  const parts = cutAtMarks(whole, mark)
  if (parts.some((part) => !/^\d*$/.test(part))) return undefined
  if (parts.length === 1) return parts
  const [first = '', ...rest] = parts
  // After a zero, as in '0.500' in German, the mark is another language's decimal mark.
  if (!/^[1-9]\d{0,2}$/.test(first)) return undefined
  if (rest.at(-1)?.length !== 3) return undefined
  return rest.every(({ length }) => length === 3 || length === 2) ? parts : undefined
}

function cutAtMarks(whole: string, mark: string): readonly string[] {
  if (whole.search(spaces) >= 0) return whole.split(spaces)
  return mark === '' ? [whole] : whole.split(mark)
}
