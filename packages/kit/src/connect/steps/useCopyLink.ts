import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { type Copying, useCopy } from '@foyer/ui/copy/useCopy.ts'
import { connectStepsEn } from '@foyer/ui/i18n/connectStepsEn.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import type { PairingLink } from '../attempt/pairingLink.ts'

/** Copies a pairing link, and announces the result. */
export function useCopyLink(link: PairingLink | undefined): Omit<Copying, 'copy'> & {
  copyLink(): Promise<void>
} {
  const t = useTextOf(connectStepsEn)
  const tKit = useText()
  const announce = useAnnounce()
  const { copied, copy, failed } = useCopy()
  return {
    copied,
    failed,
    async copyLink() {
      if (!link) return
      const taken = await copy(link.uri)
      announce(taken ? tKit('account.copied') : t('connect.copyFailed'))
    },
  }
}
