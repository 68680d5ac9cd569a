/** Chain reads and their validation. Each function loads its code on the first call. */

export {
  type AccessListEntry,
  assertTransaction,
  type TransactionDraft,
} from './transport/checks/assertTransaction.ts'
export { assertTypedData, type TypedData } from './transport/checks/assertTypedData.ts'
export {
  assertAddress,
  assertConfirmations,
  assertHash,
  assertStorageKey,
} from './transport/checks/assertValues.ts'
export { assertFees, type FeeFields } from './transport/fees/assertFees.ts'
export { defaultTip, type FeeEstimate } from './transport/fees/feeRules.ts'
export type { ReadSource } from './transport/reads/clientOf.ts'
export { type EstimateFeesOptions, estimateFees } from './transport/reads/estimateFees.ts'
export { estimateGas } from './transport/reads/estimateGas.ts'
export type { EndpointProof } from './transport/reads/proveOwnEndpoint.ts'
export { proveOwnEndpoint } from './transport/reads/proveOwnEndpoint.ts'
export { readBalance } from './transport/reads/readBalance.ts'
export { readBlockNumber } from './transport/reads/readBlockNumber.ts'
export { readContract } from './transport/reads/readContract.ts'
export { readContracts } from './transport/reads/readContracts.ts'
export { readGasPrice } from './transport/reads/readGasPrice.ts'
export { readLatestBlock } from './transport/reads/readLatestBlock.ts'
export { readLogs } from './transport/reads/readLogs.ts'
export { readReceipt } from './transport/reads/readReceipt.ts'
export { readTransaction } from './transport/reads/readTransaction.ts'
export { readTransactionCount } from './transport/reads/readTransactionCount.ts'
export { type WaitForReceiptOptions, waitForReceipt } from './transport/reads/waitForReceipt.ts'
