import { watchConnectors } from '@wagmi/core'
import type { Config, Connector } from 'wagmi'
import { withTimeLimit } from '../../connectors/withTimeLimit.ts'
import { AttemptAbandonedError, NoAccountError } from '../../errors/connection.ts'
import { lastConnectorId } from '../../storage/lastConnector.ts'
import { replaceConnectorCopies } from '../replaceConnectorCopies.ts'
import { withLatestAccounts } from '../withLatestAccounts.ts'
import { reconnectFirst } from './reconnectFirst.ts'

export interface RestoreLimits {
  /** Time limit for each request to one wallet, in ms. */
  readonly perConnector: number
  /** How long to wait for the last used wallet's announcement (EIP-6963), in ms. */
  readonly announcement: number
}

export interface Restorable {
  /** Ids of the connectors that were used, the last one first. */
  readonly stored: readonly string[]
  /** Connectors that come before them. */
  readonly eager: readonly Connector[]
}

/**
 * Tries one connector after the other until one has connected. Ends if the visitor chooses a wallet
 * or disconnects in the meantime.
 */
export async function restoreConnections(
  config: Config,
  { eager, stored }: Restorable,
  limits: RestoreLimits,
): Promise<void> {
  let restored = false
  const isDone = () => restored || config.state.connections.size > 0
  const onSuccess = () => {
    restored = true
  }
  const guard = (isWanted: () => Promise<boolean>) => (connector: Connector) =>
    limited(connector, limits.perConnector, { isDone, isWanted, onSuccess })
  const candidates: Connector[] = []
  for (const id of stored) {
    const isLastUsed = id === stored[0]
    const connector = isLastUsed
      ? await announced(config, id, limits.announcement)
      : config.connectors.find((connector) => connector.id === id)
    if (connector && !eager.includes(connector)) candidates.push(connector)
  }
  // The visitor's own choice takes precedence.
  if (config.state.status === 'connecting' || config.state.status === 'connected') return
  // Disconnecting removes the id, here or in another tab.
  const isStored = async () => Boolean(await lastConnectorId(config.storage))
  const copies = [...eager.map(guard(async () => true)), ...candidates.map(guard(isStored))]
  if (copies.length > 0 && !isDone()) await reconnectFirst(config, copies)
  if (!restored) return
  replaceConnectorCopies(config)
  // wagmi keeps the status that an attempt left behind which ended in the meantime.
  config.setState((state) => ({ ...state, status: 'connected' }))
}

interface Progress {
  isDone(): boolean
  /** Whether the connection may still be restored. */
  isWanted(): Promise<boolean>
  onSuccess(): void
}

/** A copy of the connector with time limits; see `connectorCopy.ts`. */
function limited(connector: Connector, timeout: number, progress: Progress): Connector {
  // The provider's listeners keep calling this copy, so the one that connected stays usable.
  let won = false
  const isTooLate = () => progress.isDone() && !won
  const limit = (operation: string) => ({ connector: connector.name, operation, timeout })
  return {
    ...connector,
    async getProvider(parameters) {
      if (isTooLate()) return undefined
      return withTimeLimit(limit('getProvider'), () => connector.getProvider(parameters))
    },
    async isAuthorized() {
      if (isTooLate()) return false
      return withTimeLimit(limit('isAuthorized'), () => connector.isAuthorized()).catch(() => false)
    },
    connect: async (parameters) => {
      const result = await withTimeLimit(limit('connect'), () =>
        withLatestAccounts(connector, () => connector.connect(parameters)),
      )
      // An empty list means disconnected, whatever the connector says (docs/spec-map.md §4).
      if (result.accounts.length === 0) throw new NoAccountError({ wallet: connector.name })
      if (!(await progress.isWanted()) || progress.isDone()) {
        throw new AttemptAbandonedError({ wallet: connector.name })
      }
      won = true
      progress.onSuccess()
      return result
    },
  }
}

function announced(config: Config, id: string, ms: number): Promise<Connector | undefined> {
  const find = () => config.connectors.find((connector) => connector.id === id)
  const present = find()
  if (present) return Promise.resolve(present)
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(timer)
      stop()
      resolve(find())
    }
    const timer = setTimeout(finish, ms)
    const stop = watchConnectors(config, { onChange: () => find() && finish() })
  })
}
