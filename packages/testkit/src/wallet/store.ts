import { loadState, saveState, watchState } from './storage.ts'
import type { WalletAccount, WalletState, WalletStorage } from './types.ts'

/** The wallet's state and its listeners. */
export interface WalletStore {
  get(): WalletState
  update(patch: Partial<WalletState>): void
  subscribe(listener: () => void): () => void
  stop(): void
}

/** Creates the wallet's state. With a storage, it survives reloads and is shared between tabs. */
export function createWalletStore(options: {
  readonly accounts: readonly WalletAccount[]
  readonly initial: WalletState
  readonly storage: WalletStorage | undefined
  onChange(before: WalletState, after: WalletState): void
}): WalletStore {
  const { accounts, initial, storage, onChange } = options
  const load = () => (storage ? loadState(storage, accounts, initial) : undefined)
  const listeners = new Set<() => void>()
  let state = load() ?? initial

  function replace(next: WalletState): void {
    const before = state
    state = next
    onChange(before, next)
    for (const listener of [...listeners]) listener()
  }

  const stopWatching = storage ? watchState(storage, () => replace(load() ?? initial)) : () => {}
  return {
    get: () => state,
    update(patch) {
      const next = { ...state, ...patch }
      if (storage) saveState(storage, next)
      replace(next)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    stop: stopWatching,
  }
}
