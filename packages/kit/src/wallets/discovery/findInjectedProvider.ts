import { isObject } from '@foyer/ui/utils/guards.ts'
import type {
  InjectedTraits,
  WalletDefinition,
  WalletGroupDefinition,
} from '../walletDefinition.ts'
import type { AnnouncedWallets } from './discoverWallets.ts'

/** How many entries of `window.ethereum.providers` are inspected. */
const maxProviders = 64

/** Nearly every wallet sets it. MetaMask itself announces itself. */
const sharedFlag = 'isMetaMask'

/**
 * Finds a wallet's provider in `window` that was not announced (EIP-6963), as with older extensions
 * and in-app browsers. Once any wallet has announced itself, `isMetaMask` proves nothing: wallets
 * put a second object with that flag into `window.ethereum`. Never throws.
 */
export function findInjectedProvider(
  { injected }: Pick<WalletDefinition, 'injected'>,
  window: object,
  announced?: AnnouncedWallets,
): object | undefined {
  const hasAnnounced = announced !== undefined && announced.size > 0
  if (!injected) return undefined
  for (const path of injected.paths ?? []) {
    const provider = asProvider(readPath(window, path))
    const isUnclear = hasAnnounced && injected?.any && has(provider, sharedFlag)
    if (provider && !isUnclear && !isImitator(provider, injected)) return provider
  }
  const flags = (injected.flags ?? []).filter((flag) => !hasAnnounced || flag !== sharedFlag)
  if (flags.length === 0) return undefined
  return injectedProviders(window).find(
    (provider) => flags.some((flag) => has(provider, flag)) && !isImitator(provider, injected),
  )
}

/** The injected provider of each wallet that has one, by the id of its definition. */
export function findInjectedProviders(
  groups: readonly WalletGroupDefinition[],
  window: object,
  announced?: AnnouncedWallets,
): ReadonlyMap<string, object> {
  const found = new Map<string, object>()
  for (const wallet of groups.flatMap(({ wallets }) => wallets)) {
    const provider = findInjectedProvider(wallet, window, announced)
    if (provider) found.set(wallet.id, provider)
  }
  return found
}

function isImitator(provider: object, { notFlags = [] }: InjectedTraits): boolean {
  return notFlags.some((flag) => has(provider, flag))
}

/** `window.ethereum.providers`, if shared wallets share the window, then `window.ethereum`. */
function injectedProviders(window: object): readonly object[] {
  const ethereum = asProvider(read(window, 'ethereum'))
  if (!ethereum) return []
  const shared = itemsOf(read(ethereum, 'providers')).map(asProvider)
  return [...shared, ethereum].filter((provider) => provider !== undefined)
}

function itemsOf(value: unknown): readonly unknown[] {
  try {
    return Array.isArray(value) ? [...value.slice(0, maxProviders)] : []
  } catch {
    return []
  }
}

function has(provider: object | undefined, flag: string): boolean {
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

/** The value if it has an EIP-1193 `request` method. */
function asProvider(value: unknown): object | undefined {
  return isObject(value) && typeof read(value, 'request') === 'function' ? value : undefined
}
