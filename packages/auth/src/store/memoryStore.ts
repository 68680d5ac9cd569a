import {
  type NonceRow,
  newestFirst,
  ownerOf,
  type SessionOwner,
  type SessionRow,
  type Store,
  StoreError,
} from './Store.ts'

/** The contents of a memory store. */
export interface MemoryTables {
  /** By nonce. */
  readonly nonces: Map<string, NonceRow>
  /** By the hash of the token. */
  readonly sessions: Map<string, SessionRow>
  /** The counts of `addUses` by name. `endsAt` is in ms since the epoch. */
  readonly uses: Map<string, { readonly uses: number; readonly endsAt: number }>
}

/**
 * A store in the memory of this process, for development and tests, on every platform. All sessions
 * end with the process, and processes share nothing.
 *
 * @param tables What this store shares with others. Default: nothing.
 * @throws StoreError from each call once the store is closed, and for a nonce or session that
 * already exists.
 */
export function memoryStore(
  tables: MemoryTables = { nonces: new Map(), sessions: new Map(), uses: new Map() },
): Store {
  const { nonces, sessions, uses } = tables
  let isOpen = true

  /** Runs at once and as a whole, so that every method is one transaction. */
  async function run<T>(work: () => T): Promise<T> {
    if (!isOpen) throw new StoreError('The store is closed.')
    return work()
  }

  function sessionsOf(owner: SessionOwner): SessionRow[] {
    return [...sessions.values()].filter((row) => isOwner(owner, row)).sort(newestFirst)
  }

  function remove(rows: readonly SessionRow[]): number {
    for (const { tokenHash } of rows) sessions.delete(tokenHash)
    return rows.length
  }

  return {
    kind: 'memory',
    putNonce: (row) =>
      run(() => {
        if (nonces.has(row.nonce)) throw new StoreError('The nonce already exists.')
        nonces.set(row.nonce, row)
      }),
    takeNonce: (nonce, binding, now) =>
      run(() => {
        const row = nonces.get(nonce)
        if (row?.binding !== binding || row.expiresAt <= now) return false
        return nonces.delete(nonce)
      }),
    countNonces: () => run(() => nonces.size),
    countSessions: () => run(() => sessions.size),
    putSession: (row, replaces, { perAddress }) =>
      run(() => {
        const taken = [...sessions.values()].some(
          ({ id, tokenHash }) => id === row.id || tokenHash === row.tokenHash,
        )
        if (taken) throw new StoreError('The session already exists.')
        if (replaces !== undefined) sessions.delete(replaces)
        sessions.set(row.tokenHash, row)
        const others = sessionsOf(ownerOf(row)).filter(({ id }) => id !== row.id)
        remove(others.slice(perAddress - 1))
      }),
    getSession: (tokenHash) => run(() => sessions.get(tokenHash)),
    touchSession: (tokenHash, lastSeenAt, checkedAt) =>
      run(() => {
        const row = sessions.get(tokenHash)
        if (!row) return
        const proof = row.proof && { ...row.proof, checkedAt: checkedAt ?? row.proof.checkedAt }
        const latest = Math.max(row.lastSeenAt, lastSeenAt)
        sessions.set(tokenHash, { ...row, lastSeenAt: latest, proof })
      }),
    deleteSession: (tokenHash) => run(() => sessions.delete(tokenHash)),
    listSessions: (owner) => run(() => sessionsOf(owner)),
    deleteSessionById: (owner, id) =>
      run(() => remove(sessionsOf(owner).filter((row) => row.id === id)) === 1),
    deleteOtherSessions: (owner, kept) =>
      run(() => remove(sessionsOf(owner).filter(({ tokenHash }) => tokenHash !== kept))),
    addUses: (name, added, endsAt) =>
      run(() => {
        const known = uses.get(name)
        const total = (known?.uses ?? 0) + added
        uses.set(name, { uses: total, endsAt: known?.endsAt ?? endsAt })
        return total
      }),
    sweep: (now, { idleTime }) =>
      run(() => {
        for (const [name, { endsAt }] of uses) if (endsAt <= now) uses.delete(name)
        for (const [nonce, { expiresAt }] of nonces) if (expiresAt <= now) nonces.delete(nonce)
        const isOver = ({ endsAt, lastSeenAt }: SessionRow) =>
          endsAt <= now || lastSeenAt <= now - idleTime
        remove([...sessions.values()].filter(isOver))
      }),
    check: () => run(() => undefined),
    async close() {
      isOpen = false
    },
  }
}

function isOwner(owner: SessionOwner, row: SessionRow): boolean {
  const { address, contractChainId } = ownerOf(row)
  return owner.address === address && owner.contractChainId === contractChainId
}
