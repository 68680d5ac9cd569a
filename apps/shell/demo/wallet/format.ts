import { formatUnits } from 'viem'

/**
 * Formats an amount with all digits and grouped thousands: a wallet must not round what it sends.
 */
export function formatAmount(value: bigint, decimals: number, symbol: string): string {
  const [whole = '0', fraction] = formatUnits(value, decimals).split('.')
  const grouped = BigInt(whole).toLocaleString('en')
  return `${grouped}${fraction ? `.${fraction}` : ''} ${symbol}`
}

/** Formats a fee in wei with two decimals or, below 1, two significant digits; truncates. */
export function formatFee(wei: bigint, symbol: string): string {
  const [whole = '0', fraction = ''] = formatUnits(wei, 18).split('.')
  const zeros = fraction.length - fraction.replace(/^0+/, '').length
  const kept = whole === '0' ? fraction.slice(0, zeros + 2) : fraction.slice(0, 2)
  const trimmed = kept.replace(/0+$/, '')
  const grouped = BigInt(whole).toLocaleString('en')
  return `${grouped}${trimmed ? `.${trimmed}` : ''} ${symbol}`
}

const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Puts untrusted text on one line, removes invisible characters and truncates it. */
export function plainText(value: string, max = 32): string {
  const seen = [...value.replace(/\s+/g, ' ').replace(unseen, '').trim()]
  return seen.length <= max ? seen.join('') : `${seen.slice(0, max - 1).join('')}…`
}

/** The whole message, with invisible and bidirectional control characters made visible. */
export function visibleText(value: string): string {
  return value.replace(unseen, (character) => {
    if (character === '\n' || character === '\t') return character
    if (character === '\r') return ''
    const code = character.codePointAt(0) ?? 0
    return `‹U+${code.toString(16).toUpperCase().padStart(4, '0')}›`
  })
}
