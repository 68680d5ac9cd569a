import { parseObject } from '@foyer/ui/storage/envelope.ts'
import { isAddressText, isRecord } from '@foyer/ui/utils/guards.ts'
import { version as wagmiVersion } from '@wagmi/core'
import { type Address, getAddress } from 'viem'

/** Version of the persisted connection store. */
export const connectionStoreVersion = 2

const wagmiStoreVersion = Number.parseInt(wagmiVersion, 10)
const maxConnections = 32
const maxText = 200

interface StoredConnection {
  readonly accounts: readonly Address[]
  readonly chainId: number
  readonly connector: {
    readonly id: string
    readonly name: string
    readonly type: string
    readonly uid: string
  }
}

type Entry = readonly [uid: string, connection: StoredConnection]

/**
 * Converts wagmi's serialized store to the stored format, with the kit's version and instance id.
 */
export function sealConnections(raw: string, instanceId: string | undefined): string {
  const stored = parseObject(raw)
  return JSON.stringify({
    state: stored?.state ?? null,
    version: connectionStoreVersion,
    instance: instanceId,
  })
}

/** Whether wagmi's serialized store has no connections. */
export function isEmptyConnections(raw: string): boolean {
  return entriesOf(parseObject(raw)?.state).length === 0
}

/**
 * Validates the stored text and sets the version that wagmi expects. Drops invalid connections one
 * by one. Returns undefined if the text is corrupt or has another version or instance id.
 */
export function openConnections(raw: string, instanceId: string | undefined): string | undefined {
  const stored = parseObject(raw)
  if (!stored || stored.version !== connectionStoreVersion) return undefined
  if (stored.instance !== instanceId || !isRecord(stored.state)) return undefined
  const { chainId, current } = stored.state
  const entries = entriesOf(stored.state)
  const state = {
    connections: { __type: 'Map', value: entries },
    // For an unknown id, wagmi uses its first chain.
    chainId: isChainId(chainId) ? chainId : 0,
    current: entries.some(([uid]) => uid === current) ? current : null,
  }
  return JSON.stringify({ state, version: wagmiStoreVersion })
}

function entriesOf(state: unknown): readonly Entry[] {
  if (!isRecord(state) || !isRecord(state.connections)) return []
  const { value } = state.connections
  if (!Array.isArray(value)) return []
  const entries = value
    .slice(0, maxConnections)
    .map(parseEntry)
    .filter((entry) => entry !== undefined)
  return [...new Map(entries)]
}

function parseEntry(entry: unknown): Entry | undefined {
  if (!Array.isArray(entry)) return undefined
  const [key, connection]: unknown[] = entry
  if (!isRecord(connection) || !isRecord(connection.connector)) return undefined
  const { id, name, type, uid } = connection.connector
  if (!isText(uid) || uid !== key || !isText(id) || !isText(name) || !isText(type)) return undefined
  const { accounts, chainId } = connection
  if (!isChainId(chainId) || !isAccounts(accounts)) return undefined
  return [
    uid,
    {
      accounts: accounts.map((account) => getAddress(account)),
      chainId,
      connector: { id, name, type, uid },
    },
  ]
}

function isAccounts(value: unknown): value is readonly Address[] {
  if (!Array.isArray(value) || value.length === 0 || value.length > 1_000) return false
  return value.every(isAddressText)
}

function isChainId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.length > 0 && value.length <= maxText
}
