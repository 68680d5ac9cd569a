import { useAuthentication, useBalances, useChainProof, useConnectionState } from '@foyer/kit'
import { useIsFetching, useIsMutating } from '@tanstack/react-query'
import { useEffect, useLayoutEffect, useRef } from 'react'
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

  // Layout effects, to run before the effects of pages, which may set the new account's values at
  // once.
  useLayoutEffect(() => store.setAddress(address ?? ''), [store, address])
  // Values read from one chain do not apply to another. Not on mount: a page may be ahead.
  const readFrom = useRef(chain?.id)
  useLayoutEffect(() => {
    if (readFrom.current === chain?.id) return
    readFrom.current = chain?.id
    store.forgetChain()
  }, [store, chain?.id])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another account clears these values.
  useEffect(() => {
    const native = new Map<number, bigint>()
    for (const [id, entry] of byChain) {
      if (entry.status === 'success') native.set(id, entry.value)
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
