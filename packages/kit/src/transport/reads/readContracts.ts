import type {
  Chain,
  ContractFunctionParameters,
  MulticallParameters,
  MulticallReturnType,
} from 'viem'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * Several contract reads in one request (multicall). Where nobody has proven that the network has the contract for
 * it, the same is done without one (`contracts.multicall3.deployless` of the chain).
 *
 * @returns for each read its result or its error: one that fails does not spoil the others.
 * @throws ChainNotConfiguredError, or when the network cannot be read at all
 */
export async function readContracts<const contracts extends readonly ContractFunctionParameters[]>(
  kit: ReadSource,
  chainId: number,
  contracts: MulticallParameters<contracts>['contracts'],
): Promise<MulticallReturnType<contracts>> {
  const client = clientOf(kit, chainId)
  const record = kit.chains.find(({ id }) => id === chainId)
  const { multicall } = await import('viem/actions')
  return multicall<contracts, Chain | undefined, true>(client, {
    contracts,
    deployless: record?.contracts?.multicall3?.deployless ?? false,
  })
}
