import { PillButton } from '@foyer/ui/button/ShapedButtons.tsx'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Icon, iconOf } from '@foyer/ui/icon/Icon.tsx'
import { ChevronDown } from '@foyer/ui/icons/ChevronDown.tsx'
import { Warning } from '@foyer/ui/icons/Warning.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import { useKit } from '../../chains/config/useKit.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import styles from './ChainButton.module.css'

/** Icon and name, one of them, or no selector. */
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

export interface ChainButtonProps {
  readonly status: ChainStatus
  readonly onIntent: () => void
  readonly onOpen: () => void
}

/**
 * The chain selector, shown with more than one chain or on an unsupported one. The warning is shown
 * with 'none' as well: nothing else in the header shows it.
 */
export function ChainButton({ onIntent, onOpen, status }: ChainButtonProps) {
  const t = useTextOf(accountEn)
  const { chains } = useKit('ChainButton')
  const { chain, unsupported } = useConnectionState()
  if (!unsupported && (chains.length < 2 || status === 'none')) return null
  return (
    <PillButton
      className={unsupported ? styles.wrong : styles.known}
      data-kit-part="chain-button"
      onIntent={onIntent}
      onClick={onOpen}
    >
      {chain ? (
        <>
          <VisuallyHidden>{t('chain.button')} </VisuallyHidden>
          {status === 'name' ? null : <Icon {...iconOf(chain)} size={24} />}
          {status === 'icon' ? (
            <VisuallyHidden>{chain.name}</VisuallyHidden>
          ) : (
            <span className={styles.name}>{chain.name}</span>
          )}
        </>
      ) : (
        <>
          <Warning />
          <span>{t('chain.wrong')}</span>
        </>
      )}
      {chain || status !== 'icon' ? (
        <span className={styles.chevron} data-beside-icon={status === 'icon' || undefined}>
          <ChevronDown />
        </span>
      ) : null}
    </PillButton>
  )
}
