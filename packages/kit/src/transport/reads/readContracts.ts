import type {
  Chain,
  ContractFunctionParameters,
  MulticallParameters,
  MulticallReturnType,
} from 'viem'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * Reads several contracts in one request (multicall), without a deployed contract when the chain
 * sets `contracts.multicall3.deployless`.
 *
 * @returns the result or error of each read.
 * @throws ChainNotConfiguredError, and viem's errors when the chain cannot be read at all.
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
