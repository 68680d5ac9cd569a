import { useKit } from '../config/useKit.ts'
import { useSession } from '../connectors/useSession.ts'
import { accountEn } from '../i18n/accountEn.ts'
import { useTextOf } from '../i18n/useTextOf.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { ChevronDown } from '../ui/icons/ChevronDown.tsx'
import { Warning } from '../ui/icons/Warning.tsx'
import { PillButton } from '../ui/pill-button/PillButton.tsx'
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden.tsx'
import styles from './NetworkButton.module.css'

/** Icon and name, one of them, or no selector at all. */
export type ChainStatus = 'full' | 'icon' | 'name' | 'none'

export interface NetworkButtonProps {
  readonly status: ChainStatus
  readonly onIntent: () => void
  readonly onOpen: () => void
}

/**
 * The chain selector: only with more than one chain, or on an unsupported one (Spec §2). That warning is
 * shown with 'none' as well, since nothing else in the header tells of it.
 */
export function NetworkButton({ onIntent, onOpen, status }: NetworkButtonProps) {
  const t = useTextOf(accountEn)
  const { chains } = useKit()
  const { chain, unsupported } = useSession()
  if (!unsupported && (chains.length < 2 || status === 'none')) return null
  return (
    <PillButton
      className={unsupported ? styles.wrong : styles.known}
      data-kit-part="network-button"
      onIntent={onIntent}
      onClick={onOpen}
    >
      {chain ? (
        <>
          <VisuallyHidden>{t('network.button')} </VisuallyHidden>
          {status === 'name' ? null : (
            <Icon
              src={chain.iconUrl}
              fallbackName={chain.name}
              background={chain.iconBackground}
              size={24}
            />
          )}
          {status === 'icon' ? (
            <VisuallyHidden>{chain.name}</VisuallyHidden>
          ) : (
            <span className={styles.name}>{chain.name}</span>
          )}
        </>
      ) : (
        <>
          <Warning />
          <span>{t('network.wrong')}</span>
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
