import { type AccountProfile, ConnectorIcon, useReceiveModal } from '@foyer/kit'
import { Avatar } from '@foyer/ui/avatar/Avatar.tsx'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Check as CheckIcon } from '@foyer/ui/icons/Check.tsx'
import { Qr as QrIcon } from '@foyer/ui/icons/Qr.tsx'
import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import { Tag } from '@foyer/ui/tag/Tag.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import type { ReactElement, ReactNode } from 'react'
import type { Address } from 'viem'
import copy from '../../components/CopyAddress.module.css'
import { CopyAddress } from '../../components/CopyAddress.tsx'
import styles from './AccountHead.module.css'

interface AccountHeadProps {
  readonly address: Address
  readonly profile: AccountProfile
  /** Whether it is the connected account. Default: false. */
  readonly isOwn?: boolean | undefined
  /** Whether the visitor is signed in with this account. Default: false. */
  readonly isVerified?: boolean | undefined
  /** A sentence beside the address. */
  readonly children?: ReactNode
}

/** The account's picture, name and address. */
export function AccountHead(props: AccountHeadProps): ReactElement {
  const { address, children, isOwn = false, isVerified = false, profile } = props
  const t = useTextOf(accountEn)
  return (
    <div className={styles.head}>
      <div className={styles.picture}>
        <Avatar
          address={address}
          image={profile.avatar}
          isPending={profile.isPending}
          size={72}
          className={styles.avatar}
        />
        {isOwn && <ConnectorIcon size={24} />}
      </div>
      <div className={styles.identity}>
        <div className={styles.title}>
          <h1 tabIndex={-1} className={styles.name}>
            {profile.isPending ? (
              <>
                <Skeleton width={212} height={24} />
                <VisuallyHidden>{profile.displayName}</VisuallyHidden>
              </>
            ) : (
              <bdi>{profile.displayName}</bdi>
            )}
          </h1>
          {isVerified && (
            <Tag tone="success">
              <CheckIcon size={12} />
              {t('account.verified')}
            </Tag>
          )}
        </div>
        <div className={styles.line}>
          <CopyAddress address={address}>{isOwn && <ReceiveButton />}</CopyAddress>
          {children}
        </div>
      </div>
    </div>
  )
}

function ReceiveButton(): ReactElement | null {
  const t = useTextOf(accountEn)
  const receive = useReceiveModal()
  if (!receive.canOpenModal) return null
  return (
    <button type="button" className={copy.button} onClick={receive.open}>
      <QrIcon />
      <VisuallyHidden>{t('account.receive')}</VisuallyHidden>
    </button>
  )
}
