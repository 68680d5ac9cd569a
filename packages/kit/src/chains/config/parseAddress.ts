import { isAddressText } from '@foyer/ui/utils/guards.ts'
import type { Address } from 'viem'
import { getAddress } from 'viem/utils'
import type { Chain } from './chain.ts'

/** Rootstock and its testnet write addresses with the checksum of EIP-1191. */
const eip1191 = new Set([30, 31])

/**
 * The address that a text is, with its checksum (EIP-55). Text in one case, capitals included, has
 * none to check, which viem's `isAddress` grants to small letters alone. Undefined for a wrong
 * checksum.
 */
export function parseAddress(text: unknown, chains: readonly Chain[]): Address | undefined {
  if (!isAddressText(text)) return undefined
  const digits = text.slice(2)
  const isOneCase = digits === digits.toLowerCase() || digits === digits.toUpperCase()
  const address = getAddress(text)
  if (isOneCase || text === address) return address
  const isRootstock = chains.some(({ id }) => eip1191.has(id) && text === getAddress(text, id))
  return isRootstock ? address : undefined
}
