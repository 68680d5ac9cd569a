import type { Connector } from 'wagmi'
import type { Device } from './device.ts'
import { foundInWindowId, isFoundInWindow } from './foundInWindow.ts'
import type { WalletDefinition, WalletGroupDefinition, WalletKind } from './walletDefinition.ts'

export interface ResolveConnectorsInput {
  readonly connectors: readonly Connector[]
  readonly groups: readonly WalletGroupDefinition[]
  readonly device: Device
  /** Providers of announced wallets, by rdns. */
  readonly announced?: ReadonlyMap<string, unknown> | undefined
  /** Providers found in the window, by the id of the definition. */
  readonly found?: ReadonlyMap<string, unknown> | undefined
}

export interface ConnectorChoice {
  /** What the wallet connects with here; undefined when it cannot. */
  readonly connector: Connector | undefined
  /** Its provider is in the page. */
  readonly installed: boolean
}

export interface ResolvedConnectors {
  of(definition: WalletDefinition): ConnectorChoice
  /** The connector needs no row of its own: a listed wallet, or an earlier row, stands for it. */
  isTaken(connector: Connector): boolean
}

const nowhere: ConnectorChoice = { connector: undefined, installed: false }

/** Types of connectors that are a definition's way in. Ids will not do: a wallet can announce itself under any. */
const typeOf: Readonly<Record<Exclude<WalletKind, 'injected'>, string>> = {
  walletConnect: 'walletConnect',
  coinbase: 'coinbaseWallet',
  safe: 'safe',
}
const sharedTypes: ReadonlySet<string> = new Set(Object.values(typeOf))

/** The connector is a way in for listed wallets, and no wallet by itself. */
export function isShared({ type }: Pick<Connector, 'type'>): boolean {
  return sharedTypes.has(type)
}

/**
 * How each listed wallet is reached: by its announcement (EIP-6963), else by its provider in the window,
 * else through the connector of its kind, if one is configured. Provider identity tells that an
 * announcement under an unknown name and a find in the window are one wallet.
 */
export function resolveConnectors(input: ResolveConnectorsInput): ResolvedConnectors {
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
  const choices = new Map<string, ConnectorChoice>()
  const definitions = groups.flatMap(({ wallets }) => wallets)

  const take = ({ id }: WalletDefinition, connector: Connector) => {
    taken.add(connector)
    takenProviders.add(found.get(id)).add(announced.get(connector.id))
    choices.set(id, { connector, installed: true })
  }

  for (const definition of definitions) {
    const connector = firstOf(definition.rdns, byId)
    if (connector) take(definition, connector)
  }
  for (const definition of definitions) {
    if (choices.has(definition.id) || definition.injected?.any) continue
    const provider: unknown = found.get(definition.id)
    const connector = byProvider.get(provider) ?? byId.get(foundInWindowId(definition.id))
    // One provider is one wallet, however many flags it sets: the first row gets it.
    if (connector && !takenProviders.has(provider)) take(definition, connector)
    else {
      const shared = sharedOf(definition.kind, connectors, device)
      choices.set(definition.id, { connector: shared, installed: false })
    }
  }

  // 'Browser Wallet' comes last: it is there only when no other row stands for what is in the window.
  for (const { id, injected } of definitions) {
    const provider: unknown = found.get(id)
    if (!injected?.any || takenProviders.has(provider) || byProvider.has(provider)) continue
    const connector = byId.get(foundInWindowId(id))
    if (connector) choices.set(id, { connector, installed: true })
  }

  return {
    of: ({ id }) => choices.get(id) ?? nowhere,
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
  connectors: readonly Connector[],
  { framed }: Device,
): Connector | undefined {
  // Safe answers in its own frame only.
  if (kind === 'injected' || (kind === 'safe' && !framed)) return undefined
  return connectors.find(({ type }) => type === typeOf[kind])
}
