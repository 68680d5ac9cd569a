import type { Chain } from '@foyer/kit'
import { html } from 'hono/html'
import { formatUnits } from 'viem'
import type { Html } from './layout.ts'
import { texts } from './texts.ts'

/** An exact amount, in the currency and in wei. */
export function amount(wei: bigint | undefined, { nativeCurrency, note }: Chain): Html | string {
  if (wei === undefined) return texts.notKnown
  const { decimals, symbol } = nativeCurrency
  const remarks = [
    texts.wei(wei.toString()),
    ...(note === 'configuredDecimals' ? [texts.configuredDecimals(decimals)] : []),
  ]
  return html`${formatUnits(wei, decimals)} ${symbol} <small>${remarks.join(', ')}</small>`
}
