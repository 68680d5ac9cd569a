import type { Connector } from 'wagmi'
import {
  isInjected,
  isWindowConnector,
  windowConnectorId,
} from '../connectors/injected/isInjected.ts'
import type { Device } from '../device.ts'
import type { WalletDefinition, WalletGroupDefinition, WalletKind } from '../walletDefinition.ts'

export interface ResolveConnectorsInput {
  readonly connectors: readonly Connector[]
  readonly groups: readonly WalletGroupDefinition[]
  readonly device: Device
  /** Providers of announced wallets, by rdns. */
  readonly announced?: ReadonlyMap<string, unknown> | undefined
  /** Providers found in the window, by definition id. */
  readonly found?: ReadonlyMap<string, unknown> | undefined
  /** The provider in `window.ethereum`. */
  readonly ethereum?: unknown
}

/** How a configured wallet is connected. */
export interface ConnectorChoice {
  /** The connector to use; undefined if the wallet cannot be connected here. */
  readonly connector: Connector | undefined
  /** The wallet's provider is in the page. */
  readonly installed: boolean
}

/** Which connector each configured wallet uses. */
export interface ResolvedConnectors {
  of(definition: WalletDefinition): ConnectorChoice
  /** Whether a configured wallet or an earlier connector already represents this one. */
  isTaken(connector: Connector): boolean
  /** Whether the connector's wallet is in the page, as far as is known. */
  isInstalled(connector: Connector): boolean
}

const unavailable: ConnectorChoice = { connector: undefined, installed: false }

/** Connector types by wallet kind. Types, since a wallet can announce itself under any id. */
const typeOf: Readonly<Record<Exclude<WalletKind, 'injected'>, string>> = {
  walletConnect: 'walletConnect',
  coinbase: 'coinbaseWallet',
  safe: 'safe',
}
const sharedTypes: ReadonlySet<string> = new Set(Object.values(typeOf))

/** Whether the connector serves several configured wallets and is not a wallet itself. */
export function isSharedConnector({ type }: Pick<Connector, 'type'>): boolean {
  return sharedTypes.has(type)
}

/** Under which the connector's wallet may be announced: its id, and each rdns that it declares. */
export function namesOf({ id, rdns = [] }: Pick<Connector, 'id' | 'rdns'>): readonly string[] {
  return [id].concat(rdns)
}

/**
 * Picks each configured wallet's connector: its announcement (EIP-6963), else its provider in the
 * window, else the configured connector of its kind or with its rdns. wagmi leaves an announcement
 * to the connector that declares its rdns. An announcement under an unknown rdns and a provider in
 * the window are the same wallet if they have the same provider object.
 */
export function resolveConnectors(input: ResolveConnectorsInput): ResolvedConnectors {
  const { announced = new Map(), connectors, device, ethereum, found = new Map(), groups } = input
  const byId = new Map<string, Connector>()
  /** The first connector of each provider. */
  const byProvider = new Map<unknown, Connector>()
  const byType = new Map<string, Connector>()
  /** The first connector that declares each rdns. */
  const byRdns = new Map<string, Connector>()
  const providerOf = (connector: Connector): unknown => {
    const name = namesOf(connector).find((each) => announced.has(each))
    return name === undefined ? undefined : announced.get(name)
  }
  for (const connector of connectors) {
    if (!byType.has(connector.type)) byType.set(connector.type, connector)
    if (!byId.has(connector.id)) byId.set(connector.id, connector)
    const provider: unknown = announced.get(connector.id)
    if (provider !== undefined && !byProvider.has(provider)) byProvider.set(provider, connector)
  }
  // After the announced connectors, which need no SDK.
  for (const connector of connectors) {
    for (const rdns of namesOf(connector).slice(1)) {
      if (!byRdns.has(rdns)) byRdns.set(rdns, connector)
    }
    const provider = providerOf(connector)
    if (provider !== undefined && !byProvider.has(provider)) byProvider.set(provider, connector)
  }

  const taken = new Set<Connector>()
  const takenProviders = new Set<unknown>()
  const choices = new Map<string, ConnectorChoice>()
  const definitions = groups.flatMap(({ wallets }) => wallets)

  const take = ({ id }: WalletDefinition, connector: Connector) => {
    taken.add(connector)
    takenProviders.add(found.get(id)).add(providerOf(connector))
    choices.set(id, { connector, installed: true })
  }

  for (const { connectorId, id, rdns } of definitions) {
    if (connectorId === undefined) continue
    const connector = byId.get(connectorId)
    const announcedToo = firstByRdns(rdns, byId)
    if (connector) taken.add(connector)
    if (connector && announcedToo) taken.add(announcedToo)
    choices.set(id, { connector, installed: false })
  }
  for (const definition of definitions) {
    if (definition.connectorId !== undefined) continue
    const declaring = firstByRdns(definition.rdns, byRdns)
    if (declaring) taken.add(declaring)
    const isAnnounced = declaring && providerOf(declaring) !== undefined
    const connector = firstByRdns(definition.rdns, byId) ?? (isAnnounced ? declaring : undefined)
    if (connector) take(definition, connector)
  }
  for (const definition of definitions) {
    if (choices.has(definition.id) || definition.injected?.any) continue
    const provider: unknown = found.get(definition.id)
    const connector = byProvider.get(provider) ?? byId.get(windowConnectorId(definition.id))
    // A provider that sets the flags of several wallets belongs to the first of them.
    if (connector && provider && !takenProviders.has(provider)) take(definition, connector)
    else {
      // A pairing code is part of the dialog, which would cover the overlay of an SDK.
      const other =
        sharedConnector(definition.kind, byType, device) ?? firstByRdns(definition.rdns, byRdns)
      choices.set(definition.id, { connector: other, installed: false })
    }
  }

  // 'Browser Wallet' is resolved last: only for a provider that no other row represents.
  for (const { id, injected } of definitions) {
    const provider: unknown = found.get(id)
    if (!injected?.any || takenProviders.has(provider) || byProvider.has(provider)) continue
    const connector = byId.get(windowConnectorId(id))
    if (!connector) continue
    choices.set(id, { connector, installed: true })
    takenProviders.add(provider)
  }

  return {
    of: ({ id }) => choices.get(id) ?? unavailable,
    isTaken(connector) {
      if (taken.has(connector) || isWindowConnector(connector)) return true
      const { id, type } = connector
      // wagmi's connector for any wallet in the window is like 'Browser Wallet'.
      const isAny = id === type && isInjected(connector)
      const provider: unknown = isAny ? ethereum : providerOf(connector)
      if (provider === undefined) return isAny
      const own = isAny ? undefined : connector
      return takenProviders.has(provider) || byProvider.get(provider) !== own
    },
    isInstalled: (connector) => isInjected(connector) || providerOf(connector) !== undefined,
  }
}

function firstByRdns(
  rdns: readonly string[] = [],
  connectors: ReadonlyMap<string, Connector>,
): Connector | undefined {
  const known = rdns.find((name) => connectors.has(name))
  return known === undefined ? undefined : connectors.get(known)
}

function sharedConnector(
  kind: WalletKind = 'injected',
  byType: ReadonlyMap<string, Connector>,
  { framed }: Device,
): Connector | undefined {
  if (kind === 'injected') return undefined
  const connector: (Connector & { isEager?(): boolean }) | undefined = byType.get(typeOf[kind])
  // Safe only answers inside its own frame. The kit's connector recognizes it, wagmi's does not.
  const isElsewhere = kind === 'safe' && (!framed || connector?.isEager?.() === false)
  return isElsewhere ? undefined : connector
}
