import { keepStorageAlive } from '@foyer/ui/storage/keepStorageAlive.ts'
import { createObservable, type Observable } from '@foyer/ui/utils/createObservable.ts'
import { onPageVisible } from '@foyer/ui/utils/onPageVisible.ts'
import type { Config, Connector } from 'wagmi'
import type { Kit } from '../../chains/config/kit.ts'
import { lastConnectorKey } from '../../chains/config/lastConnector.ts'
import { slot } from '../../chains/config/slot.ts'
import { requestOf } from '../../chains/transport/requestOf.ts'
import { callProvider } from '../connectors/injected/callProvider.ts'
import { isInjected } from '../connectors/injected/isInjected.ts'
import { withTimeLimit } from '../connectors/withTimeLimit.ts'
import { watchConnectors } from '../wagmi.ts'
import { disconnectListeners } from './disconnectAll.ts'
import { storedConnectorIds } from './restore/autoConnect.ts'
import { loadLastConnector } from './restore/loadLastConnector.ts'
import { restoreConnections } from './restore/restoreConnections.ts'
import { namesAccounts } from './revokePermission.ts'

/** The last connected wallet, which no longer shares its accounts. */
export interface AbsentWallet {
  /** The connector's name. */
  readonly name: string
  /** 'locked': it still permits this page. 'unknown': it does not list permissions. */
  readonly reason: 'locked' | 'unknown'
}

export interface WalletFollower {
  /**
   * Undefined while connected or stopped, and after the visitor or the wallet ended the permission.
   */
  readonly absent: Observable<AbsentWallet | undefined>
  /**
   * Restores the last wallet if it shares accounts; otherwise sets `absent` and waits for them.
   *
   * @param statusBefore wagmi's status before it became 'disconnected', if it just did.
   */
  follow(statusBefore?: string): void
  /** Asks the wallet nothing and restores nothing until `follow` is called again. */
  stop(): void
}

/**
 * Why the wallet is asked: a connection ended, an attempt to connect ended, or something else
 * changed. Only a change may restore, which prevents endless retries.
 */
type Cause = 'end' | 'attempt' | 'change'

/** Time between two checks of an absent wallet while the page is visible, in ms. */
const interval = 15_000

const limits = { perConnector: 5_000, announcement: 0 }

/**
 * Follows the last connected wallet: reconnects when it is unlocked or another tab connects it.
 * Never causes a prompt. Loaded only if there is a wallet to wait for.
 */
export const walletFollower = slot('walletFollower', createWalletFollower)

function createWalletFollower(kit: Kit): WalletFollower {
  const { storage, wagmi } = kit
  const absent = createObservable<AbsentWallet | undefined>(undefined)
  let round = 0
  let isFollowing = false
  let stopListening = () => {}

  function ignoreChanges() {
    stopListening()
    stopListening = () => {}
  }

  async function check(cause: Cause): Promise<void> {
    if (!isFollowing) return
    round += 1
    const turn = round
    const isOver = () => turn !== round || wagmi.state.status !== 'disconnected'
    ignoreChanges()
    const [id] = await storedConnectorIds(wagmi)
    if (id !== undefined) await loadLastConnector(kit)
    const connector = wagmi.connectors.find((each) => each.id === id)
    if (turn !== round) return
    if (isOver() || id === undefined || !connector) {
      absent.set(undefined)
      if (id !== undefined) stopListening = watchConnectors(wagmi, () => check('change'))
      return
    }
    const provider = await ask(connector, 'getProvider', () => connector.getProvider())
    if (isOver()) return
    stopListening = listen(provider, () => check('change'))
    const isAuthorized = await ask(connector, 'isAuthorized', () => connector.isAuthorized())
    if (isOver()) return
    if (isAuthorized === true) {
      absent.set(undefined)
      // The page ended the connection with wagmi's `disconnect`, and the connector keeps no note of
      // it, as injected ones do.
      if (cause === 'end' && !isInjected(connector)) return ignoreChanges()
      if (cause === 'change') {
        await restoreConnections(wagmi, { ...limits, eager: [], stored: [id] })
      }
      return
    }
    const reason = await ask(connector, 'permissions', () => reasonOf(wagmi, connector, provider))
    if (isOver()) return
    absent.set(reason && { name: connector.name, reason })
    if (!reason) return
    ignoreChanges()
    stopListening = listen(provider, () => check('change'), interval)
  }

  wagmi.subscribe(
    ({ status }) => status,
    (_, before) => void check(before === 'connected' ? 'end' : 'attempt'),
  )
  keepStorageAlive(storage).subscribe((key) => {
    if (key === null || key === `${wagmi.storage?.key}.${lastConnectorKey}`) void check('change')
  })
  // wagmi's storage may be another one than the kit's.
  kit.get(disconnectListeners).subscribe(() => void check('change'))
  return {
    absent,
    follow(statusBefore) {
      if (isFollowing) return
      isFollowing = true
      void check(statusBefore === 'connected' ? 'end' : 'change')
    },
    stop() {
      isFollowing = false
      round += 1
      ignoreChanges()
      absent.set(undefined)
    },
  }
}

/** The connector's answer; undefined if it fails or takes too long. */
async function ask<T>(
  { name }: Connector,
  operation: string,
  task: () => Promise<T>,
): Promise<T | undefined> {
  const limit = { connector: name, operation, timeout: limits.perConnector }
  return withTimeLimit(limit, task).catch(() => undefined)
}

/**
 * Listens for `accountsChanged` and, for wallets without events, for a return to the page. Also
 * calls `onChange` at the interval, in ms.
 */
function listen(provider: unknown, onChange: () => void, every?: number): () => void {
  const stops = [listenTo(provider, onChange), onPageVisible(onChange, { every, focus: true })]
  return () => {
    for (const stop of stops) stop()
  }
}

function listenTo(provider: unknown, onChange: () => void): () => void {
  const args = ['accountsChanged', onChange]
  callProvider(provider, ['on'], args)
  return () => callProvider(provider, ['removeListener', 'off'], args)
}

/**
 * Why a wallet shares no account. A locked wallet still lists its permission for this page
 * (EIP-2255). One that lists none was disconnected in the wallet: undefined.
 */
async function reasonOf(
  { storage }: Pick<Config, 'storage'>,
  connector: Connector,
  provider: unknown,
): Promise<AbsentWallet['reason'] | undefined> {
  if (!isInjected(connector)) return undefined
  // wagmi's `disconnect` leaves this note where a wallet cannot take its permission back.
  if (await storage?.getItem(`${connector.id}.disconnected`)) return undefined
  try {
    const permissions = await requestOf(provider)({ method: 'wallet_getPermissions' })
    return namesAccounts(permissions) ? 'locked' : undefined
  } catch {
    return 'unknown'
  }
}
