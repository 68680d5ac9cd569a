import { useConnectionState } from '../connection/useConnectionState.ts'
import { accountEn } from '../i18n/accountEn.ts'
import { useTextOf } from '../i18n/useTextOf.ts'
import { useProfile } from '../reads/useProfile.ts'
import { Avatar } from '../ui/avatar/Avatar.tsx'
import { ChevronDown } from '../ui/icons/ChevronDown.tsx'
import { PillButton } from '../ui/pill-button/PillButton.tsx'
import { Ring } from '../ui/spinner/Ring.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden.tsx'
import styles from './AccountButton.module.css'
import { BalanceText } from './BalanceText.tsx'
import { useBalanceView } from './useBalanceView.ts'

/** Picture and name, the picture alone, or the name alone. The name is the address where there is none. */
export type AccountStatus = 'full' | 'avatar' | 'address'

export interface AccountButtonProps {
  readonly status: AccountStatus
  readonly showBalance: boolean
  readonly isSmall: boolean
  /** How many of the account's transactions are pending: shown below the name. */
  readonly pending: number
  readonly onIntent: () => void
  readonly onOpen: () => void
}

/** Longer names stand in two small lines of the same place. */
const usualLength = 16

/**
 * Balance, avatar and name or address (Spec §2). Balance and name stand in places of a fixed size, so
 * that nothing moves when they arrive.
 */
export function AccountButton(props: AccountButtonProps) {
  const { isSmall, onIntent, onOpen, pending, showBalance, status } = props
  const t = useTextOf(accountEn)
  const { address, unsupported } = useConnectionState()
  const { avatar, displayName } = useProfile()
  if (!address) return null
  return (
    <PillButton data-kit-part="account-button" onIntent={onIntent} onClick={onOpen}>
      <VisuallyHidden>{t('account.button')} </VisuallyHidden>
      {showBalance && !unsupported ? <HeaderBalance /> : null}
      {status === 'address' ? null : (
        <span className={styles.picture}>
          <Avatar address={address} image={avatar} size={24} />
          {pending > 0 ? (
            <span className={styles.ring}>
              <Ring size={32} />
            </span>
          ) : null}
        </span>
      )}
      {status === 'avatar' ? (
        <VisuallyHidden>
          {displayName} {pending > 0 ? t('account.pending', { count: pending }) : null}
        </VisuallyHidden>
      ) : (
        <span
          className={styles.name}
          data-beside-warning={(status === 'full' && unsupported) || undefined}
        >
          {/* Another name is another line, which begins where it has room: that is no movement. */}
          <bdi
            key={displayName}
            data-long={displayName.length > usualLength || undefined}
            data-one-line={pending > 0 || undefined}
          >
            {displayName}
          </bdi>
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

/** A part of its own, so that a balance that is not shown is not read. */
function HeaderBalance() {
  const t = useTextOf(accountEn)
  const balance = useBalanceView('compact')
  const isFigure = balance.kind === 'known' || balance.kind === 'loading'
  const count = balance.kind === 'known' ? balance.configuredDecimals : undefined
  const note = count === undefined ? undefined : t('account.configuredDecimals', { count })
  return (
    <span className={isFigure ? styles.balance : styles.words} title={note}>
      <BalanceText view={balance} />
      {note ? <VisuallyHidden> {note} </VisuallyHidden> : null}
    </span>
  )
}
