import { watchConnectors } from '@wagmi/core'
import type { Connector } from 'wagmi'
import type { Kit } from '../config/kit.ts'
import { withTimeLimit } from '../connectors/withTimeLimit.ts'
import { keepStorageAlive } from '../storage/keepStorageAlive.ts'
import { requestOf } from '../transport/requestOf.ts'
import { createObservable, type Observable } from '../utils/createObservable.ts'
import { fieldOf, isObject } from '../utils/guards.ts'
import { reviveFoundWallet } from './connectionRestore.ts'
import { restoreConnections } from './restoreConnections.ts'
import { storedConnectorIds } from './storedConnectorIds.ts'

/** The wallet of the last connection, which took its accounts away by itself. */
export interface AbsentWallet {
  /** As the wallet calls itself. */
  readonly name: string
  /** 'locked': it still permits this page. 'unknown': it does not say whether it is locked. */
  readonly reason: 'locked' | 'unknown'
}

export interface WalletFollower {
  /** Undefined while connected, after the visitor disconnected, and when the wallet withdrew its permission. */
  readonly absent: Observable<AbsentWallet | undefined>
  /** Begins: restores the remembered wallet if it shares accounts, else says why it does not and waits for them. */
  follow(): void
}

const limits = { perConnector: 5_000, announcement: 0 }

/**
 * Waits for the wallet that is remembered from the last connection: it comes back when it is unlocked, and when another
 * tab has connected it. Nothing it asks opens a window of the wallet. Loaded once there is a wallet to wait for.
 */
export function createWalletFollower(kit: Kit): WalletFollower {
  const { storage, storageKey, wagmi } = kit
  const absent = createObservable<AbsentWallet | undefined>(undefined)
  let round = 0
  let hasBegun = false
  let stopListening = () => {}

  /** `mayRestore`: something has happened since the last attempt, so that a failing one is not repeated for ever. */
  async function look(mayRestore: boolean): Promise<void> {
    round += 1
    const now = round
    const isOver = () => now !== round || wagmi.state.status !== 'disconnected'
    stopListening()
    stopListening = () => {}
    const [id] = await storedConnectorIds(wagmi)
    if (id !== undefined) await reviveFoundWallet(kit)
    const connector = wagmi.connectors.find((each) => each.id === id)
    if (now !== round) return
    if (isOver() || id === undefined || !connector) {
      absent.set(undefined)
      if (id !== undefined) stopListening = watchConnectors(wagmi, { onChange: () => look(true) })
      return
    }
    const provider = await ask(connector, 'getProvider', () => connector.getProvider())
    if (isOver()) return
    stopListening = listen(provider, () => look(true))
    const isAuthorized = await ask(connector, 'isAuthorized', () => connector.isAuthorized())
    if (isOver()) return
    if (isAuthorized === true) {
      absent.set(undefined)
      if (mayRestore) await restoreConnections(wagmi, { eager: [], stored: [id] }, limits)
      return
    }
    const reason = await ask(connector, 'permissions', () => reasonOf(connector, provider))
    if (!isOver()) absent.set(reason && { name: connector.name, reason })
  }

  wagmi.subscribe(
    ({ status }) => status,
    () => void look(false),
  )
  keepStorageAlive(storage).subscribe((key) => {
    if (key === null || key === `${storageKey}.recentConnectorId`) void look(true)
  })
  return {
    absent,
    follow() {
      if (!hasBegun) void look(true)
      hasBegun = true
    },
  }
}

/** What the connector answers; undefined when it fails or takes too long. */
async function ask<T>(
  { name }: Connector,
  operation: string,
  task: () => Promise<T>,
): Promise<T | undefined> {
  const limit = { connector: name, operation, timeout: limits.perConnector }
  return withTimeLimit(limit, task).catch(() => undefined)
}

/** Calls when the wallet tells of accounts, and, for wallets without events, when the visitor comes back to the page. */
function listen(provider: unknown, onNews: () => void): () => void {
  const onVisible = () => {
    if (document.visibilityState === 'visible') onNews()
  }
  const stop = listenTo(provider, onNews)
  if (typeof document === 'undefined') return stop
  document.addEventListener('visibilitychange', onVisible)
  window.addEventListener('focus', onVisible)
  return () => {
    stop()
    document.removeEventListener('visibilitychange', onVisible)
    window.removeEventListener('focus', onVisible)
  }
}

function listenTo(provider: unknown, onNews: () => void): () => void {
  if (!isObject(provider)) return () => {}
  const call = (name: string) => {
    const method: unknown = Reflect.get(provider, name)
    if (typeof method === 'function') Reflect.apply(method, provider, ['accountsChanged', onNews])
  }
  call('on')
  return () => call('removeListener')
}

/**
 * Why a wallet shares no account. A locked wallet still lists its permission for this page (EIP-2255); one that lists
 * none was disconnected in the wallet, which is not worth a word.
 */
async function reasonOf(
  { type }: Connector,
  provider: unknown,
): Promise<AbsentWallet['reason'] | undefined> {
  if (type !== 'injected') return undefined
  try {
    const permissions = await requestOf(provider)({ method: 'wallet_getPermissions' })
    return namesAccounts(permissions) ? 'locked' : undefined
  } catch {
    return 'unknown'
  }
}

function namesAccounts(permissions: unknown): boolean {
  if (!Array.isArray(permissions)) return false
  return permissions.some(
    (permission: unknown) => fieldOf(permission, 'parentCapability') === 'eth_accounts',
  )
}
