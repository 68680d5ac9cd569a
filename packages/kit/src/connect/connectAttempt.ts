import { connect } from '@wagmi/core'
import type { Config, Connector } from 'wagmi'
import { connectOnce } from '../connectors/connectOnce.ts'
import { createObservable } from '../connectors/createObservable.ts'
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
  const state = createObservable<AttemptState>(idle)
  let latest = 0

  function isAbout(connector: Connector): boolean {
    const now = state.get()
    return now.phase !== 'idle' && now.walletId === connector.id
  }

  // Ends the wait for a request that was open before this attempt.
  let stopWaiting = () => {}

  async function finish(connector: Connector) {
    await connect(config, { connector })
    restoreConnectors(config)
    state.set(idle)
    onConnected(connector.id)
  }

  /** After -32002 the wallet tells by `connect` once the older request is answered. */
  function waitForOlderRequest(connector: Connector) {
    const { emitter } = connector
    const listener: Parameters<typeof emitter.on<'connect'>>[1] = ({ accounts, chainId }) => {
      stopWaiting()
      // The wallet has answered already: the same connector, which does not ask again.
      const answered: Connector = {
        ...connector,
        // wagmi's return type depends on a flag of its caller; here it is the plain form.
        connect: async () => ({ accounts: accounts as never, chainId }),
      }
      finish(answered).catch(() => state.set(idle))
    }
    emitter.on('connect', listener)
    stopWaiting = () => {
      emitter.off('connect', listener)
      stopWaiting = () => {}
    }
  }

  async function start(connector: Connector) {
    if (isAbout(connector) && state.get().phase === 'connecting') return
    stopWaiting()
    latest += 1
    const attempt = latest
    // A visitor who came back to the same wallet still wants the first request's answer.
    const isWanted = () => attempt === latest || isAbout(connector)
    state.set({ phase: 'connecting', walletId: connector.id })
    try {
      await finish(abandonable(config, connector, isWanted))
      stopWaiting()
    } catch (error) {
      if (attempt !== latest) return
      const kind = classifyWalletError(error)
      state.set({ phase: 'failed', walletId: connector.id, kind })
      if (kind === 'pending') waitForOlderRequest(connector)
    }
  }

  return {
    getState: state.get,
    subscribe: state.subscribe,
    start,
    abandon() {
      stopWaiting()
      latest += 1
      state.set(idle)
      // wagmi goes on saying 'connecting' until the wallet answers, which may be never.
      if (config.state.status === 'connecting') {
        config.setState((x) => ({ ...x, status: x.current ? 'connected' : 'disconnected' }))
      }
    },
  }
}

/** The same connector, whose late success is taken back in the wallet before wagmi hears of it. */
function abandonable(config: Config, connector: Connector, isWanted: () => boolean): Connector {
  return {
    ...connector,
    connect: async (parameters) => {
      const result = await connectOnce(connector, (guarded) => guarded.connect(parameters))
      if (!isWanted()) {
        // Unless an earlier request of the same wallet has connected: that one is wanted.
        if (!config.state.connections.has(connector.uid)) await connector.disconnect()
        throw new AttemptAbandonedError({ wallet: connector.name })
      }
      // 'accounts received empty' counts as a rejection (Spec §8).
      if (result.accounts.length === 0) throw new NoAccountError({ wallet: connector.name })
      return result
    },
  }
}
