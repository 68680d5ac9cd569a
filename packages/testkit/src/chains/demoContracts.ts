import type { Address } from 'viem'
import { contractAddress } from './contractAddress.ts'

/**
 * The contracts that the app is configured with. Multicall3 stands on every local chain, the two of
 * ENS on chain 1.
 */
export const demoContracts: {
  readonly multicall3: Address
  readonly ensRegistry: Address
  readonly ensUniversalResolver: Address
} = {
  multicall3: contractAddress('Multicall3'),
  ensRegistry: contractAddress('NameRegistry'),
  ensUniversalResolver: contractAddress('UniversalResolver'),
}
