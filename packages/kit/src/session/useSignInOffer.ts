import { useContext, useEffect, useSyncExternalStore } from 'react'
import { useKit } from '../config/useKit.ts'
import { SignInContext } from '../sign-in/SignInContext.ts'

const never = () => () => {}
const no = () => false

/**
 * While a visitor chooses a wallet and will have to sign in next, that is made ready: the dialog's code, the nonce, and
 * the wish to do both with one prompt where the wallet can (ERC-7846).
 */
export function useSignInOffer(isConnecting: boolean, loadDialog: () => Promise<unknown>): void {
  const { signIn } = useKit()
  const access = useContext(SignInContext)
  const asked = useSyncExternalStore(signIn?.asked.subscribe ?? never, signIn?.asked.get ?? no, no)
  const wants = isConnecting && (asked || signIn?.mode === 'required')

  useEffect(() => {
    if (!wants || !access) return
    let withdraw = () => {}
    let isLeft = false
    // What does not arrive now is fetched by the dialog, which can say so.
    loadDialog().catch(() => undefined)
    access.load().then(
      (controller) => {
        if (!isLeft) withdraw = controller.offer()
      },
      () => undefined,
    )
    return () => {
      isLeft = true
      withdraw()
    }
  }, [access, loadDialog, wants])
}
