import { useEffect, useSyncExternalStore } from 'react'
import { useKit } from '../chains/config/useKit.ts'
import type { ConnectOffer } from '../wallets/connectors/injected/connectInjected.ts'
import { signInStore } from './signInStore.ts'

/** How long connecting waits for the sign-in code, in ms. After that, signing is a second step. */
const codeTimeout = 3_000

const never = () => () => {}
const nobody = () => undefined

/**
 * While a visitor who must sign in next chooses a wallet, prepares the dialog's code, the nonce and
 * the offer to connect and sign with one prompt, for wallets that support it (ERC-7846).
 */
export function useSignInOffer(isConnecting: boolean, loadDialog: () => Promise<unknown>): void {
  const kit = useKit('useSignInOffer')
  const signIn = kit.get(signInStore)
  const asked = useSyncExternalStore(
    signIn?.asked.subscribe ?? never,
    signIn?.asked.get ?? nobody,
    nobody,
  )
  const needsSignIn = isConnecting && (asked !== undefined || kit.signInMode === 'required')

  useEffect(() => {
    if (!needsSignIn || !signIn) return
    const withdrawal = new AbortController()
    const { signal } = withdrawal
    // If this fails, the dialog loads it again and shows the error.
    loadDialog().catch(() => undefined)
    const loaded = signIn.controller.load().then(
      (controller) => (signal.aborted ? undefined : controller.offer(signal)),
      () => undefined,
    )
    const offer: ConnectOffer = {
      // A wallet chosen before the code has loaded waits for it, as it would for the nonce.
      async connect(request) {
        return (await Promise.race([loaded, after(codeTimeout)]))?.connect(request)
      },
    }
    signIn.offer.set(offer)
    return () => {
      withdrawal.abort()
      if (signIn.offer.get() === offer) signIn.offer.set(undefined)
    }
  }, [loadDialog, needsSignIn, signIn])
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined))
}
