import { docsUrl } from '@foyer/ui/errors/KitError.ts'
import { useEffect } from 'react'
import { slot } from '../chains/config/slot.ts'
import { useKit } from '../chains/config/useKit.ts'

interface UnknownWalletWarningProps {
  /** The id that the wallet button was given. */
  readonly id: string
}

/** How long a wallet may take to announce itself (EIP-6963), in ms. */
const patience = 2_000

/**
 * Warns, once for each id, about a wallet button whose wallet is neither configured nor announced.
 * Drawn in development only.
 */
export function UnknownWalletWarning({ id }: UnknownWalletWarningProps): null {
  const warned = useKit('UnknownWalletWarning').get(warnedIds)
  useEffect(() => {
    const timer = setTimeout(() => {
      if (warned.has(id)) return
      warned.add(id)
      console.warn(
        `WalletButton cannot connect "${id}": no wallet with that id is configured, and none is installed in this browser. Add its definition to walletGroups, or pass the id of a configured wallet, the rdns of an installed one, or a connector: ${docsUrl}/recipes/custom-button#wallet-button`,
      )
    }, patience)
    return () => clearTimeout(timer)
  }, [id, warned])
  return null
}

const warnedIds = slot('warnedIds', () => new Set<string>())
