/**
 * A transport over several endpoints, fees, and checks of values. Every other read is wagmi's own
 * action with the kit's config (docs/for-dapp-teams.md, "Reads and fees").
 */

export {
  type AccessListEntry,
  assertTransaction,
  type TransactionDraft,
} from './chains/transport/checks/assertTransaction.ts'
export {
  assertTypedData,
  type TypedDataToCheck,
} from './chains/transport/checks/assertTypedData.ts'
export {
  assertAddress,
  assertConfirmations,
  assertHash,
  assertStorageKey,
} from './chains/transport/checks/assertValues.ts'
export { assertFees, type FeeFields } from './chains/transport/fees/assertFees.ts'
export { type EstimateFeesParameters, estimateFees } from './chains/transport/fees/estimateFees.ts'
export type { FeeEstimate } from './chains/transport/fees/feeRules.ts'
export {
  type RankedTransport,
  type RankedTransportConfig,
  rankedTransport,
} from './chains/transport/rankedTransport.ts'
