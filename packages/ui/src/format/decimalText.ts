/** A decimal number as text for `Intl`. */
export interface DecimalText {
  /** For example '-12.05': no exponent, no trailing zeros. */
  readonly text: string
  /** Whether digits other than 0 were cut off. */
  readonly cut: boolean
}

/**
 * `value / 10^decimals` with at most `places` decimal places, truncated towards zero. Uses no
 * floats.
 *
 * @param value in the smallest unit, e.g. wei
 * @throws RangeError if `decimals` is not a whole number from 0 to 255 (the range of ERC-20).
 */
export function decimalText(value: bigint, decimals: number, places: number): DecimalText {
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 255) {
    throw new RangeError(`Decimals must be a whole number from 0 to 255, not ${decimals}.`)
  }
  const unit = 10n ** BigInt(decimals)
  const size = value < 0n ? -value : value
  const digits = (size % unit).toString().padStart(decimals, '0').slice(0, decimals)
  const fraction = digits.slice(0, places).replace(/0+$/, '')
  const whole = (size / unit).toString()
  const text = fraction === '' ? whole : `${whole}.${fraction}`
  return {
    text: value < 0n && text !== '0' ? `-${text}` : text,
    cut: /[1-9]/.test(digits.slice(places)),
  }
}
