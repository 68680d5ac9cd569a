import { useCallback } from 'react'
import { useKit } from '../config/useKit.ts'
import type { WatchedAsset } from './watchAsset.ts'

/**
 * Returns a function that asks the connected wallet to show a token. It resolves to whether the
 * wallet does. Decimals default to 18.
 *
 * @throws (the function) InvalidAddressError, InvalidAssetError, NotConnectedError,
 * WalletChainMismatchError, ResourceUnavailableError, and wallet errors: `classifyWalletError(error) ===
 * 'rejected'` means that the visitor declined.
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
