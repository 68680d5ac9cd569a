import { useContext } from 'react'
import { ConfigNotFoundError } from '../errors/config.ts'
import type { KitConfig } from '../kit/createKitConfig.ts'
import { KitContext } from './KitContext.ts'

/** The kit's config. Throws `ConfigNotFoundError` outside `<KitProvider>`. */
export function useKit(): KitConfig {
  const kit = useContext(KitContext)
  if (!kit) throw new ConfigNotFoundError({ user: 'useKit' })
  return kit
}
