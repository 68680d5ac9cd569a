const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const tens = '_ _ twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const scales = ['', ' thousand', ' million', ' billion', ' trillion']

/** Whole parts from here on are not spelled out. */
const limit = 10n ** 15n

/**
 * An amount spelled out in English, which makes a mistyped digit or decimal mark visible: 'one
 * thousand two hundred fifty point zero five'. Undefined in other languages, and for a whole part
 * of 10^15 or more.
 *
 * @param value In base units.
 */
export function amountInWords(value: bigint, decimals: number, locale: string): string | undefined {
  if (!/^en\b/i.test(locale)) return undefined
  const scale = 10n ** BigInt(decimals)
  const whole = value / scale
  if (value < 0n || whole >= limit) return undefined
  const fraction =
    decimals === 0 ? '' : `${value % scale}`.padStart(decimals, '0').replace(/0+$/, '')
  const digits = [...fraction].map((digit) => small[Number(digit)])
  return digits.length === 0
    ? integerInWords(whole)
    : `${integerInWords(whole)} point ${digits.join(' ')}`
}

function integerInWords(whole: bigint): string {
  if (whole === 0n) return 'zero'
  const groups: string[] = []
  let rest = whole
  for (const scale of scales) {
    const group = Number(rest % 1000n)
    if (group > 0) groups.unshift(`${groupWords(group)}${scale}`)
    rest /= 1000n
  }
  return groups.join(' ')
}

/** 1 to 999. */
function groupWords(group: number): string {
  const hundreds = Math.floor(group / 100)
  const rest = group % 100
  const words = hundreds > 0 ? [`${small[hundreds]} hundred`] : []
  if (rest > 0) words.push(belowHundred(rest))
  return words.join(' ')
}

function belowHundred(value: number): string {
  if (value < 20) return small[value] ?? ''
  const unit = value % 10
  const ten = tens[Math.floor(value / 10)] ?? ''
  return unit === 0 ? ten : `${ten}-${small[unit]}`
}
