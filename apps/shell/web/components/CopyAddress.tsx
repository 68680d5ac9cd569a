import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { useCopy } from '@foyer/ui/copy/useCopy.ts'
import { shortenAddress } from '@foyer/ui/format/shorten.ts'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Check as CheckIcon } from '@foyer/ui/icons/Check.tsx'
import { Copy as CopyIcon } from '@foyer/ui/icons/Copy.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import type { ReactElement, ReactNode } from 'react'
import styles from './CopyAddress.module.css'

interface CopyAddressProps {
  readonly address: string
  /** The owner's name, for the button's label on pages with several addresses. */
  readonly of?: string | undefined
  /** Another button beside it. */
  readonly children?: ReactNode
}

/** The shortened address and a copy button. If copying fails, the whole address is shown. */
export function CopyAddress({ address, children, of }: CopyAddressProps): ReactElement {
  const tAccount = useTextOf(accountEn)
  const tKit = useText()
  const announce = useAnnounce()
  const { copied, failed, copy } = useCopy()

  const press = async () => {
    const isCopied = await copy(address)
    announce(isCopied ? tKit('account.copied') : tAccount('account.copyFailed'))
  }

  return (
    <div className={styles.line}>
      <bdi dir="ltr" className={styles.address}>
        {failed ? (
          address
        ) : (
          <>
            <VisuallyHidden>{address}</VisuallyHidden>
            <span aria-hidden="true">{shortenAddress(address)}</span>
          </>
        )}
      </bdi>
      <button type="button" className={styles.button} onClick={press}>
        {copied ? <CheckIcon /> : <CopyIcon />}
        <VisuallyHidden>
          {tAccount('account.copy')}
          {of !== undefined && `: ${of}`}
        </VisuallyHidden>
      </button>
      {children}
      {copied && (
        <span aria-hidden="true" className={styles.copied}>
          {tKit('account.copied')}
        </span>
      )}
      {failed && <span className={styles.failed}>{tAccount('account.copyFailed')}</span>}
    </div>
  )
}
