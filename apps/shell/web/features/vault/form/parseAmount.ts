/** Why an amount cannot be taken as it is typed. */
export type AmountFault =
  | 'notANumber'
  | 'tooManyDecimals'
  | 'zero'
  /** More than the contract can count (2^256 - 1 base units). */
  | 'tooLarge'

export type ParsedAmount =
  | { readonly state: 'empty' }
  | { readonly state: 'ok'; readonly value: bigint }
  | { readonly state: 'fault'; readonly fault: AmountFault }
  /**
   * One mark before three digits, as in '1,000' and '1.000': a thousand in one language, one in another. The two readings are
   * decimal numbers.
   */
  | {
      readonly state: 'fault'
      readonly fault: 'ambiguous'
      readonly whole: string
      readonly fraction: string
    }

export interface AmountFormat {
  /** Language of the page (BCP 47): its decimal mark, its grouping mark and its digits are understood. */
  readonly locale: string
  /** Decimals of the token. */
  readonly decimals: number
}

const maxUint256 = 2n ** 256n - 1n
// As typed by hand or pasted: plain, no-break and narrow no-break spaces, and the apostrophes of Switzerland.
const spaces = /[\s\u00a0\u202f]/g
const apostrophes = /[\u2019\u02bc]/g
const unseen = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069\u200b\ufeff]/g

/**
 * Reads an amount as somebody types it in the page's language. Latin digits are always understood, and those of the
 * language. What two readers could take for different numbers is a fault, never a guess.
 */
export function parseAmount(text: string, { locale, decimals }: AmountFormat): ParsedAmount {
  const marks = marksOf(locale)
  const typed = text.replace(unseen, '').trim()
  if (typed === '') return { state: 'empty' }

  const latin = toLatin(typed, marks).replace(apostrophes, "'")
  const [whole = '', fraction, ...more] = latin.split(marks.decimal)
  if (more.length > 0) return fault('notANumber')
  if (whole === '' && (fraction ?? '') === '') return fault('notANumber')
  if (!/^\d*$/.test(fraction ?? '')) return fault('notANumber')

  const groups = splitGroups(whole, marks.group)
  if (groups === undefined) return fault('notANumber')
  const [before, after] = /^([1-9]\d{0,2})[.,'](\d{3})$/.exec(latin)?.slice(1) ?? []
  if (before !== undefined && after !== undefined) {
    const [whole, fraction] = [`${before}${after}`, `${before}.${after}`.replace(/\.?0+$/, '')]
    return { state: 'fault', fault: 'ambiguous', whole, fraction }
  }

  const kept = (fraction ?? '').replace(/0+$/, '')
  if (kept.length > decimals) return fault('tooManyDecimals')
  const digits = `${groups.join('')}${kept.padEnd(decimals, '0')}`.replace(/^0+(?=\d)/, '')
  if (digits.length > 78) return fault('tooLarge')
  const value = BigInt(digits === '' ? '0' : digits)
  if (value > maxUint256) return fault('tooLarge')
  return value === 0n ? fault('zero') : { state: 'ok', value }
}

function fault(why: AmountFault): ParsedAmount {
  return { state: 'fault', fault: why }
}

interface Marks {
  readonly decimal: string
  /** Without blanks, which are understood in every language. */
  readonly group: string
  readonly digits: readonly string[]
}

function marksOf(locale: string): Marks {
  const parts = new Intl.NumberFormat(locale, { useGrouping: 'always' }).formatToParts(-1234567.8)
  const typeOf = (type: string) => parts.find((part) => part.type === type)?.value ?? ''
  const digits = new Intl.NumberFormat(locale, { useGrouping: false })
    .format(9876543210)
    .replace(unseen, '')
  return {
    decimal: typeOf('decimal') || '.',
    group: typeOf('group').replace(spaces, '').replace(apostrophes, "'"),
    digits: [...digits].toReversed(),
  }
}

function toLatin(text: string, { digits }: Marks): string {
  return [...text]
    .map((character) => {
      const digit = digits.indexOf(character)
      return digit < 0 ? character : String(digit)
    })
    .join('')
}

/**
 * The digits before the decimal mark, cut at the grouping marks. Undefined where a mark stands in a wrong place. Groups
 * of two, as in India ('12,34,567'), are right anywhere but at the end.
 */
function splitGroups(whole: string, mark: string): readonly string[] | undefined {
  const parts = cutAtMarks(whole, mark)
  if (parts.some((part) => !/^\d*$/.test(part))) return undefined
  if (parts.length === 1) return parts
  const [first = '', ...rest] = parts
  if (first === '' || first.length > 3) return undefined
  if (rest.at(-1)?.length !== 3) return undefined
  return rest.every(({ length }) => length === 3 || length === 2) ? parts : undefined
}

function cutAtMarks(whole: string, mark: string): readonly string[] {
  if (whole.search(spaces) >= 0) return whole.split(spaces)
  return mark === '' ? [whole] : whole.split(mark)
}
