import { useCallback } from 'react'
import { useKit } from '../config/useKit.ts'
import type { WatchedAsset } from './watchAsset.ts'

/**
 * A function that asks the connected wallet to show a token; decimals are 18 unless given (Spec §7). It resolves to what
 * the wallet says, and rejects as `watchAsset` does: `classifyWalletError(error) === 'rejected'` means that the visitor said no.
 *
 * @example
 * const watch = useWatchAsset()
 * await watch({ address: token, symbol: 'FOYER' })
 */
export function useWatchAsset(): (asset: WatchedAsset) => Promise<boolean> {
  const kit = useKit()
  return useCallback(
    async (asset) => {
      const { watchAsset } = await import('./watchAsset.ts')
      return watchAsset(kit, asset)
    },
    [kit],
  )
}
