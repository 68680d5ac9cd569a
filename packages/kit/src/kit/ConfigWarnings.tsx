import { docsUrl } from '@foyer/ui/errors/KitError.ts'
import { useContext, useEffect, useRef } from 'react'
import { WagmiContext } from 'wagmi'
import { KitSourceContext } from '../chains/config/KitContext.ts'
import type { KitSource } from '../chains/config/kitSource.ts'

/**
 * Warns if a provider with a config of its own hides the config of the page's `WagmiProvider`.
 * Drawn in development only.
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

/**
 * Warns once if a provider gets a different config, as when one is created on each render: the
 * page then starts over with it. Drawn in development only.
 *
 * @param props.source changes with the config, unless the config is a function.
 */
export function ChangedConfigWarning({ source }: { readonly source: KitSource }): null {
  const first = useRef(source)
  const hasWarned = useRef(false)
  useEffect(() => {
    if (source === first.current || hasWarned.current) return
    hasWarned.current = true
    console.warn(
      `KitProvider got a different config, so it reconnects. Create the config once, outside React. After a hot update of the file that creates it, nothing is wrong. ${docsUrl}/configuration`,
    )
  }, [source])
  return null
}
