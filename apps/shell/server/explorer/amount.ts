import type { Chain } from '@foyer/kit'
import { html } from 'hono/html'
import { formatUnits } from 'viem'
import type { ServerText } from '../i18n/texts.ts'
import type { Html } from './layout.ts'

/** An exact amount, in the currency and in wei. */
export function amount(
  wei: bigint | undefined,
  { nativeCurrency, note }: Chain,
  t: ServerText,
): Html | string {
  if (wei === undefined) return t('explorer.notKnown')
  const { decimals, symbol } = nativeCurrency
  const remarks = [
    `${wei} wei`,
    ...(note === 'configuredDecimals'
      ? [t('explorer.configuredDecimals', { count: decimals })]
      : []),
  ]
  return html`${formatUnits(wei, decimals)} ${symbol} <small>${remarks.join(', ')}</small>`
}
