import type { Connector } from 'wagmi'
import type { Device } from './device.ts'
import { foundInWindowId, isFoundInWindow } from './foundInWindow.ts'
import type { WalletDefinition, WalletGroupDefinition, WalletKind } from './walletDefinition.ts'

export interface WayInInput {
  readonly connectors: readonly Connector[]
  readonly groups: readonly WalletGroupDefinition[]
  readonly device: Device
  /** Providers of announced wallets, by rdns. */
  readonly announced?: ReadonlyMap<string, unknown> | undefined
  /** Providers found in the window, by the id of the definition. */
  readonly found?: ReadonlyMap<string, unknown> | undefined
}

export interface Way {
  /** What the wallet connects with here; undefined when it cannot. */
  readonly connector: Connector | undefined
  /** Its provider is in the page. */
  readonly installed: boolean
}

export interface WayIn {
  of(definition: WalletDefinition): Way
  /** The connector needs no row of its own: a listed wallet, or an earlier row, stands for it. */
  isTaken(connector: Connector): boolean
}

const nowhere: Way = { connector: undefined, installed: false }

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
export function wayIn(input: WayInInput): WayIn {
  const { announced = new Map(), connectors, device, found = new Map(), groups } = input
  const byId = new Map<string, Connector>()
  /** Of the connectors that share a provider, the first one. */
  const byProvider = new Map<unknown, Connector>()
  for (const connector of connectors) {
    if (!byId.has(connector.id)) byId.set(connector.id, connector)
    const provider: unknown = announced.get(connector.id)
    if (provider !== undefined && !byProvider.has(provider)) byProvider.set(provider, connector)
  }

  const taken = new Set<Connector>()
  const takenProviders = new Set<unknown>()
  const ways = new Map<string, Way>()
  const definitions = groups.flatMap(({ wallets }) => wallets)

  for (const definition of definitions) {
    if (definition.injected?.any) continue
    const provider: unknown = found.get(definition.id)
    const connector =
      firstOf(definition.rdns, byId) ??
      byProvider.get(provider) ??
      byId.get(foundInWindowId(definition.id))
    if (connector) {
      taken.add(connector)
      takenProviders.add(provider).add(announced.get(connector.id))
    }
    ways.set(definition.id, {
      connector: connector ?? sharedOf(definition.kind, byId, device),
      installed: connector !== undefined,
    })
  }

  // 'Browser Wallet' comes last: it is there only when no other row stands for what is in the window.
  for (const { id, injected } of definitions) {
    const provider: unknown = found.get(id)
    if (!injected?.any || takenProviders.has(provider) || byProvider.has(provider)) continue
    const connector = byId.get(foundInWindowId(id))
    if (connector) ways.set(id, { connector, installed: true })
  }

  return {
    of: ({ id }) => ways.get(id) ?? nowhere,
    isTaken(connector) {
      if (taken.has(connector) || isFoundInWindow(connector)) return true
      const provider: unknown = announced.get(connector.id)
      if (provider === undefined) return false
      return takenProviders.has(provider) || byProvider.get(provider) !== connector
    },
  }
}

function firstOf(
  rdns: readonly string[] = [],
  byId: ReadonlyMap<string, Connector>,
): Connector | undefined {
  const known = rdns.find((name) => byId.has(name))
  return known === undefined ? undefined : byId.get(known)
}

function sharedOf(
  kind: WalletKind = 'injected',
  byId: ReadonlyMap<string, Connector>,
  { framed }: Device,
): Connector | undefined {
  // Safe answers in its own frame only.
  if (kind === 'safe' && !framed) return undefined
  return firstOf(connectorIds[kind], byId)
}
