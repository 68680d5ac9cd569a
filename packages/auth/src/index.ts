export type { ContractOptions } from './contract/createContractChecker.ts'
export { type Auth, createAuth, type RequestInfo } from './createAuth.ts'
export { frameHeader } from './http/cookies.ts'
export type { AuthEvent, AuthLog } from './log.ts'
export {
  type AuthLimits,
  type AuthOptions,
  AuthOptionsError,
  type AuthTimes,
  defaultLimits,
  isProxyAddress,
} from './options.ts'
export type { SessionEntry, SessionView } from './session/sessionView.ts'
export type {
  NonceRow,
  SessionLimits,
  SessionOwner,
  SessionProof,
  SessionRow,
  Store,
} from './store/Store.ts'
export { StoreError } from './store/StoreError.ts'
