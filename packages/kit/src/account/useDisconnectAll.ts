import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import type { Kit } from '../chains/config/kit.ts'
import { disconnectAll } from '../wallets/connection/disconnectAll.ts'

/** Disconnects every wallet, and says which ones keep their permission for this page. */
export function useDisconnectAll(kit: Kit): () => Promise<void> {
  const announce = useAnnounce()
  const t = useTextOf(accountEn)
  return async () => {
    for (const name of await disconnectAll(kit)) {
      const text = t('account.keepsAccess', { wallet: sanitizeText(name) })
      announce(text)
      // Without the toast, the text has still been announced.
      import('@foyer/ui/toasts/showText.ts').then(
        ({ showText }) => showText(text),
        () => {},
      )
    }
  }
}
