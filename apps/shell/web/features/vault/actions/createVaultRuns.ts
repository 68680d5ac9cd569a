import type { VaultErrorKey } from './vaultErrorKey.ts'

/** A button of the page that sends, signs or asks the wallet something. */
export type VaultAction = 'faucet' | 'watch' | 'approve' | 'sign' | 'lock' | `unlock:${bigint}`

/** Who is waited for. */
export type WaitingFor = 'node' | 'signIn' | 'wallet' | 'chain' | 'owners'

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
  /** What the wallet was asked, has not answered, and nobody waits for any more. It may still be done there. */
  readonly open: readonly VaultAction[]
  /** The last thing that did not happen. */
  readonly failure: VaultFailure | undefined
}

export interface VaultWork {
  /** Says who is waited for from now on. Throws once nobody waits any more, so that nothing further is asked. */
  at(place: WaitingFor): void
  /** Aborted once nobody waits any more: the place was left, or the visitor gave up. */
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
  /** Stops waiting for an action. What the wallet was asked stays with the wallet, and is said to be open there. */
  giveUp(action: VaultAction): void
}

interface Run {
  readonly busy: VaultBusy
  readonly stop: AbortController
}

const idle: VaultRunsState = { busy: [], open: [], failure: undefined }

/**
 * What is under way for one account on one network. Approving, signing and locking are steps of one form, of which one runs at a
 * time; and only one thing at a time asks the wallet. What waits for its block holds up nothing else.
 */
export function createVaultRuns(options: VaultRunsOptions): VaultRuns {
  const { beginLoading, keyOf, onFailure } = options
  const listeners = new Set<() => void>()
  let state = idle
  let isEntered = false
  let runs: readonly Run[] = []
  /** Given up while the wallet was asked. */
  let open: readonly Run[] = []

  function tell(failure = state.failure): void {
    const busy = runs.map((run) => run.busy)
    state = { busy, open: open.map((run) => run.busy.action), failure }
    for (const listener of listeners) listener()
  }

  function fail(failure: VaultFailure): void {
    tell(failure)
    onFailure(failure)
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    enter() {
      isEntered = true
      return () => {
        isEntered = false
        const left = runs
        runs = []
        open = []
        state = idle
        for (const { stop } of left) stop.abort()
        for (const listener of listeners) listener()
      }
    },
    giveUp(action) {
      const run = runs.find(({ busy }) => busy.action === action)
      if (!run) return
      runs = runs.filter((one) => one !== run)
      if (run.busy.at === 'wallet') open = [...open, run]
      run.stop.abort()
      tell()
    },
    async run(action, work) {
      if (!isEntered) return
      if (runs.some(({ busy }) => partOf(busy.action) === partOf(action))) return
      if (runs.some(({ busy }) => isAsking(busy.at))) {
        return fail({ action, key: 'vault.errorBusy' })
      }
      const stop = new AbortController()
      const { signal } = stop
      const endLoading = beginLoading()
      signal.addEventListener('abort', endLoading)
      let now: Run = { busy: { action, at: 'node' }, stop }
      const at = (place: WaitingFor) => {
        signal.throwIfAborted()
        const next: Run = { busy: { action, at: place }, stop }
        runs = runs.map((one) => (one === now ? next : one))
        now = next
        tell()
      }
      runs = [...runs, now]
      state = { ...state, failure: undefined }
      tell()
      try {
        await work({ at, signal })
      } catch (error) {
        if (!signal.aborted) fail({ action, key: keyOf(error, now.busy) })
      } finally {
        endLoading()
        runs = runs.filter((one) => one !== now)
        open = open.filter((one) => one !== now)
        if (isEntered) tell()
      }
    },
  }
}

/** The steps of the form are one part of the page. */
function partOf(action: VaultAction): string {
  return action === 'approve' || action === 'sign' || action === 'lock' ? 'form' : action
}

/** What was sent waits by itself, for its block or for the owners of a Safe. */
function isAsking(at: WaitingFor): boolean {
  return at !== 'chain' && at !== 'owners'
}
