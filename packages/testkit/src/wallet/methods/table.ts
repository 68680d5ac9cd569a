import type { Method } from '../context.ts'
import { settle } from '../decision.ts'
import { type ProviderRpcError, walletErrors } from '../errors.ts'
import type { AskingMethod, MethodFault, Personality } from '../personality.ts'
import { watchAsset } from './assets.ts'
import { getCallsStatus, getCapabilities, sendCalls } from './calls.ts'
import { addChain, chainId, netVersion, switchChain } from './chains.ts'
import {
  accounts,
  getPermissions,
  requestAccounts,
  requestPermissions,
  revokePermissions,
} from './connect.ts'
import { pass, passedMethods } from './reads.ts'
import { sendTransaction } from './send.ts'
import { personalSign, signTypedData } from './sign.ts'

const asking: Readonly<Record<AskingMethod, Method>> = {
  eth_requestAccounts: requestAccounts,
  eth_sendTransaction: sendTransaction,
  eth_signTypedData_v4: signTypedData,
  personal_sign: personalSign,
  wallet_addEthereumChain: addChain,
  wallet_requestPermissions: requestPermissions,
  wallet_sendCalls: sendCalls,
  wallet_switchEthereumChain: switchChain,
  wallet_watchAsset: watchAsset,
}

const methods: ReadonlyMap<string, Method> = new Map([
  ...Object.entries(asking),
  ['eth_accounts', accounts],
  ['eth_chainId', chainId],
  ['net_version', netVersion],
  ['wallet_getCallsStatus', getCallsStatus],
  ['wallet_getCapabilities', getCapabilities],
  ['wallet_getPermissions', getPermissions],
  ['wallet_revokePermissions', revokePermissions],
  ...passedMethods.map((name) => [name, pass] as const),
])

export function isAsking(method: string): method is AskingMethod {
  return Object.hasOwn(asking, method)
}

/** Throws 4200 or -32601, as this wallet does, for a method that it does not have. */
export function findMethod(name: string, personality: Personality): Method {
  const fault = faultOf(name, personality)
  if (fault === 'hang') return () => new Promise(() => {})
  if (typeof fault === 'object')
    return async () => settle({ kind: 'error', ...fault }, name, personality)
  if (fault) return async () => undefined
  const known = methods.get(name)
  if (known && !isWithheld(name, personality)) return known
  throw missing(name, personality)
}

export function faultOf(name: string, { faults }: Personality): MethodFault | undefined {
  return Object.hasOwn(faults, name) ? faults[name] : undefined
}

function isWithheld(name: string, personality: Personality): boolean {
  if (name === 'wallet_getCapabilities') return personality.capabilities === 'unsupported'
  const batch = name === 'wallet_sendCalls' || name === 'wallet_getCallsStatus'
  return batch && personality.sendCalls === 'unsupported'
}

/** With 'byName', a wallet method is unsupported (4200); any other does not exist (-32601). */
function missing(name: string, personality: Personality): ProviderRpcError {
  const { unsupportedCode } = personality
  const ofWallet = /^(eth|net|personal|wallet|web3)_/.test(name)
  const unsupported = unsupportedCode === 4200 || (unsupportedCode === 'byName' && ofWallet)
  return unsupported ? walletErrors.unsupported(name) : walletErrors.unknownMethod(name)
}
