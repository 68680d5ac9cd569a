import { useAuthentication, useBalances, useChainProof, useConnectionState } from '@foyer/kit'
import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useAppStateStore } from './useAppState.ts'

/**
 * Copies the kit's state to the shared state while an account is connected, and resets it on
 * unmount. Renders nothing.
 */
export default function SharedStateSync(): null {
  const store = useAppStateStore()
  const { address, chain } = useConnectionState()
  const { byChain } = useBalances(address)
  const proof = useChainProof()
  const isVerified = useAuthentication().status === 'authenticated'
  const background = useIsFetching() + useIsMutating()

  const isProved = proof === 'same' || proof === 'notNeeded'
  const chainId = isProved ? chain?.id : undefined

  // Values read from one chain do not apply to another. A layout effect, to run before the effects
  // of pages that set the new values.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the chain changes.
  useLayoutEffect(() => store.forgetChain(), [store, chain?.id])
  useEffect(() => {
    // The account first: changing it resets the rest.
    store.setAddress(address ?? '')
    const native = new Map<number, bigint>()
    for (const [id, entry] of byChain) {
      if (entry.state === 'ready') native.set(id, entry.value)
    }
    store.setHoldings({ chainId, native })
    store.setVerif(isVerified)
  }, [store, address, byChain, chainId, isVerified])
  useEffect(() => store.setBackgroundLoading(background), [store, background])
  useEffect(
    () => () => {
      store.setBackgroundLoading(0)
      store.setAddress('')
    },
    [store],
  )

  return null
}
