import { useMediaQuery } from '@foyer/ui/useMediaQuery.ts'
import { useProviderOptions } from '../../chains/config/ProviderOptionsContext.ts'

export type ConnectLayout = 'wide' | 'compact' | 'phone'

/** Compact below 768 px, or if the page asks for it; a phone also has a coarse pointer. */
export function useLayout(): ConnectLayout {
  const { modalSize } = useProviderOptions()
  const narrow = useMediaQuery('(max-width: 47.99875em)')
  const coarse = useMediaQuery('(pointer: coarse)')
  if (!narrow) return modalSize === 'compact' ? 'compact' : 'wide'
  return coarse ? 'phone' : 'compact'
}
