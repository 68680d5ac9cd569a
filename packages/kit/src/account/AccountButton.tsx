import { useSession } from '../connectors/useSession.ts'
import { useProfile } from '../ens/useProfile.ts'
import { useText } from '../i18n/useText.ts'
import { Avatar } from '../ui/avatar/Avatar.tsx'
import { ChevronDown } from '../ui/icons/ChevronDown.tsx'
import { PillButton } from '../ui/pill-button/PillButton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden.tsx'
import styles from './AccountButton.module.css'
import { BalanceText } from './BalanceText.tsx'
import { useBalanceView } from './useBalanceView.ts'

export interface AccountButtonProps {
  readonly onIntent: () => void
  readonly onOpen: () => void
}

/** Balance, avatar and name or address; the balance is left out on small screens and wrong networks. */
export function AccountButton({ onIntent, onOpen }: AccountButtonProps) {
  const t = useText()
  const { address, unsupported } = useSession()
  const { avatar, displayName } = useProfile()
  const balance = useBalanceView('compact')
  if (!address) return null
  return (
    <PillButton data-kit-part="account-button" onIntent={onIntent} onClick={onOpen}>
      <VisuallyHidden>{t('account.button')} </VisuallyHidden>
      {unsupported ? null : (
        <span className={styles.balance}>
          <BalanceText view={balance} />
        </span>
      )}
      <Avatar address={address} image={avatar} size={24} />
      <span className={styles.name} data-beside-warning={unsupported || undefined}>
        <bdi>{displayName}</bdi>
      </span>
      <span className={styles.chevron}>
        <ChevronDown />
      </span>
    </PillButton>
  )
}
