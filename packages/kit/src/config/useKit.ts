import { useContext } from 'react'
import { ConfigNotFoundError, ConfigNotLoadedError } from '../errors/config.ts'
import { KitContext, KitSourceContext } from './KitContext.ts'
import type { Kit } from './kit.ts'
import type { KitSource } from './kitSource.ts'

/**
 * The kit's config.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 * @throws ConfigNotLoadedError while the provider's config, given as a function, has not loaded.
 */
export function useKit(): Kit {
  const kit = useLoadedKit()
  if (!kit) throw new ConfigNotLoadedError({ user: 'useKit' })
  return kit
}

/**
 * The kit's config; undefined while it has not loaded.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useLoadedKit(): Kit | undefined {
  const kit = useContext(KitContext)
  const source = useContext(KitSourceContext)
  if (!kit && !source) throw new ConfigNotFoundError({ user: 'useKit' })
  return kit
}

/**
 * Loads the config of a `<KitProvider>` that was given a function, for example before a page that
 * reads is shown. The same function on every render; it returns the same promise until a load fails.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useLoadKit(): () => Promise<Kit> {
  return useKitSource().load
}

/**
 * The source of the kit.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useKitSource(): KitSource {
  const source = useContext(KitSourceContext)
  if (!source) throw new ConfigNotFoundError({ user: 'useKit' })
  return source
}
