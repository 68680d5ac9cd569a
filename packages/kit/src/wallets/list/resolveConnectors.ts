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
  readonly groups?: readonly WalletGroupDefinition[] | undefined
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

export interface ResolvedConnectors {
  /** Of each configured wallet, by its id. */
  readonly choices: ReadonlyMap<string, ConnectorChoice>
  /** Connectors whose wallet no configured one and no earlier connector represents. */
  readonly unlisted: readonly (ConnectorChoice & { readonly connector: Connector })[]
}

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
 * Picks each configured wallet's connector: the page's own for it, else that of its announcement
 * (EIP-6963), else that of its provider in the window, else the configured connector of its kind or
 * with its rdns. wagmi leaves an announcement to the connector that declares its rdns. An
 * announcement under an unknown rdns and a provider in the window are the same wallet if they have
 * the same provider object.
 */
export function resolveConnectors(input: ResolveConnectorsInput): ResolvedConnectors {
  const { announced = new Map(), connectors, device, ethereum, found = new Map() } = input
  const definitions = (input.groups ?? []).flatMap(({ wallets }) => wallets)
  const choices = new Map<string, ConnectorChoice>()
  /** Connectors and providers that a row represents. */
  const taken = new Set<unknown>()

  const providerOf = (connector: Connector): unknown =>
    namesOf(connector)
      .map((name): unknown => announced.get(name))
      .find((provider) => provider !== undefined)
  const byId = firstOf(connectors, ({ id }) => [id])
  const byType = firstOf(connectors, ({ type }) => [type])
  const byRdns = firstOf(connectors, (connector) => namesOf(connector).slice(1))
  // Announced connectors come first, since they need no SDK.
  const byProvider = firstOf(
    [...connectors.filter(({ id }) => announced.has(id)), ...connectors],
    (connector) => [providerOf(connector)],
  )

  /** Applies a rule to each wallet that no earlier rule has applied to. */
  function choose(rule: (definition: WalletDefinition) => ConnectorChoice | undefined): void {
    for (const definition of definitions) {
      const choice = choices.has(definition.id) ? undefined : rule(definition)
      if (choice) choices.set(definition.id, choice)
    }
  }

  function installed(connector: Connector, provider: unknown): ConnectorChoice {
    taken.add(connector).add(provider).add(providerOf(connector))
    return { connector, installed: true }
  }

  // The page's own connector for it.
  choose(({ connectorId, rdns }) => {
    if (connectorId === undefined) return undefined
    const connector = byId.get(connectorId)
    if (connector) taken.add(connector).add(firstAt(byId, rdns))
    return { connector, installed: false }
  })

  // Its announcement.
  choose(({ id, rdns }) => {
    const declaring = firstAt(byRdns, rdns)
    taken.add(declaring)
    const isAnnounced = declaring && providerOf(declaring) !== undefined
    const connector = firstAt(byId, rdns) ?? (isAnnounced ? declaring : undefined)
    return connector && installed(connector, found.get(id))
  })

  // Its provider in the window. One that sets the flags of several wallets belongs to the first.
  choose(({ id, injected }) => {
    const provider: unknown = found.get(id)
    if (injected?.any || provider === undefined || taken.has(provider)) return undefined
    const connector = byProvider.get(provider) ?? byId.get(windowConnectorId(id))
    return connector && installed(connector, provider)
  })

  // 'Browser Wallet': a provider in the window that no other row represents.
  choose(({ id, injected }) => {
    if (!injected?.any) return undefined
    const provider: unknown = found.get(id)
    const isOwn = provider !== undefined && !taken.has(provider) && !byProvider.has(provider)
    const connector = isOwn ? byId.get(windowConnectorId(id)) : undefined
    return connector && installed(connector, provider)
  })

  // Another way to connect it. A pairing code is part of the dialog, which would cover the overlay
  // of an SDK.
  choose(({ kind, rdns }) => {
    const connector = sharedConnector(kind, byType, device) ?? firstAt(byRdns, rdns)
    return { connector, installed: false }
  })

  function isUnlisted(connector: Connector): boolean {
    const { id, type } = connector
    // A wallet that announces the id of a configured one as its rdns is left out.
    if (isSharedConnector(connector) || choices.has(id) || isWindowConnector(connector))
      return false
    if (taken.has(connector)) return false
    // wagmi's connector for any wallet in the window is like 'Browser Wallet'.
    const isAny = id === type && isInjected(connector)
    const provider = isAny ? ethereum : providerOf(connector)
    if (provider === undefined) return !isAny
    return !taken.has(provider) && byProvider.get(provider) === (isAny ? undefined : connector)
  }

  const unlisted = firstOf(connectors.filter(isUnlisted), ({ id }) => [id])
  return {
    choices,
    unlisted: [...unlisted.values()].map((connector) => ({
      connector,
      installed: isInjected(connector) || providerOf(connector) !== undefined,
    })),
  }
}

/** The first connector of each key. */
function firstOf(
  connectors: readonly Connector[],
  keysOf: (connector: Connector) => readonly unknown[],
): ReadonlyMap<unknown, Connector> {
  const first = new Map<unknown, Connector>()
  for (const connector of connectors) {
    for (const key of keysOf(connector)) {
      if (key !== undefined && !first.has(key)) first.set(key, connector)
    }
  }
  return first
}

/** The connector at the first of the keys that has one. */
function firstAt(
  connectors: ReadonlyMap<unknown, Connector>,
  keys: readonly string[] = [],
): Connector | undefined {
  return keys.map((key) => connectors.get(key)).find((connector) => connector !== undefined)
}

function sharedConnector(
  kind: WalletKind = 'injected',
  byType: ReadonlyMap<unknown, Connector>,
  { framed }: Device,
): Connector | undefined {
  if (kind === 'injected') return undefined
  const connector: (Connector & { isEager?(): boolean }) | undefined = byType.get(typeOf[kind])
  // Safe only answers inside its own frame. The kit's connector recognizes it, wagmi's does not.
  const isElsewhere = kind === 'safe' && (!framed || connector?.isEager?.() === false)
  return isElsewhere ? undefined : connector
}
