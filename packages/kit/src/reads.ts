/**
 * Fees, the proof of an endpoint, and checks of values. Every other read is wagmi's own action with
 * the kit's config (docs/for-dapp-teams.md, "Reads and fees").
 */

export {
  type AccessListEntry,
  assertTransaction,
  type TransactionDraft,
} from './transport/checks/assertTransaction.ts'
export { assertTypedData, type TypedDataToCheck } from './transport/checks/assertTypedData.ts'
export {
  assertAddress,
  assertConfirmations,
  assertHash,
  assertStorageKey,
} from './transport/checks/assertValues.ts'
export {
  type EndpointProof,
  type ProveOwnEndpointParameters,
  proveOwnEndpoint,
} from './transport/endpoints/proveOwnEndpoint.ts'
export { assertFees, type FeeFields } from './transport/fees/assertFees.ts'
export { type EstimateFeesParameters, estimateFees } from './transport/fees/estimateFees.ts'
export type { FeeEstimate } from './transport/fees/feeRules.ts'
