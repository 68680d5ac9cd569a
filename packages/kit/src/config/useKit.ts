import { useContext } from 'react'
import { ConfigNotFoundError } from '../errors/config.ts'
import { KitContext } from './KitContext.ts'
import type { Kit } from './kit.ts'

/**
 * The kit's config.
 *
 * @throws ConfigNotFoundError outside `<KitProvider>`.
 */
export function useKit(): Kit {
  const kit = useContext(KitContext)
  if (!kit) throw new ConfigNotFoundError({ user: 'useKit' })
  return kit
}
