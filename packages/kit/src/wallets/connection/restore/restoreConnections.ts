import type { Config, Connection, Connector } from 'wagmi'
import { lastConnectorId } from '../../../chains/config/lastConnector.ts'
import { withTimeLimit } from '../../connectors/withTimeLimit.ts'
import { adopt, endRestore, setStatus, watchConnectors } from '../../wagmi.ts'

export interface RestoreLimits {
  /** Time limit for each request to one wallet, in ms. */
  readonly perConnector: number
  /** How long to wait for the last used wallet's announcement (EIP-6963), in ms. */
  readonly announcement: number
}

export interface RestoreOptions extends RestoreLimits {
  /** Ids of the connectors that were used, the last one first. */
  readonly stored: readonly string[]
  /** Connectors that come before them. */
  readonly eager: readonly Connector[]
}

/**
 * Tries one connector after the other until one has connected. Ends if the visitor connects or
 * disconnects in the meantime; if an attempt to connect fails that had begun then, starts over. Not
 * wagmi's `reconnect`, which has no time limit and lets only one wagmi of the page reconnect at a
 * time: a second kit would stay disconnected.
 */
export async function restoreConnections(wagmi: Config, options: RestoreOptions): Promise<void> {
  const { announcement, eager, perConnector, stored } = options
  const candidates = [...eager]
  for (const id of stored) {
    const isLastUsed = id === stored[0]
    const connector = isLastUsed
      ? await announced(wagmi, id, announcement)
      : wagmi.connectors.find((connector) => connector.id === id)
    if (connector && !candidates.includes(connector)) candidates.push(connector)
  }
  // The visitor's own choice takes precedence.
  if (isPicking(wagmi) || wagmi.state.status === 'connected') return
  const isTaken = () => wagmi.state.connections.size > 0
  if (candidates.length === 0 || isTaken()) return
  // Disconnecting removes the id, here or in another tab.
  const isStored = () => lastConnectorId(wagmi.storage).then(Boolean, () => false)
  setStatus(wagmi, 'reconnecting')
  for (const connector of candidates) {
    const connection = await connectionOf(connector, perConnector, isTaken)
    if (!connection) continue
    const isWanted = eager.includes(connector) || (await isStored())
    if (!isWanted || isTaken()) continue
    if (!isPicking(wagmi)) return adopt(wagmi, connection)
    return afterAttempt(wagmi, () => restoreConnections(wagmi, options))
  }
  // The visitor may have picked a wallet, connected or cancelled in the meantime.
  if (wagmi.state.status === 'reconnecting') endRestore(wagmi)
}

/** wagmi's `connect` sets this status once the visitor has picked a wallet. */
function isPicking({ state }: Config): boolean {
  return state.status === 'connecting'
}

/** Calls back once the current attempt to connect has ended without a connection. */
function afterAttempt(wagmi: Config, then: () => void): void {
  const stop = wagmi.subscribe(
    ({ status }) => status,
    () => {
      if (isPicking(wagmi)) return
      stop()
      if (wagmi.state.connections.size === 0) then()
    },
  )
}

/** Undefined unless the wallet still shares its accounts and answers in time. */
async function connectionOf(
  connector: Connector,
  timeout: number,
  isTaken: () => boolean,
): Promise<Connection | undefined> {
  async function ask<T>(operation: string, task: () => Promise<T>): Promise<T | undefined> {
    if (isTaken()) return undefined
    const limit = { connector: connector.name, operation, timeout }
    return withTimeLimit(limit, task).catch(() => undefined)
  }
  const provider: unknown = await ask('getProvider', () => connector.getProvider())
  if (!provider || !(await ask('isAuthorized', () => connector.isAuthorized()))) return undefined
  const data = await ask('connect', () => connector.connect({ isReconnecting: true }))
  // An empty list means disconnected, whatever the connector says.
  const [first, ...others] = data?.accounts ?? []
  if (!data || !first) return undefined
  return { accounts: [first, ...others], chainId: data.chainId, connector }
}

function announced(wagmi: Config, id: string, ms: number): Promise<Connector | undefined> {
  const find = () => wagmi.connectors.find((connector) => connector.id === id)
  const present = find()
  if (present) return Promise.resolve(present)
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve(find())
    }
    const timer = setTimeout(finish, ms)
    const stop = watchConnectors(wagmi, () => find() && finish())
  })
}
