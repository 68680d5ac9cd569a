export type { RequestContext } from './AuthContext.ts'
export type { ContractOptions } from './contract/createContractChecker.ts'
export { type Auth, createAuth } from './createAuth.ts'
export type { AuthRequest, AuthResponse } from './http/AuthRequest.ts'
export { parseCookies } from './http/parseCookies.ts'
export type { RateLimit } from './limits/createRateLimiter.ts'
export {
  type AuthEvent,
  type AuthLimits,
  type AuthLog,
  type AuthOptions,
  AuthOptionsError,
  type AuthTimes,
  createClientNetwork,
  defaultLimits,
  isProxyAddress,
} from './options.ts'
export { type RequestLike, SessionUnavailableError } from './session/readSession.ts'
export type { SessionEntry, SessionView } from './session/sessionView.ts'
export type { Recoverer, RecovererName } from './signature/loadRecoverer.ts'
export {
  type NonceRow,
  type SessionLimits,
  type SessionOwner,
  type SessionProof,
  type SessionRow,
  type Store,
  StoreError,
} from './store/Store.ts'
