import type { Kit } from '../chains/config/kit.ts'
import { useKit as useKitFor } from '../chains/config/useKit.ts'

/**
 * The kit's config.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 * @throws ConfigNotLoadedError while the provider's config, given as a function, has not loaded.
 */
export function useKit(): Kit {
  return useKitFor('useKit')
}
