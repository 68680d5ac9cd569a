import type { Chain } from './chain.ts'

/**
 * The page of a transaction or an address in the chain's block explorer. Undefined for a chain
 * without an explorer.
 */
export function explorerUrl(
  chain: Chain,
  page: 'tx' | 'address',
  value: string,
): string | undefined {
  const explorer = chain.blockExplorers?.default
  if (!explorer) return undefined
  // A query names the chain and stays at the end; a hash is the explorer's router and stays before.
  const [, base = '', query = ''] = /^([^?#]*|.*#.*)(\?[^#]*)?$/.exec(explorer.url) ?? []
  // Dozens of viem's chains have explorers whose URL ends in a slash.
  return `${base.replace(/\/$/, '')}/${page}/${value}${query}`
}
