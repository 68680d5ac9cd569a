import type { Address } from 'viem'
import { contractAddress } from './contractAddress.ts'

/**
 * The contracts in the app's configuration. Multicall3 is on every local chain, the two ENS
 * contracts on chain 1.
 */
export const demoContracts: {
  readonly multicall3: Address
  readonly ensRegistry: Address
  /** For a chain's `contracts.ensUniversalResolver`. */
  readonly ensUniversalResolver: Address
} = {
  multicall3: contractAddress('Multicall3'),
  ensRegistry: contractAddress('NameRegistry'),
  ensUniversalResolver: contractAddress('UniversalResolver'),
}
