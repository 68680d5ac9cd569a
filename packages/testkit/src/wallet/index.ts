export { demoAccounts } from '../chains/accounts.ts'
export { announce, type WalletInfo } from './announce.ts'
export type { Announcement } from './announceAs.ts'
export { createWalletEngine } from './engine.ts'
export { ProviderRpcError, walletErrors } from './errors.ts'
export { type Personality, type PersonalityName, personalities } from './personalities.ts'
export type { Rule } from './rules.ts'
export {
  createScriptedWallet,
  type PendingRequest,
  type ScriptedWallet,
  type ScriptedWalletOptions,
  type WalletControls,
  type WalletScript,
} from './scripted.ts'
export {
  createTestWallet,
  type InstalledWallet,
  installTestWallets,
  type TestWallet,
  type TestWalletConfig,
} from './testWallets.ts'
export type {
  Decision,
  WalletAccount,
  WalletChain,
  WalletEngine,
  WalletEngineOptions,
  WalletRequest,
  WalletState,
} from './types.ts'
export { completeOptions, type NamedWalletConfig, type WalletOptions } from './walletOptions.ts'
