export { anvilAccounts } from '../chains/accounts.ts'
export { announce, type WalletInfo } from './announce/announce.ts'
export type { Announcement } from './announce/announceAs.ts'
export { createWalletEngine } from './engine.ts'
export { ProviderRpcError, walletErrors } from './errors.ts'
export { type PersonalityName, personalities } from './personalities.ts'
export type { Personality } from './personality.ts'
export type { Rule } from './script/rules.ts'
export {
  createScriptedWallet,
  type PendingRequest,
  type ScriptedWallet,
  type ScriptedWalletOptions,
  type WalletControls,
  type WalletScript,
} from './script/scripted.ts'
export {
  createTestWallet,
  type InstalledWallet,
  installTestWallets,
  type TestWallet,
  type TestWalletConfig,
} from './script/testWallets.ts'
export {
  completeOptions,
  type NamedWalletConfig,
  type WalletOptions,
} from './script/walletOptions.ts'
export type {
  Decision,
  WalletAccount,
  WalletChain,
  WalletEngine,
  WalletEngineOptions,
  WalletRequest,
  WalletState,
} from './types.ts'
