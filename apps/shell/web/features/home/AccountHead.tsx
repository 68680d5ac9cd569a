import {
  type AccountProfile,
  Avatar,
  useBalances,
  type useConnectionState,
  useKit,
} from '@foyer/kit'
import type { ReactElement, ReactNode } from 'react'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './AccountHead.module.css'
import { CopyAddress } from './CopyAddress.tsx'

interface AccountHeadProps {
  readonly address: NonNullable<ReturnType<typeof useConnectionState>['address']>
  readonly profile: AccountProfile
  /** A line below the address. */
  readonly children?: ReactNode
}

/** Whose account this is, and how many networks answered. */
export function AccountHead({ address, children, profile }: AccountHeadProps): ReactElement {
  const t = usePageText()
  const { chains } = useKit()
  const { answered } = useBalances(address)
  return (
    <div className={styles.head}>
      <Avatar address={address} image={profile.avatar} size={72} className={styles.avatar} />
      <div className={styles.who}>
        <h1 tabIndex={-1} className={styles.name}>
          <bdi>{profile.displayName}</bdi>
        </h1>
        <CopyAddress address={address} />
        {children}
      </div>
      <dl className={styles.answers}>
        <dt className={styles.label}>{t('account.answered')}</dt>
        <dd className={styles.figure}>
          <bdi>
            {answered}
            <span className={styles.of}>{t('account.answeredOf', { count: chains.length })}</span>
          </bdi>
        </dd>
      </dl>
    </div>
  )
}
