import { Button } from '@foyer/ui/button/Button.tsx'
import { useLanguageMark } from '@foyer/ui/i18n/I18nContext.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { Icon, iconOf } from '@foyer/ui/icon/Icon.tsx'
import { Check } from '@foyer/ui/icons/Check.tsx'
import { LoadFailure } from '@foyer/ui/load/LoadBoundary.tsx'
import { useLazyImport } from '@foyer/ui/load/useLazyImport.ts'
import { Ring } from '@foyer/ui/spinner/Ring.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import type { ReactNode } from 'react'
import { useKitSource } from '../chains/config/useKit.ts'
import { providerInfo } from '../wallets/discovery/providerInfo.ts'
import { lazyParts } from './lazyParts.ts'
import styles from './WalletButton.module.css'
import type {
  ButtonWallet,
  WalletButtonCustomProps,
  WalletButtonProps,
  WalletButtonRenderProps,
} from './walletButtonFor.tsx'

/** Connects one wallet. Place several of them for a list of your own. */
export function WalletButton({ wallet }: WalletButtonProps) {
  return <WalletButtonCustom wallet={wallet}>{drawButton}</WalletButtonCustom>
}

WalletButton.Custom = WalletButtonCustom

function WalletButtonCustom({ children, wallet }: WalletButtonCustomProps): ReactNode {
  const code = useLazyImport(lazyParts(useKitSource('WalletButton')).walletButton, true)
  if (code.failed) return <LoadFailure {...code} />
  if (code.value) {
    return (
      <code.value wallet={wallet} known={knownOf(wallet)}>
        {children}
      </code.value>
    )
  }
  const loading = { status: 'loading', message: undefined, connect: () => {} } as const
  return children({ ...loading, wallet: knownOf(wallet) })
}

function knownOf(wallet: WalletButtonProps['wallet']): ButtonWallet | undefined {
  if (typeof wallet === 'string') return undefined
  if ('uid' in wallet) {
    const { iconUrl, name } = providerInfo(wallet)
    return { id: wallet.id, name, iconUrl, iconBackground: undefined }
  }
  const { iconBackground, iconUrl, id, name } = wallet
  return { id, name, iconUrl, iconBackground }
}

function drawButton(props: WalletButtonRenderProps) {
  return <Drawn {...props} />
}

function Drawn({ connect, message, status, wallet }: WalletButtonRenderProps) {
  const t = useText()
  const mark = useLanguageMark()
  const isConnecting = status === 'connecting'
  const isConnected = status === 'connected'
  const isOff = isConnected || status === 'loading' || status === 'unavailable'
  if (!wallet && status === 'unavailable') return null
  return (
    <span
      {...mark}
      className={styles.box}
      data-kit=""
      data-kit-part="wallet-button"
      data-status={status}
    >
      <Button
        className={styles.button}
        icon={
          <span className={styles.icon}>
            {isConnecting ? (
              <Ring size={24} />
            ) : (
              <Icon {...iconOf(wallet ?? { name: '' })} size={24} />
            )}
          </span>
        }
        aria-disabled={isOff || undefined}
        aria-busy={isConnecting || undefined}
        onClick={connect}
      >
        <bdi className={styles.name} aria-hidden={isConnected || undefined}>
          {wallet?.name}
        </bdi>
        {isConnecting ? <VisuallyHidden> {t('connect.pending')}</VisuallyHidden> : null}
        {isConnected ? (
          <>
            <VisuallyHidden>{t('connect.connected', { name: wallet?.name ?? '' })}</VisuallyHidden>
            <span className={styles.mark}>
              <Check size={14} />
            </span>
          </>
        ) : null}
      </Button>
      {message ? <span className={styles.message}>{message}</span> : null}
    </span>
  )
}
