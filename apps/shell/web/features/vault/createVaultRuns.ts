import type { VaultErrorKey } from './vaultErrorKey.ts'

/** A button of the page that sends or signs something. */
export type VaultAction = 'faucet' | 'approve' | 'sign' | 'lock' | `unlock:${bigint}`

/** Who is waited for. */
export type WaitingFor = 'node' | 'signIn' | 'wallet' | 'chain'

export interface VaultBusy {
  readonly action: VaultAction
  readonly at: WaitingFor
}

export interface VaultFailure {
  readonly action: VaultAction
  readonly key: VaultErrorKey
}

export interface VaultRunsState {
  readonly busy: readonly VaultBusy[]
  /** The last thing that did not happen. */
  readonly failure: VaultFailure | undefined
}

export interface VaultWork {
  /** Says who is waited for from now on. Throws once the place was left, so that nothing is asked for it any more. */
  at(place: WaitingFor): void
  readonly signal: AbortSignal
}

export interface VaultRunsOptions {
  /** Counts an operation until the returned function is called. */
  readonly beginLoading: () => () => void
  readonly keyOf: (error: unknown, failed: VaultBusy) => VaultErrorKey
  readonly onFailure: (failure: VaultFailure) => void
}

export interface VaultRuns {
  getState(): VaultRunsState
  subscribe(listener: () => void): () => void
  /** Opens the place; the returned function leaves it: nothing under way there is shown, counted or carried on. */
  enter(): () => void
  /** Never rejects. A second press of the same button does nothing. */
  run(action: VaultAction, work: (work: VaultWork) => Promise<void>): Promise<void>
}

const idle: VaultRunsState = { busy: [], failure: undefined }

/**
 * What is under way for one account on one network. Approving, signing and locking are steps of one form, of which one runs at a
 * time; and only one thing at a time asks the wallet. What waits for its block holds up nothing else.
 */
export function createVaultRuns(options: VaultRunsOptions): VaultRuns {
  const { beginLoading, keyOf, onFailure } = options
  const listeners = new Set<() => void>()
  let state = idle
  let place: AbortController | undefined

  function set(next: VaultRunsState): void {
    state = next
    for (const listener of listeners) listener()
  }

  function setBusy(action: VaultAction, at: WaitingFor | undefined): void {
    const others = state.busy.filter((one) => one.action !== action)
    set({ ...state, busy: at === undefined ? others : [...others, { action, at }] })
  }

  function fail(failure: VaultFailure): void {
    set({ ...state, failure })
    onFailure(failure)
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    enter() {
      const mine = new AbortController()
      place = mine
      return () => {
        mine.abort()
        set(idle)
      }
    },
    async run(action, work) {
      const signal = place?.signal
      if (!signal || signal.aborted) return
      if (state.busy.some((one) => partOf(one.action) === partOf(action))) return
      if (state.busy.some(({ at }) => at !== 'chain')) {
        return fail({ action, key: 'vault.errorBusy' })
      }
      const endLoading = beginLoading()
      signal.addEventListener('abort', endLoading)
      let failed: VaultBusy = { action, at: 'node' }
      const at = (next: WaitingFor) => {
        signal.throwIfAborted()
        failed = { action, at: next }
        setBusy(action, next)
      }
      set({ ...state, failure: undefined })
      at('node')
      try {
        await work({ at, signal })
      } catch (error) {
        if (!signal.aborted) fail({ action, key: keyOf(error, failed) })
      } finally {
        endLoading()
        signal.removeEventListener('abort', endLoading)
        if (!signal.aborted) setBusy(action, undefined)
      }
    },
  }
}

/** The steps of the form are one part of the page. */
function partOf(action: VaultAction): string {
  return action === 'approve' || action === 'sign' || action === 'lock' ? 'form' : action
}
