import { connect } from '@wagmi/core'
import type { Config, Connector } from 'wagmi'
import { restoreConnectors } from '../connectors/restoreConnectors.ts'
import { AttemptAbandonedError, NoAccountError } from '../errors/attempt.ts'
import { classifyWalletError, type WalletErrorKind } from '../errors/classifyWalletError.ts'

export type AttemptState =
  | { readonly phase: 'idle' }
  | { readonly phase: 'connecting'; readonly walletId: string }
  | { readonly phase: 'failed'; readonly walletId: string; readonly kind: WalletErrorKind }

export interface ConnectAttempts {
  getState(): AttemptState
  subscribe(listener: () => void): () => void
  /** Asks the wallet; an attempt under way is abandoned. Never rejects: the state tells. */
  start(connector: Connector): Promise<void>
  /** Leaves the attempt. Its late answer changes nothing, a late approval is taken back. */
  abandon(): void
}

const idle: AttemptState = { phase: 'idle' }

/** One connection attempt at a time (Spec §4). `onConnected` is told the wallet's id. */
export function createConnectAttempts(
  config: Config,
  onConnected: (walletId: string) => void,
): ConnectAttempts {
  let state: AttemptState = idle
  let latest = 0
  const listeners = new Set<() => void>()

  function setState(next: AttemptState) {
    state = next
    for (const listener of listeners) listener()
  }

  async function start(connector: Connector) {
    latest += 1
    const attempt = latest
    // A visitor who came back to the same wallet still wants the first request's answer.
    const isWanted = () =>
      attempt === latest || (state.phase !== 'idle' && state.walletId === connector.id)
    setState({ phase: 'connecting', walletId: connector.id })
    const listenAgain = ignoreConnectEvents(config, connector)
    try {
      await connect(config, { connector: abandonable(connector, isWanted) })
      restoreConnectors(config)
      setState(idle)
      onConnected(connector.id)
    } catch (error) {
      listenAgain()
      if (attempt !== latest) return
      setState({ phase: 'failed', walletId: connector.id, kind: classifyWalletError(error) })
    }
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    start,
    abandon() {
      latest += 1
      if (state !== idle) setState(idle)
      // wagmi goes on saying 'connecting' until the wallet answers, which may be never.
      if (config.state.status === 'connecting') {
        config.setState((x) => ({ ...x, status: x.current ? 'connected' : 'disconnected' }))
      }
    },
  }
}

/** The same connector, whose late success is taken back in the wallet before wagmi hears of it. */
function abandonable(connector: Connector, isWanted: () => boolean): Connector {
  return {
    ...connector,
    connect: async (parameters) => {
      const result = await connector.connect(parameters)
      if (!isWanted()) {
        await connector.disconnect()
        throw new AttemptAbandonedError({ wallet: connector.name })
      }
      // 'accounts received empty' counts as a rejection (Spec §8).
      if (result.accounts.length === 0) throw new NoAccountError({ wallet: connector.name })
      return result
    },
  }
}

/**
 * A wallet also announces an approval by `accountsChanged`, which wagmi takes for a connection; of
 * an abandoned attempt it must not. wagmi offers no public handle to its listener, hence
 * `_internal`; the peer range is exact. Returns the way back for an attempt that failed.
 */
function ignoreConnectEvents(config: Config, connector: Connector): () => void {
  const { connect: listener } = config._internal.events
  connector.emitter.off('connect', listener)
  return () => {
    connector.emitter.off('connect', listener)
    connector.emitter.on('connect', listener)
  }
}
