import { ConfigNotFoundError, ConfigNotLoadedError } from '@foyer/ui/errors/config.ts'
import { useContext } from 'react'
import { KitContext, KitSourceContext } from './KitContext.ts'
import type { Kit } from './kit.ts'
import type { KitSource } from './kitSource.ts'

/**
 * The kit's config.
 *
 * @param caller the hook or component that errors name.
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 * @throws ConfigNotLoadedError while the provider's config, given as a function, has not loaded.
 */
export function useKit(caller: string): Kit {
  const kit = useLoadedKit(caller)
  if (!kit) throw new ConfigNotLoadedError({ caller })
  return kit
}

/**
 * The kit's config; undefined while it has not loaded.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useLoadedKit(caller: string): Kit | undefined {
  const kit = useContext(KitContext)
  const source = useContext(KitSourceContext)
  if (!kit && !source) throw new ConfigNotFoundError({ caller })
  return kit
}

/**
 * Loads the config of a `<KitProvider>` that was given a function, for example before a page that
 * reads is shown. The same function on every render; it returns the same promise until a load
 * fails.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useLoadKit(): () => Promise<Kit> {
  return useKitSource('useLoadKit').load
}

/**
 * The source of the kit.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useKitSource(caller: string): KitSource {
  const source = useContext(KitSourceContext)
  if (!source) throw new ConfigNotFoundError({ caller })
  return source
}
