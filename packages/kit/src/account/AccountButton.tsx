import { PillButton } from '@foyer/ui/button/ShapedButtons.tsx'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Check } from '@foyer/ui/icons/Check.tsx'
import { ChevronDown } from '@foyer/ui/icons/ChevronDown.tsx'
import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import { Ring } from '@foyer/ui/spinner/Ring.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import { type Ref, useDeferredValue } from 'react'
import { AccountAvatar } from '../chains/ens/AccountAvatar.tsx'
import { useAuthentication, useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { useProfile } from '../wallets/connection/useProfile.ts'
import styles from './AccountButton.module.css'
import { BalanceText } from './BalanceText.tsx'
import { ConnectorIcon } from './ConnectorIcon.tsx'
import { useBalanceView } from './useBalanceView.ts'

/** Avatar and name, avatar only, or name only. Accounts without a name show their address. */
export type AccountStatus = 'full' | 'avatar' | 'address'

export interface AccountButtonProps {
  readonly status: AccountStatus
  readonly showBalance: boolean
  readonly isSmall: boolean
  /** Number of the account's pending transactions, shown below the name. */
  readonly pending: number
  readonly onIntent: () => void
  readonly onOpen: () => void
  readonly buttonRef: Ref<HTMLButtonElement>
}

/** Characters. Longer names wrap onto two smaller lines of the same height. */
const usualLength = 16
/** Characters. Longer balances are set smaller, so that most of them fit the reserved width. */
const usualBalance = 9

/**
 * Balance, avatar and name or address. Balance and name have a fixed size, so
 * that the layout does not shift when they load.
 */
export function AccountButton(props: AccountButtonProps) {
  const { buttonRef, isSmall, onIntent, onOpen, pending, showBalance, status } = props
  const t = useTextOf(accountEn)
  const { address, unsupported } = useConnectionState()
  const { avatar, displayName, isPending, name } = useProfile()
  const isVerified = useAuthentication().status === 'authenticated'
  if (!address) return null
  return (
    <PillButton
      buttonRef={buttonRef}
      data-kit-part="account-button"
      onIntent={onIntent}
      onClick={onOpen}
    >
      <VisuallyHidden>
        {`${t('account.button')} ${isVerified ? `${t('account.verified')} ` : ''}`}
      </VisuallyHidden>
      {showBalance && !unsupported ? <HeaderBalance /> : null}
      {status === 'address' ? null : (
        <span className={styles.picture}>
          <AccountAvatar address={address} image={avatar} isPending={isPending} size={24} />
          <ConnectorIcon size={12} />
          {isVerified ? (
            <span className={styles.verified}>
              <Check size={8} />
            </span>
          ) : null}
          {pending > 0 ? (
            <span className={styles.ring}>
              <Ring size={32} />
            </span>
          ) : null}
        </span>
      )}
      {status === 'avatar' ? (
        <VisuallyHidden>
          {`${displayName} ${pending > 0 ? t('account.pending', { count: pending }) : ''}`}
        </VisuallyHidden>
      ) : (
        <span
          className={styles.name}
          data-beside-warning={(status === 'full' && unsupported) || undefined}
        >
          {isPending ? (
            <>
              <Skeleton />
              <VisuallyHidden>{displayName}</VisuallyHidden>
            </>
          ) : (
            // Keyed by name: a new element does not count as a layout shift.
            <bdi
              key={displayName}
              data-address={name === undefined || undefined}
              data-long={displayName.length > usualLength || undefined}
              data-one-line={pending > 0 || undefined}
            >
              {displayName}
            </bdi>
          )}
          {pending > 0 ? (
            <>
              {' '}
              <bdi className={styles.pending}>{t('account.pending', { count: pending })}</bdi>
            </>
          ) : null}
        </span>
      )}
      {isSmall ? null : (
        <span className={styles.chevron}>
          <ChevronDown />
        </span>
      )}
    </PillButton>
  )
}

/**
 * A separate component, so that a hidden balance is never requested. The account is painted before
 * the balance is read.
 */
function HeaderBalance() {
  const isPainted = useDeferredValue(true, false)
  if (isPainted) return <KnownBalance />
  return (
    <span className={styles.balance}>
      <BalanceText view={{ kind: 'loading' }} />
    </span>
  )
}

function KnownBalance() {
  const t = useTextOf(accountEn)
  const balance = useBalanceView('compact')
  const known = balance.kind === 'known' ? balance : undefined
  const count = known?.configuredDecimals
  const note = count === undefined ? undefined : t('account.configuredDecimals', { count })
  return (
    <span
      className={known || balance.kind === 'loading' ? styles.balance : styles.words}
      data-long={(known && `${known.amount} ${known.symbol}`.length > usualBalance) || undefined}
      title={note}
    >
      <BalanceText view={balance} />
      {note ? <VisuallyHidden>{` ${note} `}</VisuallyHidden> : null}
    </span>
  )
}
