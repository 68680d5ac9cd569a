import type { Address } from 'viem'
import { accountEn } from '../i18n/accountEn.ts'
import { useText } from '../i18n/useText.ts'
import { useTextOf } from '../i18n/useTextOf.ts'
import { useAnnounce } from '../ui/announcer/Announcer.tsx'
import { Button } from '../ui/button/Button.tsx'
import { CopyByHand } from '../ui/copy/CopyByHand.tsx'
import { useCopy } from '../ui/copy/useCopy.ts'
import { Check } from '../ui/icons/Check.tsx'
import { Copy } from '../ui/icons/Copy.tsx'
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
        {copied ? tKit('account.copied') : t('account.copy')}
      </Button>
      {failed ? (
        <div className={styles.fallback} role="alert">
          <CopyByHand label={t('account.copyFailed')} value={address} />
        </div>
      ) : null}
    </div>
  )
}
