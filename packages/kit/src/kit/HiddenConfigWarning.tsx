import { useContext, useEffect } from 'react'
import { WagmiContext } from 'wagmi'
import { KitSourceContext } from '../config/KitContext.ts'
import { docsUrl } from '../errors/KitError.ts'

/**
 * Warns if a provider with a config of its own hides the config of the page's `WagmiProvider`. Drawn
 * in development only.
 */
export function HiddenConfigWarning(): null {
  const kitAbove = useContext(KitSourceContext)
  const isHidden = useContext(WagmiContext) !== undefined && kitAbove === undefined
  useEffect(() => {
    if (!isHidden) return
    console.warn(
      `KitProvider hides the config of your WagmiProvider. Use createHostedKitConfig to keep it: ${docsUrl}/recipes/own-wagmi-config`,
    )
  }, [isHidden])
  return null
}
