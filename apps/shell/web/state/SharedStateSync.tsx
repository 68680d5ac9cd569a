import { useAuthentication, useBalances, useChainProof, useConnectionState } from '@foyer/kit'
import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useAppStateStore } from './useAppState.ts'

/**
 * Feeds the shared state from the kit while an account is connected, and resets it at the end. Draws
 * nothing; stands once in the frame.
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

  // What a page has read of one network says nothing of another. Before the effects of pages, which tell of the new one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the change of network is the reason.
  useLayoutEffect(() => store.forgetChain(), [store, chain?.id])
  useEffect(() => {
    // First the account: another one starts from nothing, then its own holdings are weighed.
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
