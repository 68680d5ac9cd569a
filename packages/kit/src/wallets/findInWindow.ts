import { isObject } from '../utils/guards.ts'
import type { InjectedTraits, WalletDefinition, WalletGroupDefinition } from './walletDefinition.ts'

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
    if (provider && !isOther(provider, injected)) return provider
  }
  const { flags = [] } = injected
  if (flags.length === 0) return undefined
  return injectedProviders(window).find(
    (provider) => flags.some((flag) => has(provider, flag)) && !isOther(provider, injected),
  )
}

/** The providers of all wallets that are in the window, by the id of the definition. */
export function findAllInWindow(
  groups: readonly WalletGroupDefinition[],
  window: object,
): ReadonlyMap<string, object> {
  const found = new Map<string, object>()
  for (const wallet of groups.flatMap(({ wallets }) => wallets)) {
    const provider = findInWindow(wallet, window)
    if (provider) found.set(wallet.id, provider)
  }
  return found
}

function isOther(provider: object, { notFlags = [] }: InjectedTraits): boolean {
  return notFlags.some((flag) => has(provider, flag))
}

/** `window.ethereum.providers`, where several wallets share the place, then `window.ethereum`. */
function injectedProviders(window: object): readonly object[] {
  const ethereum = asProvider(read(window, 'ethereum'))
  if (!ethereum) return []
  const several = itemsOf(read(ethereum, 'providers')).map(asProvider)
  return [...several, ethereum].filter((provider) => provider !== undefined)
}

function itemsOf(value: unknown): readonly unknown[] {
  try {
    return Array.isArray(value) ? [...value.slice(0, providerLimit)] : []
  } catch {
    return []
  }
}

function has(provider: object, flag: string): boolean {
  return read(provider, flag) === true
}

function readPath(window: object, path: string): unknown {
  let value: unknown = window
  for (const key of path.split('.')) value = read(value, key)
  return value
}

function read(value: unknown, key: string): unknown {
  if (!isObject(value) && typeof value !== 'function') return undefined
  try {
    return Reflect.get(value, key)
  } catch {
    return undefined
  }
}

/** Something that can be asked (EIP-1193). */
function asProvider(value: unknown): object | undefined {
  return isObject(value) && typeof read(value, 'request') === 'function' ? value : undefined
}
