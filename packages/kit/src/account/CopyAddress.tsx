import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { Button } from '@foyer/ui/button/Button.tsx'
import { CopyByHand } from '@foyer/ui/copy/CopyByHand.tsx'
import { useCopy } from '@foyer/ui/copy/useCopy.ts'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Check } from '@foyer/ui/icons/Check.tsx'
import { Copy } from '@foyer/ui/icons/Copy.tsx'
import type { Address } from 'viem'
import styles from './CopyAddress.module.css'

/**
 * 'Copy Address'. Shows 'Copied!' for 1.5 s, or a field to copy from when the clipboard is refused.
 */
export function CopyAddress({ address }: { readonly address: Address }) {
  const tKit = useText()
  const t = useTextOf(accountEn)
  const announce = useAnnounce()
  const { copied, copy, failed } = useCopy()
  const onCopy = async () => {
    if (await copy(address)) announce(tKit('account.copied'))
  }
  return (
    <div className={styles.copy}>
      <Button
        variant="neutral"
        fullWidth
        className={copied ? styles.copied : undefined}
        onClick={() => void onCopy()}
      >
        {copied ? <Check /> : <Copy />}
        <span>{copied ? tKit('account.copied') : t('account.copy')}</span>
      </Button>
      {failed ? (
        <div className={styles.fallback} role="alert">
          <CopyByHand label={t('account.copyFailed')} value={address} />
        </div>
      ) : null}
    </div>
  )
}
