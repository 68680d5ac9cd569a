import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { walletEn } from '@foyer/ui/i18n/walletEn.ts'
import { useNotify } from '@foyer/ui/toasts/useNotify.ts'
import { useKit } from '../../chains/config/useKit.ts'
import { disconnectAll } from './disconnectAll.ts'

/**
 * Returns a function that disconnects every wallet, and says which ones keep their permission for
 * this page.
 */
export function useDisconnectAll(): () => Promise<void> {
  const kit = useKit('useDisconnectAll')
  const notify = useNotify()
  const t = useTextOf(walletEn)
  return async () => {
    for (const name of await disconnectAll(kit)) {
      notify(t('connect.keepsAccess', { wallet: sanitizeText(name) }))
    }
  }
}
