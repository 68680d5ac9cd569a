import { createObservable } from '@foyer/ui/utils/createObservable.ts'
import type { Connector } from 'wagmi'
import type { Chain } from '../../chains/config/chain.ts'
import type { Kit } from '../../chains/config/kit.ts'
import {
  ChainOnlyAddedError,
  NoPublicEndpointError,
  WalletChainMismatchError,
} from '../../errors/chain.ts'
import { classifyWalletError, type WalletErrorKind } from '../../errors/classifyWalletError.ts'
import { readErrorChain } from '../../errors/readErrorChain.ts'
import { walletWords } from '../../errors/walletWords.ts'
import { switchOrAdd } from './switchOrAdd.ts'

export type SwitchFailure =
  | WalletErrorKind
  | 'added'
  | 'noPublicEndpoint'
  | 'wentElsewhere'
  /** The wallet cannot have the chain (4901). */
  | 'notSupported'

export type SwitchPhase =
  | { readonly phase: 'idle' }
  /** The wallet has been asked to switch, or has switched. */
  | { readonly phase: 'pending' | 'arrived'; readonly chainId: number }
  | {
      readonly phase: 'failed'
      readonly chainId: number
      readonly failure: SwitchFailure
      /** The wallet's own reason, sanitized; '' without one. */
      readonly said: string
    }

/** The newest choice, and the chain of each request that the wallet has not answered yet. */
export type SwitchState = SwitchPhase & { readonly unanswered: readonly number[] }

export interface ChainSwitcher {
  getState(): SwitchState
  subscribe(listener: () => void): () => void
  /**
   * Asks the wallet to switch. The newest request wins; a wallet that never answers blocks nothing.
   */
  switchTo(chain: Chain): Promise<void>
  /** The wallet is on this chain: its requests are no longer listed, even without an answer. */
  settle(chainId: number): void
  /** Clears the newest choice. Requests that are pending in the wallet stay listed. */
  reset(): void
}

/** Creates the switcher of one connected wallet. */
export function createChainSwitcher(
  kit: Pick<Kit, 'wagmi'>,
  connector: Connector | undefined,
): ChainSwitcher {
  const state = createObservable<SwitchState>({ phase: 'idle', unanswered: [] })
  /** The chain of each request that the wallet has not answered yet, by number. */
  const open = new Map<number, number>()
  let latest = 0
  const go = (phase: SwitchPhase) => state.set({ ...phase, unanswered: [...open.values()] })

  return {
    getState: state.get,
    subscribe: state.subscribe,
    async switchTo(chain) {
      if (!connector) return
      const chainId = chain.id
      const current = state.get()
      if (current.phase === 'pending' && current.chainId === chainId) return
      latest += 1
      const request = latest
      open.set(request, chainId)
      go({ phase: 'pending', chainId })
      const outcome = await switchOrAdd(kit, { chain, connector }).then(
        (): SwitchPhase => ({ phase: 'arrived', chainId }),
        (error: unknown): SwitchPhase => ({
          phase: 'failed',
          chainId,
          failure: failureOf(error),
          said: walletWords(error),
        }),
      )
      open.delete(request)
      const shown = state.get()
      const isNewest = request === latest
      // An older request replaces a newer one that has failed if it succeeds, or was in its way.
      const takesOver =
        shown.phase === 'failed' && (outcome.phase === 'arrived' || shown.failure === 'pending')
      go(isNewest || takesOver ? outcome : shown)
    },
    settle(chainId) {
      const settled = [...open].filter(([, asked]) => asked === chainId)
      for (const [request] of settled) open.delete(request)
      if (settled.length > 0) go(state.get())
    },
    reset() {
      latest += 1
      go({ phase: 'idle' })
    },
  }
}

function failureOf(error: unknown): SwitchFailure {
  if (error instanceof ChainOnlyAddedError) return 'added'
  if (error instanceof NoPublicEndpointError) return 'noPublicEndpoint'
  if (error instanceof WalletChainMismatchError) return 'wentElsewhere'
  if (readErrorChain(error).some(({ code }) => code === 4901)) return 'notSupported'
  return classifyWalletError(error)
}
