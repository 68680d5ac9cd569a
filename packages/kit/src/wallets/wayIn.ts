import type { Connector } from 'wagmi'
import type { Device } from './device.ts'
import { foundInWindowId, isFoundInWindow } from './foundInWindow.ts'
import type { WalletDefinition, WalletGroupDefinition, WalletKind } from './walletDefinition.ts'

/** The provider behind a connector, where it is known without asking. */
export type ProviderOf = (connector: Connector) => unknown

export interface WayIn {
  /** What a listed wallet connects with here, and whether its provider is in the page. */
  of(definition: WalletDefinition): {
    readonly connector: Connector | undefined
    readonly installed: boolean
  }
  /** The connector stands for a listed wallet already. */
  isTaken(connector: Connector): boolean
  /** 'Browser Wallet', when another row stands for what is in the window. */
  isHidden(definition: WalletDefinition): boolean
}

const connectorIds: Readonly<Record<WalletKind, readonly string[]>> = {
  injected: [],
  walletConnect: ['walletConnect'],
  coinbase: ['coinbaseWallet', 'coinbaseWalletSDK'],
  safe: ['safe'],
}

/**
 * How each listed wallet is reached: by its announcement (EIP-6963), else by its provider in the window,
 * else through the connector of its kind, if one is configured. Provider identity tells that an
 * announcement under an unknown name and a find in the window are one wallet.
 */
export function wayIn(
  connectors: readonly Connector[],
  groups: readonly WalletGroupDefinition[],
  device: Device,
  providerOf: ProviderOf = () => undefined,
): WayIn {
  const byId = new Map<string, Connector>()
  const byProvider = new Map<unknown, Connector>()
  for (const connector of connectors) {
    if (!byId.has(connector.id)) byId.set(connector.id, connector)
    const provider = providerOf(connector)
    if (provider !== undefined && !isFoundInWindow(connector) && !byProvider.has(provider)) {
      byProvider.set(provider, connector)
    }
  }

  const injectedOf = (definition: WalletDefinition): Connector | undefined => {
    for (const rdns of definition.rdns ?? []) {
      const announced = byId.get(rdns)
      if (announced) return announced
    }
    const found = byId.get(foundInWindowId(definition.id))
    if (!found) return undefined
    return byProvider.get(providerOf(found)) ?? found
  }

  const taken = new Set<Connector>()
  const takenProviders = new Set<unknown>()
  const ways = new Map<string, ReturnType<WayIn['of']>>()
  let hidden: WalletDefinition | undefined
  const definitions = groups.flatMap(({ wallets }) => wallets)
  for (const definition of definitions) {
    if (definition.injected?.any) continue
    const injected = injectedOf(definition)
    ways.set(definition.id, {
      connector: injected ?? sharedOf(definition.kind ?? 'injected', byId, device),
      installed: injected !== undefined,
    })
    if (!injected) continue
    taken.add(injected)
    const found = byId.get(foundInWindowId(definition.id))
    if (found) taken.add(found)
    for (const connector of [injected, found]) {
      const provider = connector ? providerOf(connector) : undefined
      if (provider !== undefined) takenProviders.add(provider)
    }
  }
  for (const definition of definitions) {
    if (!definition.injected?.any) continue
    const found = byId.get(foundInWindowId(definition.id))
    ways.set(definition.id, { connector: found, installed: found !== undefined })
    if (!found) continue
    taken.add(found)
    const provider = providerOf(found)
    if (takenProviders.has(provider) || byProvider.has(provider)) hidden = definition
  }

  return {
    of: ({ id }) => ways.get(id) ?? { connector: undefined, installed: false },
    isTaken(connector) {
      if (taken.has(connector) || isFoundInWindow(connector)) return true
      const provider = providerOf(connector)
      if (provider === undefined) return false
      return takenProviders.has(provider) || byProvider.get(provider) !== connector
    },
    isHidden: (definition) => definition === hidden,
  }
}

function sharedOf(
  kind: WalletKind,
  byId: ReadonlyMap<string, Connector>,
  { framed }: Device,
): Connector | undefined {
  // Safe answers in its own frame only.
  if (kind === 'safe' && !framed) return undefined
  for (const id of connectorIds[kind]) {
    const connector = byId.get(id)
    if (connector) return connector
  }
  return undefined
}
