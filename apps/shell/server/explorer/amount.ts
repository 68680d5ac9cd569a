import type { Chain } from '@foyer/kit'
import { html } from 'hono/html'
import { formatUnits } from 'viem'
import { figure } from './figures.ts'
import type { Html, PageLanguage } from './layout.ts'

/** An exact amount, in the currency and in wei. */
export function amount(
  wei: bigint | undefined,
  { nativeCurrency, note }: Chain,
  language: PageLanguage,
): Html | string {
  const { t } = language
  if (wei === undefined) return t('explorer.notKnown')
  const { decimals, symbol } = nativeCurrency
  const remark =
    note === 'configuredDecimals'
      ? `, ${t('explorer.configuredDecimals', { count: decimals })}`
      : ''
  const exact = formatUnits(wei, decimals) as `${number}`
  // Right-to-left text would show the units before the numbers.
  return html`<bdi>${figure(language, exact)} ${symbol}</bdi> <small><bdi>${figure(language, wei)} wei</bdi>${remark}</small>`
}
