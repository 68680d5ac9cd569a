import { hydrate, reconnect, watchConnectors } from '@wagmi/core'
import type { Config, Connector } from 'wagmi'
import { NoAccountError } from '../errors/attempt.ts'
import { isEager } from './isEager.ts'
import { restoreConnectors } from './restoreConnectors.ts'
import { storedConnectorIds } from './storedConnectorIds.ts'
import { withTimeLimit } from './withTimeLimit.ts'

export interface AutoConnectLimits {
  /** How long one wallet may take to answer, ms. */
  readonly perConnector: number
  /** How long to wait for the last used wallet to announce itself (EIP-6963), ms. */
  readonly announcement: number
}

const defaultLimits: AutoConnectLimits = { perConnector: 5_000, announcement: 2_000 }

/**
 * Restores the connection of an earlier visit: the last used connector first, then other stored
 * ones, stopping at the first success (Spec §4). wagmi's own `reconnect` asks every connector and
 * waits for each without a limit, so that one hanging wallet blocks all (wagmi #4632); here each has
 * a time limit, and none is asked that was not used before, unless the page is shown in that wallet's own
 * frame. After a deliberate disconnect nothing is stored and nothing is asked.
 */
export async function autoConnect(
  config: Config,
  limits: AutoConnectLimits = defaultLimits,
): Promise<void> {
  const stored = await storedConnectorIds(config)
  // Connectors that are at home where this page is shown, such as Safe's in Safe's frame.
  const eager = config.connectors.filter(isEager)
  await hydrate(config, { reconnectOnMount: false }).onMount()
  if (stored.length + eager.length === 0) return forgetCurrent(config)

  let restored = false
  const guard = (connector: Connector) =>
    limited(connector, limits.perConnector, {
      isDone: () => restored,
      onSuccess: () => {
        restored = true
      },
    })
  const candidates: Connector[] = []
  for (const id of stored) {
    const isLastUsed = id === stored[0]
    const connector = isLastUsed
      ? await announced(config, id, limits.announcement)
      : config.connectors.find((connector) => connector.id === id)
    if (connector && !eager.includes(connector)) candidates.push(guard(connector))
  }
  // A visitor who chose a wallet meanwhile has priority.
  if (config.state.status === 'connecting' || config.state.status === 'connected') return
  // In two turns, since wagmi puts the last used connector first.
  for (const connectors of [eager.map(guard), candidates]) {
    if (connectors.length > 0 && !restored) await reconnect(config, { connectors })
  }
  if (!restored) return forgetCurrent(config)
  restoreConnectors(config)
}

interface Progress {
  isDone(): boolean
  onSuccess(): void
}

/** The same connector (same uid and emitter), with answers that always come. */
function limited(connector: Connector, timeout: number, progress: Progress): Connector {
  // Its listeners at the provider go on calling this copy, so the one that won stays usable.
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
      const result = await withTimeLimit(limit('connect'), () => connector.connect(parameters))
      // An empty list means disconnected, whatever the connector says (Spec §4).
      if (result.accounts.length === 0) throw new NoAccountError({ wallet: connector.name })
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

function forgetCurrent(config: Config): void {
  if (config.state.status === 'connected' || config.state.status === 'connecting') return
  config.setState((state) => ({ ...state, current: null, status: 'disconnected' }))
}
