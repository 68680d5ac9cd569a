/** Everything about reading networks: each function downloads its code when it is first called. */

export { assertAddress } from './rpc/checks/assertAddress.ts'
export { assertConfirmations } from './rpc/checks/assertConfirmations.ts'
export { assertHash } from './rpc/checks/assertHash.ts'
export {
  type AccessListEntry,
  assertStorageKey,
  assertTransaction,
  type TransactionDraft,
} from './rpc/checks/assertTransaction.ts'
export { assertTypedData, type TypedData } from './rpc/checks/assertTypedData.ts'
export { assertFees, type FeeFields } from './rpc/fees/assertFees.ts'
export { type EstimateFeesOptions, estimateFees } from './rpc/fees/estimateFees.ts'
export { defaultTip, type FeeEstimate } from './rpc/fees/feeRules.ts'
export type { EndpointProof } from './rpc/proveEndpoint.ts'
export type { ReadSource } from './rpc/reads/clientOf.ts'
export { estimateGas } from './rpc/reads/estimateGas.ts'
export { proveOwnEndpoint } from './rpc/reads/proveOwnEndpoint.ts'
export { readBalance } from './rpc/reads/readBalance.ts'
export { readBlockNumber } from './rpc/reads/readBlockNumber.ts'
export { readContract } from './rpc/reads/readContract.ts'
export { readContracts } from './rpc/reads/readContracts.ts'
export { readGasPrice } from './rpc/reads/readGasPrice.ts'
export { readLatestBlock } from './rpc/reads/readLatestBlock.ts'
export { readLogs } from './rpc/reads/readLogs.ts'
export { readReceipt } from './rpc/reads/readReceipt.ts'
export { readTransaction } from './rpc/reads/readTransaction.ts'
export { readTransactionCount } from './rpc/reads/readTransactionCount.ts'
export { type WaitForReceiptOptions, waitForReceipt } from './rpc/reads/waitForReceipt.ts'
