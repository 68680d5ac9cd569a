import { useCallback } from 'react'
import { useKit } from '../chains/config/useKit.ts'
import type { WatchTokenParameters } from './watchToken.ts'

/**
 * Returns a function that asks the connected wallet to show a token (EIP-747). It resolves to
 * whether the wallet does.
 *
 * @throws (the function) InvalidAddressError, InvalidAssetError, NotConnectedError,
 * NoProviderRequestError; WalletChainMismatchError when the wallet is on another chain than
 * `chainId`; ResourceUnavailableError while an earlier request is pending in the wallet; and wallet
 * errors: `classifyWalletError(error) === 'rejected'` means that the visitor declined.
 * @throws ConfigNotLoadedError while the config has not loaded.
 * @example
 * const watch = useWatchToken()
 * await watch({ address: token, symbol: 'FOYER' })
 */
export function useWatchToken(): (parameters: WatchTokenParameters) => Promise<boolean> {
  const kit = useKit('useWatchToken')
  return useCallback(
    async (parameters) => {
      const { watchToken } = await import('./watchToken.ts')
      return watchToken(kit, parameters)
    },
    [kit],
  )
}
