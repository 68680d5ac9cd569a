import { bytesToHex } from 'viem/utils'

/** The subset of the Web Locks API that is used. */
export interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable?: boolean; readonly signal?: AbortSignal },
    callback: (lock: unknown) => Promise<void> | void,
  ): Promise<unknown>
  query(): Promise<{ readonly held?: readonly { readonly name?: string }[] | undefined }>
}

export interface Tab {
  /** Unique to this tab, and kept on reload. */
  readonly id: string
  /** Whether the tab with this id is open. Without Web Locks, every tab counts as open. */
  isOpen(id: string | undefined): Promise<boolean>
}

export interface TabOptions {
  readonly key: string
  readonly locks?: Locks | undefined
  readonly sessionStorage?: Pick<Storage, 'getItem' | 'setItem'> | undefined
}

/** Gives this tab an id and holds a Web Lock with that name, so that other tabs know it is open. */
export function createTab(options: TabOptions): Tab {
  const { key, locks = browserLocks() } = options
  const storage = options.sessionStorage ?? sessionStorageOrNone()
  let id = read() ?? renew()

  function read(): string | undefined {
    try {
      const stored = storage?.getItem(key) ?? undefined
      return stored && /^[\w-]{8,64}$/.test(stored) ? stored : undefined
    } catch {
      // Storage is refused: a reload then counts as another tab.
      return undefined
    }
  }

  function renew(): string {
    // `crypto.randomUUID` is missing on pages over plain HTTP.
    const fresh = bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
    try {
      storage?.setItem(key, fresh)
    } catch {
      // As above.
    }
    return fresh
  }

  function claim(triesLeft: number): void {
    locks
      ?.request(`${key}.${id}`, { ifAvailable: true }, (lock) => {
        // Held until the page closes.
        if (lock) return new Promise<void>(() => {})
        // A duplicated tab copies the session storage, id included.
        id = renew()
        if (triesLeft > 0) claim(triesLeft - 1)
        return undefined
      })
      .catch(() => undefined) // Without permission for locks.
  }
  claim(2)

  return {
    get id() {
      return id
    },
    async isOpen(other) {
      if (other === undefined) return false
      if (other === id) return true
      try {
        const held = (await locks?.query())?.held
        return held?.some(({ name }) => name === `${key}.${other}`) ?? true
      } catch {
        // Unknown: no toast is better than two.
        return true
      }
    },
  }
}

/** Missing on servers, and on pages over plain HTTP. */
export function browserLocks(): Locks | undefined {
  const { locks }: { readonly locks?: Locks } = globalThis.navigator ?? {}
  return locks
}

/** The tab's session storage; undefined when it is refused. */
export function sessionStorageOrNone(): Storage | undefined {
  try {
    return typeof window === 'undefined' ? undefined : window.sessionStorage
  } catch {
    // The getter throws in frames without storage access.
    return undefined
  }
}
