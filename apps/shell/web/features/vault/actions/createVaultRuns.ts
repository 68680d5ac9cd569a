import { createStore, type StoreApi } from 'zustand/vanilla'
import type { VaultErrorKey } from './vaultErrorKey.ts'

/** An action of the page that sends, signs, or asks the wallet for something. */
export type VaultAction = 'faucet' | 'watch' | 'approve' | 'sign' | 'lock' | `unlock:${bigint}`

/** What a running action waits for. */
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
  /** Actions that were given up while the wallet was asked. It may still approve them. */
  readonly open: readonly VaultAction[]
  /** The last failure. */
  readonly failure: VaultFailure | undefined
}

export interface VaultWork {
  /** Sets what the action waits for. Throws once aborted, so that nothing more is requested. */
  at(waitingFor: WaitingFor): void
  /** Aborted when the page is left or the visitor gives up. */
  readonly signal: AbortSignal
}

export interface VaultRunsOptions {
  /** Counts one operation until the returned function is called. */
  readonly beginLoading: () => () => void
  readonly keyOf: (error: unknown, failed: VaultBusy) => VaultErrorKey
  readonly onFailure: (failure: VaultFailure) => void
}

export interface VaultRuns extends Pick<StoreApi<VaultRunsState>, 'getState' | 'subscribe'> {
  /** Starts accepting actions. The returned function aborts all of them and clears the state. */
  enter(): () => void
  /** Never rejects. Does nothing while the same action runs. */
  run(action: VaultAction, work: (work: VaultWork) => Promise<void>): Promise<void>
  /**
   * Stops waiting for an action. A request that the wallet has not answered is listed in `open`.
   */
  giveUp(action: VaultAction): void
}

interface Run {
  readonly busy: VaultBusy
  readonly stop: AbortController
}

const idle: VaultRunsState = { busy: [], open: [], failure: undefined }

/**
 * The running actions of one account on one chain. Approving, signing and locking are steps of one
 * form, so only one of them runs at a time. Only one action at a time asks the wallet. Actions that
 * wait for a block do not block others.
 */
export function createVaultRuns(options: VaultRunsOptions): VaultRuns {
  const { beginLoading, keyOf, onFailure } = options
  const store = createStore(() => idle)
  let isEntered = false
  let runs: readonly Run[] = []
  /** Runs that were given up while the wallet was asked. */
  let open: readonly Run[] = []

  function publish(failure = store.getState().failure): void {
    const busy = runs.map((run) => run.busy)
    store.setState({ busy, open: open.map((run) => run.busy.action), failure })
  }

  function fail(failure: VaultFailure): void {
    publish(failure)
    onFailure(failure)
  }

  return {
    getState: store.getState,
    subscribe: store.subscribe,
    enter() {
      isEntered = true
      return () => {
        isEntered = false
        const aborted = runs
        runs = []
        open = []
        for (const { stop } of aborted) stop.abort()
        store.setState(idle)
      }
    },
    giveUp(action) {
      const run = runs.find(({ busy }) => busy.action === action)
      if (!run) return
      runs = runs.filter((one) => one !== run)
      if (run.busy.at === 'wallet') open = [...open, run]
      run.stop.abort()
      publish()
    },
    async run(action, work) {
      if (!isEntered) return
      if (runs.some(({ busy }) => groupOf(busy.action) === groupOf(action))) return
      if (runs.some(({ busy }) => isAsking(busy.at))) {
        return fail({ action, key: 'vault.errorBusy' })
      }
      const stop = new AbortController()
      const { signal } = stop
      const endLoading = beginLoading()
      signal.addEventListener('abort', endLoading)
      let now: Run = { busy: { action, at: 'node' }, stop }
      const at = (waitingFor: WaitingFor) => {
        signal.throwIfAborted()
        const next: Run = { busy: { action, at: waitingFor }, stop }
        runs = runs.map((one) => (one === now ? next : one))
        now = next
        publish()
      }
      runs = [...runs, now]
      store.setState({ failure: undefined })
      publish()
      try {
        await work({ at, signal })
      } catch (error) {
        if (!signal.aborted) fail({ action, key: keyOf(error, now.busy) })
      } finally {
        endLoading()
        runs = runs.filter((one) => one !== now)
        open = open.filter((one) => one !== now)
        if (isEntered) publish()
      }
    },
  }
}

/** The group of an action. The steps of the form share one. */
function groupOf(action: VaultAction): string {
  return action === 'approve' || action === 'sign' || action === 'lock' ? 'form' : action
}

/** False once the transaction was sent: it waits for a block, or for the owners of a Safe. */
function isAsking(at: WaitingFor): boolean {
  return at !== 'chain' && at !== 'owners'
}
