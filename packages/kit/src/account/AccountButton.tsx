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
  /** How many of the account's transactions are pending: said in place of the name. */
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
      {pending > 0 ? <Ring size={24} /> : null}
      {status === 'address' || pending > 0 ? null : (
        <Avatar address={address} image={avatar} size={24} />
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
          {pending > 0 ? (
            <>
              <VisuallyHidden>{displayName} </VisuallyHidden>
              <bdi>{t('account.pending', { count: pending })}</bdi>
            </>
          ) : (
            // Another name is another line, which begins where it has room: that is no movement.
            <bdi key={displayName} data-long={displayName.length > usualLength || undefined}>
              {displayName}
            </bdi>
          )}
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
  const balance = useBalanceView('compact')
  const isFigure = balance.kind === 'known' || balance.kind === 'loading'
  return (
    <span className={isFigure ? styles.balance : styles.words}>
      <BalanceText view={balance} />
    </span>
  )
}
