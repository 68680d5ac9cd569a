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
  // Dozens of viem's chains have explorers whose URL ends in a slash.
  return explorer && `${explorer.url.replace(/\/$/, '')}/${page}/${value}`
}
