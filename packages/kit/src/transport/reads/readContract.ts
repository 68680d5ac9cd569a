import type {
  Abi,
  ContractFunctionArgs,
  ContractFunctionName,
  ReadContractParameters,
  ReadContractReturnType,
} from 'viem'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * Calls a view function of a contract (`eth_call`). Calls within 32 ms share one multicall.
 *
 * @throws ChainNotConfiguredError, and viem's errors for a revert.
 */
export async function readContract<
  const abi extends Abi | readonly unknown[],
  functionName extends ContractFunctionName<abi, 'pure' | 'view'>,
  const args extends ContractFunctionArgs<abi, 'pure' | 'view', functionName>,
>(
  kit: ReadSource,
  chainId: number,
  parameters: ReadContractParameters<abi, functionName, args>,
): Promise<ReadContractReturnType<abi, functionName, args>> {
  const client = clientOf(kit, chainId)
  const actions = await import('viem/actions')
  return actions.readContract(client, parameters)
}
