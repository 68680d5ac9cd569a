import { useEffect, useSyncExternalStore } from 'react'
import { useKit } from '../config/useKit.ts'
import type { ConnectOffer } from '../connection/authentication.ts'
import { signInLoader } from './signInLoader.ts'
import { signInStore } from './signInStore.ts'

/** How long a pressed wallet waits for the code that signs, ms; without it, connecting and signing are two steps. */
const patience = 3_000

const never = () => () => {}
const no = () => false

/**
 * While a visitor chooses a wallet and will have to sign in next, that is made ready: the dialog's code, the nonce, and
 * the wish to do both with one prompt where the wallet can (ERC-7846).
 */
export function useSignInOffer(isConnecting: boolean, loadDialog: () => Promise<unknown>): void {
  const kit = useKit()
  const signIn = kit.once(signInStore)
  const loader = kit.once(signInLoader)
  const asked = useSyncExternalStore(signIn?.asked.subscribe ?? never, signIn?.asked.get ?? no, no)
  const wants = isConnecting && (asked || kit.signInMode === 'required')

  useEffect(() => {
    if (!wants || !loader || !signIn) return
    const { offer } = signIn
    let withdraw = () => {}
    let isLeft = false
    // What does not arrive now is fetched by the dialog, which can say so.
    loadDialog().catch(() => undefined)
    const made = loader.load().then(
      (controller) => {
        if (!isLeft) withdraw = controller.offer()
        return offer.get()
      },
      () => undefined,
    )
    // A wallet may be pressed before the code has come: it then waits for it, as it would for the nonce.
    let real: ConnectOffer | undefined
    const ahead: ConnectOffer = {
      async fields() {
        real = await Promise.race([made, after(patience)])
        return real?.fields()
      },
      accept: (signed) => real?.accept(signed),
    }
    offer.set(ahead)
    return () => {
      isLeft = true
      withdraw()
      if (offer.get() === ahead) offer.set(undefined)
    }
  }, [loadDialog, loader, signIn, wants])
}

function after(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, ms, undefined))
}
