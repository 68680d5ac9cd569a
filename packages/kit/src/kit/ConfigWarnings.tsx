import { docsUrl } from '@foyer/ui/errors/KitError.ts'
import { type ReactElement, useContext, useEffect, useRef } from 'react'
import { WagmiContext } from 'wagmi'
import { KitContext, KitSourceContext } from '../chains/config/KitContext.ts'
import type { KitSource } from '../chains/config/kitSource.ts'
import { useProviderOptions } from '../chains/config/ProviderOptionsContext.ts'

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

interface WarningsProps {
  /** Changes with the config, unless the config is a function. */
  readonly source: KitSource
}

/** The warnings below. Drawn in development only. */
export function DevelopmentWarnings({ source }: WarningsProps): ReactElement {
  return (
    <>
      <ChangedConfigWarning source={source} />
      <InitialChainWarning />
    </>
  )
}

/**
 * Warns once if a provider gets a different config, as when one is created on each render: the
 * page then starts over with it.
 */
function ChangedConfigWarning({ source }: WarningsProps): null {
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

/**
 * Warns about an `initialChain` that is not a configured chain, which wallets are then not asked
 * for.
 */
function InitialChainWarning(): null {
  const chains = useContext(KitContext)?.chains
  const { initialChain } = useProviderOptions()
  const id = typeof initialChain === 'object' ? initialChain.id : initialChain
  useEffect(() => {
    if (!chains || id === undefined || chains.some((chain) => chain.id === id)) return
    const configured = chains.map((chain) => chain.id).join(', ')
    console.warn(
      `KitProvider ignores initialChain ${id}, which is not a configured chain. Configured chains: ${configured}. ${docsUrl}/configuration#chains`,
    )
  }, [chains, id])
  return null
}
