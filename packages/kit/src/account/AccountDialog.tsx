import { Button } from '@foyer/ui/button/Button.tsx'
import { Dialog, type DialogProps, useViewFocus } from '@foyer/ui/dialog/Dialog.tsx'
import { DialogClose } from '@foyer/ui/dialog/DialogHeader.tsx'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { shortenAddress } from '@foyer/ui/format/shorten.ts'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { External } from '@foyer/ui/icons/External.tsx'
import { LogOut } from '@foyer/ui/icons/LogOut.tsx'
import { Qr } from '@foyer/ui/icons/Qr.tsx'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import { LoadFailure } from '@foyer/ui/load/LoadBoundary.tsx'
import { useLazyImport } from '@foyer/ui/load/useLazyImport.ts'
import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import { Tag } from '@foyer/ui/tag/Tag.tsx'
import { useCssVariables } from '@foyer/ui/useCssVariables.ts'
import { lazyImport } from '@foyer/ui/utils/lazyImport.ts'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import { type ReactNode, useId, useState } from 'react'
import type { Address } from 'viem'
import type { Chain } from '../chains/config/chain.ts'
import { explorerUrl } from '../chains/config/explorerUrl.ts'
import { useKit } from '../chains/config/useKit.ts'
import { AccountAvatar } from '../chains/ens/AccountAvatar.tsx'
import { useAuthentication, useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { useDisconnectAll } from '../wallets/connection/useDisconnectAll.ts'
import { type AccountProfile, useProfile } from '../wallets/connection/useProfile.ts'
import styles from './AccountDialog.module.css'
import { BalanceText } from './BalanceText.tsx'
import { ConnectorIcon } from './ConnectorIcon.tsx'
import { CopyAddress } from './CopyAddress.tsx'
import { type ChainProof, useChainProof } from './reads/useChainProof.ts'
import { type BalanceView, useBalanceView } from './useBalanceView.ts'

export interface AccountDialogProps
  extends Pick<DialogProps, 'onClose' | 'open' | 'returnFocusTo'> {
  /** Opens at the QR code of the address. Default false. */
  readonly receives?: boolean | undefined
  /** Drawn below the buttons, in this order. A section that renders nothing takes no space. */
  readonly sections: readonly ReactNode[]
}

const receiveView = lazyImport(async () => (await import('./Receive.tsx')).Receive)

/**
 * The connected account: name, address, balance, 'Copy Address', 'Disconnect'; or the QR code of
 * its address.
 */
export function AccountDialog(props: AccountDialogProps) {
  const { onClose, open, receives = false, returnFocusTo, sections } = props
  const titleId = useId()
  const [isReceiving, setReceiving] = useState(receives)
  const [wasOpen, setWasOpen] = useState(open)
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) setReceiving(receives)
  }
  const receive = useLazyImport(receiveView, open && isReceiving)
  useViewFocus(String(isReceiving && receive.value !== undefined), titleId)
  const { address, chain, connectorName } = useConnectionState()
  const profile = useProfile()
  const proof = useChainProof()
  const balance = useBalanceView('full')
  const isVerified = useAuthentication().status === 'authenticated'
  return (
    <Dialog open={open} onClose={onClose} titleId={titleId} returnFocusTo={returnFocusTo}>
      {receive.failed ? <LoadFailure {...receive} /> : null}
      {isReceiving && receive.value ? (
        <receive.value
          titleId={titleId}
          onBack={receives ? undefined : () => setReceiving(false)}
          onClose={onClose}
        />
      ) : null}
      {address && chain && !(isReceiving && receive.value) ? (
        <Content
          address={address}
          balance={balance}
          chain={chain}
          isVerified={isVerified}
          onClose={onClose}
          onReceive={() => setReceiving(true)}
          profile={profile}
          proof={proof}
          sections={sections}
          titleId={titleId}
          wallet={sanitizeText(connectorName ?? '')}
        />
      ) : null}
    </Dialog>
  )
}

interface ContentProps {
  readonly titleId: string
  readonly address: Address
  readonly chain: Chain
  readonly profile: AccountProfile
  readonly balance: BalanceView
  readonly proof: ChainProof
  /** The visitor has signed in with this account. */
  readonly isVerified: boolean
  readonly onClose: () => void
  readonly onReceive: () => void
  readonly sections: readonly ReactNode[]
  /** The wallet's name. */
  readonly wallet: string
}

/** Renders from props only, so that a closing dialog keeps its content. */
function Content(content: ContentProps) {
  const { address, balance, chain, isVerified, profile, proof, sections, titleId, wallet } = content
  const t = useTextOf(accountEn)
  const kit = useKit('AccountDialog')
  const disconnect = useDisconnectAll()
  const { avatar, displayName, isPending, name } = profile
  const explorer = explorerUrl(chain, 'address', address)
  // The font size follows the length, so that a long balance stays on one line.
  const balanceRef = useCssVariables<HTMLParagraphElement>({
    '--k-balance-characters':
      balance.kind === 'known' ? `${`${balance.amount} ${balance.symbol}`.length}` : undefined,
  })
  return (
    <div className={styles.view}>
      <div className={styles.who}>
        <div className={styles.picture}>
          <AccountAvatar address={address} image={avatar} isPending={isPending} size={64} />
          <ConnectorIcon size={24} />
        </div>
        <div className={styles.title}>
          <h1 id={titleId} tabIndex={-1} className={styles.name}>
            {isPending ? (
              <>
                <Skeleton width={160} />
                <VisuallyHidden>{displayName}</VisuallyHidden>
              </>
            ) : (
              <bdi>{displayName}</bdi>
            )}
          </h1>
          {isVerified ? <Tag tone="success">{t('account.verified')}</Tag> : null}
        </div>
        <DialogClose onClose={content.onClose} className={styles.close} />
        <p className={styles.where}>
          {name ? (
            <bdi dir="ltr" className={styles.address}>
              {shortenAddress(address)}
            </bdi>
          ) : null}
          <span>{t('account.onNetwork', { network: chain.name })}</span>
          {explorer ? (
            <NewTabLink className={styles.glyph} href={explorer}>
              <External />
              <VisuallyHidden>{t('account.explorer')}</VisuallyHidden>
            </NewTabLink>
          ) : null}
          {kit.showReceive ? (
            <button
              type="button"
              className={styles.glyph}
              onPointerEnter={() => void receiveView.load().catch(() => undefined)}
              onClick={content.onReceive}
            >
              <Qr />
              <VisuallyHidden>{t('account.receive')}</VisuallyHidden>
            </button>
          ) : null}
        </p>
        {wallet ? (
          <p className={styles.note}>
            <bdi>{t('account.connectedWith', { wallet })}</bdi>
          </p>
        ) : null}
        <p ref={balanceRef} className={styles.balance}>
          <BalanceText view={balance} />
        </p>
        {balance.kind === 'known' && balance.configuredDecimals !== undefined ? (
          <p className={styles.note}>
            {t('account.configuredDecimals', { count: balance.configuredDecimals })}
          </p>
        ) : null}
        {proof === 'different' || proof === 'unproven' ? (
          <p role="alert" className={styles.notice}>
            {t(proof === 'different' ? 'chain.otherCopyText' : 'chain.unprovenText', {
              network: chain.name,
            })}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        <CopyAddress address={address} />
        <Button variant="neutral" fullWidth onClick={() => void disconnect()}>
          <LogOut />
          {t('account.disconnect')}
        </Button>
      </div>
      {sections.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sections are fixed and never reordered.
        <div key={index} className={styles.section}>
          {section}
        </div>
      ))}
    </div>
  )
}
