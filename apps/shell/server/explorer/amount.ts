import type { Chain } from '@foyer/kit'
import { html } from 'hono/html'
import { exactAmount } from './exactAmount.ts'
import type { Html } from './layout.ts'
import { texts } from './texts.ts'

/** An amount in wei, exact: in the currency and in wei. */
export function amount(wei: bigint | undefined, { nativeCurrency, note }: Chain): Html | string {
  if (wei === undefined) return texts.notKnown
  const { decimals, symbol } = nativeCurrency
  const remarks = [
    texts.wei(wei.toString()),
    ...(note === 'configuredDecimals' ? [texts.configuredDecimals(decimals)] : []),
  ]
  return html`${exactAmount(wei, decimals)} ${symbol} <small>${remarks.join(', ')}</small>`
}
