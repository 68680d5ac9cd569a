import type { Connector } from 'wagmi'
import type { InjectedTraits, WalletDefinition } from './walletDefinition.ts'

const prefix = 'window:'

/** Id of the connector that is made for a wallet found in the window. Restoring a connection knows it by it. */
export function foundInWindowId(definitionId: string): string {
  return prefix + definitionId
}

export function isFoundInWindow({ id }: Pick<Connector, 'id'>): boolean {
  return id.startsWith(prefix)
}

/** Whoever injects more providers than these is not looked through. */
const providerLimit = 64

/**
 * The provider that a wallet has put into the window, without announcing it (EIP-6963): its extension's, or
 * that of its own in-app browser. What is in the window may be anything, so reading it never throws.
 */
export function findInWindow(
  { injected }: Pick<WalletDefinition, 'injected'>,
  window: object,
): object | undefined {
  if (!injected) return undefined
  for (const path of injected.paths ?? []) {
    const provider = asProvider(readPath(window, path))
    if (provider && fits(provider, injected)) return provider
  }
  if (!injected.flags) return undefined
  return injectedProviders(window).find((provider) => fits(provider, injected, true))
}

/** `window.ethereum.providers`, where several wallets share the place, then `window.ethereum`. */
function injectedProviders(window: object): readonly object[] {
  const ethereum = asProvider(read(window, 'ethereum'))
  if (!ethereum) return []
  const shared = read(ethereum, 'providers')
  const several: unknown[] = Array.isArray(shared) ? shared.slice(0, providerLimit) : []
  return [...several.map(asProvider), ethereum].filter((provider) => provider !== undefined)
}

function fits(provider: object, { flags, notFlags }: InjectedTraits, byFlag = false): boolean {
  const has = (flag: string) => read(provider, flag) === true
  if (notFlags?.some(has)) return false
  return !byFlag || (flags ?? []).some(has)
}

function readPath(window: object, path: string): unknown {
  let value: unknown = window
  for (const key of path.split('.')) value = read(value, key)
  return value
}

function read(value: unknown, key: string): unknown {
  if ((typeof value !== 'object' && typeof value !== 'function') || value === null) return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}

/** Something that can be asked (EIP-1193). */
function asProvider(value: unknown): object | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return typeof read(value, 'request') === 'function' ? value : undefined
}
