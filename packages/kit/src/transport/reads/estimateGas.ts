import { assertTransaction, type TransactionDraft } from '../checks/assertTransaction.ts'
import { clientOf, type ReadSource } from './clientOf.ts'

/**
 * Estimates the gas of a transaction (`eth_estimateGas`).
 *
 * @throws ChainNotConfiguredError, what `assertTransaction` throws, and viem's errors for a revert.
 */
export async function estimateGas(
  kit: ReadSource,
  chainId: number,
  transaction: TransactionDraft,
): Promise<bigint> {
  const client = clientOf(kit, chainId)
  assertTransaction({ ...transaction, chainId })
  const actions = await import('viem/actions')
  const { accessList, data, from, to, value } = transaction
  return actions.estimateGas(client, {
    ...(from === undefined ? {} : { account: from }),
    ...(to === undefined ? {} : { to }),
    ...(data === undefined ? {} : { data }),
    ...(value === undefined ? {} : { value }),
    ...(accessList === undefined ? {} : { accessList: [...accessList] }),
  })
}
