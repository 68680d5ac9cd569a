import type { Address } from 'viem'
import { deployments } from '#contracts'
import { addressIn } from './deploymentAddress.ts'

/** Names of the contracts on the local chains. The three of ENS are on chain 1 only. */
export type ContractName =
  | 'FoyerToken'
  | 'Multicall3'
  | 'NameRegistry'
  | 'NameResolver'
  | 'TimeLock'
  | 'UniversalResolver'

/**
 * The address of a contract, the same on all local chains and at every start.
 *
 * @throws for a name that is not among the deployments.
 */
export function contractAddress(name: ContractName): Address {
  return addressIn(deployments, name)
}
