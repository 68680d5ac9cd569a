import type { Config, Connection, Connector, CreateConnectorFn } from 'wagmi'

// The only place that changes wagmi's state. wagmi has no public way to add a connector later, to
// restore a connection, or to end one without asking the wallet; hence `_internal`, which
// `npm run test:packages` checks with the lowest and the newest version of the peer range.
//
// status          current           set by                       ends with
// --------------  ----------------  ---------------------------  -------------------------------
// 'disconnected'  null, or an id    `drop`, `endRestore`, a      an attempt or a restore
//                 still in storage  failed attempt
// 'connecting'    null, or another  an attempt to connect        'connected', or what it was
//                 live connection                                before: `setStatus`
// 'reconnecting'  null, or an id    `restoreConnections`; the    `adopt` or `endRestore`; an
//                 still in storage  page's own `WagmiProvider`   attempt that starts meanwhile
// 'connected'     a live one        `adopt`; an attempt          `drop`, the wallet's event
//
// An attempt takes precedence over a restore, which waits until the attempt has ended.

type Status = Config['state']['status']

/** Sets the status, or computes it from the state. */
export function setStatus(
  wagmi: Config,
  status: Status | ((state: Config['state']) => Status),
): void {
  wagmi.setState((state) => ({
    ...state,
    status: typeof status === 'function' ? status(state) : status,
  }))
}

/** Adds connectors in one update; with none, only notifies those who follow the list. */
export function addConnectors(wagmi: Config, connectors: readonly CreateConnectorFn[]): void {
  const { setState, setup } = wagmi._internal.connectors
  const added = connectors.map((create) => setup(create))
  setState((present) => [...present, ...added])
}

/** Makes this the current connection, with wagmi's own listeners. */
export function adopt(wagmi: Config, connection: Connection): void {
  const { connector } = connection
  const { change, connect, disconnect } = wagmi._internal.events
  connector.emitter.off('connect', connect)
  connector.emitter.on('change', change)
  connector.emitter.on('disconnect', disconnect)
  wagmi.setState((state) => ({
    ...state,
    connections: new Map(state.connections).set(connector.uid, connection),
    current: connector.uid,
    // Also after an attempt that has ended in the meantime and left its own status.
    status: 'connected',
  }))
}

/**
 * Ends connections on this page without a request to the wallets. Removes wagmi's listeners, too:
 * wagmi's `disconnect` would wait for the wallet and then overwrite the state, so a late answer
 * would end a newer connection.
 */
export function drop(wagmi: Config, connectors: readonly Connector[]): void {
  const { change, disconnect } = wagmi._internal.events
  for (const { emitter } of connectors) {
    emitter?.off('change', change)
    emitter?.off('disconnect', disconnect)
  }
  wagmi.setState((state) => {
    const connections = new Map(state.connections)
    for (const { uid } of connectors) connections.delete(uid)
    const [next] = connections.keys()
    const current = state.current && connections.has(state.current) ? state.current : (next ?? null)
    return { ...state, connections, current, status: current ? state.status : 'disconnected' }
  })
}

/**
 * Ends a restore that has connected no wallet. wagmi keeps the id of the stored connection, and
 * would count it as connected.
 */
export function endRestore(wagmi: Config): void {
  wagmi.setState((state) => {
    if (state.current !== null && state.connections.has(state.current)) return state
    // The visitor's own attempt goes on.
    const status = state.status === 'connecting' ? state.status : 'disconnected'
    return { ...state, current: null, status }
  })
}

/**
 * Removes wagmi's `connect` listener from every connector, now and whenever wagmi adds it again.
 * That listener would let a wallet's event connect the page after a deliberate disconnect or a
 * cancelled attempt. The page connects only when the visitor picks a wallet or a connection is
 * restored.
 */
export function withoutConnectEvents(wagmi: Config): void {
  const { connect } = wagmi._internal.events
  const remove = () => {
    for (const { emitter } of wagmi.connectors) emitter.off('connect', connect)
    for (const { connector } of wagmi.state.connections.values()) {
      // A stored connection's connector has no emitter until it is restored.
      connector.emitter?.off('connect', connect)
    }
  }
  remove()
  watchConnectors(wagmi, remove)
  wagmi.subscribe((state) => state.connections, remove)
}

/**
 * Calls the listener when connectors are added or removed. As wagmi's action, without its package.
 * Returns the unsubscribe function.
 */
export function watchConnectors(wagmi: Config, listener: () => void): () => void {
  return wagmi._internal.connectors.subscribe(listener)
}
