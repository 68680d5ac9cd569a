import type { Config, Connector } from 'wagmi'
import { lastConnectorKey } from '../../chains/config/lastConnector.ts'
import { AttemptAbandonedError, NoAccountError } from '../../errors/connection.ts'
import {
  connectInjected,
  type InjectedConnectParameters,
} from '../connectors/injected/connectInjected.ts'
import { adopt } from '../wagmi.ts'
import { revokePermission } from './revokePermission.ts'

export interface ConnectWalletOptions extends InjectedConnectParameters {
  readonly connector: Connector
  /** Whether the visitor still waits for this connection when the wallet answers. */
  isWanted(): boolean
  /** A late approval was revoked in the wallet, or the wallet keeps it. */
  onRevoked(isKept: boolean): void
}

/**
 * Connects a wallet that the visitor picked. wagmi's `connect` cannot be cancelled: it would keep
 * an approval that arrives after the visitor has left.
 *
 * @throws AttemptAbandonedError after a cancelled attempt; NoAccountError if the wallet shares no
 * account; what the connector throws.
 */
export async function connectWallet(
  wagmi: Config,
  { connector, isWanted, onRevoked, ...parameters }: ConnectWalletOptions,
): Promise<void> {
  // Once its SDK has loaded, the wallet would open a window even after a cancelled attempt.
  const loadSdk: unknown = Reflect.get(connector, 'loadSdk')
  if (typeof loadSdk === 'function') {
    await Reflect.apply(loadSdk, connector, [])
    if (!isWanted()) throw new AttemptAbandonedError({ wallet: connector.name })
  }
  const asked: InjectedConnectParameters = { ...parameters, ask: connectInjected }
  const { accounts, chainId } = await connector.connect(asked)
  if (!isWanted()) {
    await revokeApproval(wagmi, { connector, onRevoked })
    throw new AttemptAbandonedError({ wallet: connector.name })
  }
  // An empty list of accounts counts as a rejection.
  const [first, ...others] = accounts
  if (!first) throw new NoAccountError({ wallet: connector.name })
  const stored = wagmi.storage?.setItem(lastConnectorKey, connector.id)
  // At once, so that no event of the wallet is missed.
  adopt(wagmi, { accounts: [first, ...others], chainId, connector })
  await stored
}

/**
 * Revokes an approval that arrived after the visitor cancelled. An earlier request to the same
 * wallet may have connected in the meantime; it is kept.
 */
export async function revokeApproval(
  wagmi: Config,
  { connector, onRevoked }: Pick<ConnectWalletOptions, 'connector' | 'onRevoked'>,
): Promise<void> {
  if (wagmi.state.connections.has(connector.uid)) return
  const outcome = await revokePermission(connector)
  if (outcome !== 'unknown') onRevoked(outcome === 'kept')
}
