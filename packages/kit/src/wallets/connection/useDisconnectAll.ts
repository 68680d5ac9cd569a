import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { keepsAccessEn } from '@foyer/ui/i18n/keepsAccessEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { useNotify } from '@foyer/ui/toasts/useNotify.ts'
import type { Kit } from '../../chains/config/kit.ts'
import { disconnectAll } from './disconnectAll.ts'

/** Disconnects every wallet, and says which ones keep their permission for this page. */
export function useDisconnectAll(kit: Kit): () => Promise<void> {
  const notify = useNotify()
  const t = useTextOf(keepsAccessEn)
  return async () => {
    for (const name of await disconnectAll(kit)) {
      notify(t('connect.keepsAccess', { wallet: sanitizeText(name) }))
    }
  }
}
