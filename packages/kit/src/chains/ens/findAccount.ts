import { type Address, InvalidAddressError } from 'viem'
import { getEnsAddress } from 'viem/ens'
import { NameNotFoundError, OffchainNameError } from '../../errors/name.ts'
import type { Kit } from '../config/kit.ts'
import { parseAddress } from '../config/parseAddress.ts'
import { clientForLookup, lookupOptions } from './createNamesClient.ts'
import { normalizeName } from './normalizeName.ts'
import { isOffchainLookup, nullIfNone } from './nullIfNone.ts'

/** The result of `findAccount`. */
export interface FoundAccount {
  /** With its EIP-55 checksum. */
  readonly address: Address
  /** The normalized name (ENSIP-15); undefined when an address was given. */
  readonly name: string | undefined
}

/**
 * Finds the account of an address or a name as typed. A name resolves to its Ethereum address.
 *
 * @throws InvalidAddressError for text that is neither a valid address nor a name;
 * DisallowedCharacterError, IllegalMixtureError, IllegalPlacementError, InvalidNameError for an
 * invalid name; NameNotFoundError for a name without an address; OffchainNameError for a name that
 * only a gateway knows; NamesUnavailableError when no configured chain has names; viem's errors
 * when the lookup itself fails.
 */
export async function findAccount(kit: Kit, text: string): Promise<FoundAccount> {
  const typed = text.trim()
  const found = parseAddress(typed, kit.chains)
  if (found) return { address: found, name: undefined }
  if (!typed.includes('.')) throw new InvalidAddressError({ address: typed })
  const name = normalizeName(typed)
  const lookup = getEnsAddress(clientForLookup(kit), { name, ...lookupOptions(kit) })
  const address = await lookup.catch((cause) => {
    if (isOffchainLookup(cause)) throw new OffchainNameError({ name, cause })
    return nullIfNone(cause)
  })
  if (!address) throw new NameNotFoundError({ name })
  return { address, name }
}
