export { type Auth, createAuth, type RequestInfo } from './createAuth.ts'
export { frameHeader } from './http/cookies.ts'
export type { AuthEvent, AuthLog } from './log.ts'
export {
  type AuthLimits,
  type AuthOptions,
  AuthOptionsError,
  type AuthTimes,
} from './options.ts'
export type { SessionEntry, SessionView } from './session/sessionView.ts'
export type { NonceRow, SessionLimits, SessionProof, SessionRow, Store } from './store/Store.ts'
