import { useCallback, useRef, useState } from 'react'
import { useKitSource } from '../config/useKit.ts'
import type { FoundAccount } from './findAccount.ts'

/** The state of a lookup. */
export type LookupState =
  /** 'idle': nothing was looked up yet, or `reset` was called. */
  | { readonly status: 'idle' | 'pending' }
  | { readonly status: 'success'; readonly account: FoundAccount }
  /** What `findAccount` threw: the kit's name and address errors, or a network error. */
  | { readonly status: 'error'; readonly error: unknown }

/** The result of `useAccountLookup`. */
export interface UseAccountLookupReturnType {
  /** The state of the newest lookup. */
  readonly state: LookupState
  /** Looks up the account of an address or a name as typed. The newest call wins. Never throws. */
  lookUp(text: string): void
  /** Back to 'idle'. Drops the result of a lookup that is still running. */
  reset(): void
}

/**
 * Finds any account by address or name. The code for names, and the config if it has not loaded,
 * load with the first lookup.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useAccountLookup(): UseAccountLookupReturnType {
  const source = useKitSource('useAccountLookup')
  const [state, setState] = useState<LookupState>({ status: 'idle' })
  const newest = useRef(0)

  const lookUp = useCallback(
    async (text: string) => {
      newest.current += 1
      const own = newest.current
      const settle = (next: LookupState) => {
        if (own === newest.current) setState(next)
      }
      setState({ status: 'pending' })
      try {
        const [kit, { findAccount }] = await Promise.all([
          source.load(),
          import('./findAccount.ts'),
        ])
        settle({ status: 'success', account: await findAccount(kit, text) })
      } catch (error) {
        settle({ status: 'error', error })
      }
    },
    [source],
  )
  const reset = useCallback(() => {
    newest.current += 1
    setState({ status: 'idle' })
  }, [])
  return { state, lookUp, reset }
}
