import { type ReactNode, useId } from 'react'
import type { Address } from 'viem'
import type { Chain } from '../config/chain.ts'
import { explorerUrl } from '../config/explorerUrl.ts'
import { useKit } from '../config/useKit.ts'
import { disconnectAll } from '../connection/disconnectAll.ts'
import { useAuthentication, useConnectionState } from '../connection/useConnectionState.ts'
import { AccountAvatar } from '../ens/AccountAvatar.tsx'
import { shortenAddress } from '../format/shorten.ts'
import { accountEn } from '../i18n/accountEn.ts'
import { useTextOf } from '../i18n/useTextOf.ts'
import { type ChainProof, useChainProof } from '../reads/useChainProof.ts'
import { type AccountProfile, useProfile } from '../reads/useProfile.ts'
import { Button } from '../ui/button/Button.tsx'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { DialogClose } from '../ui/dialog/DialogHeader.tsx'
import { External } from '../ui/icons/External.tsx'
import { LogOut } from '../ui/icons/LogOut.tsx'
import { NewTabLink } from '../ui/link/NewTabLink.tsx'
import { Tag } from '../ui/tag/Tag.tsx'
import { useCssVariables } from '../ui/useCssVariables.ts'
import { VisuallyHidden } from '../ui/visually-hidden/VisuallyHidden.tsx'
import styles from './AccountDialog.module.css'
import { BalanceText } from './BalanceText.tsx'
import { CopyAddress } from './CopyAddress.tsx'
import { type BalanceView, useBalanceView } from './useBalanceView.ts'

export interface AccountDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly returnFocusTo?: string | undefined
  /** Drawn below the buttons, in this order. A section that renders nothing takes no space. */
  readonly sections: readonly ReactNode[]
}

/**
 * The connected account: name, address, balance, 'Copy Address', 'Disconnect'.
 */
export function AccountDialog({ onClose, open, returnFocusTo, sections }: AccountDialogProps) {
  const titleId = useId()
  const { address, chain } = useConnectionState()
  const profile = useProfile()
  const proof = useChainProof()
  const balance = useBalanceView('full')
  const isVerified = useAuthentication().status === 'authenticated'
  return (
    <Dialog open={open} onClose={onClose} titleId={titleId} returnFocusTo={returnFocusTo}>
      {address && chain ? (
        <Content
          address={address}
          balance={balance}
          chain={chain}
          isVerified={isVerified}
          onClose={onClose}
          profile={profile}
          proof={proof}
          sections={sections}
          titleId={titleId}
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
  readonly sections: readonly ReactNode[]
}

/** Renders from props only, so that a closing dialog keeps its content. */
function Content(content: ContentProps) {
  const { address, balance, chain, isVerified, onClose, profile, proof, sections, titleId } =
    content
  const t = useTextOf(accountEn)
  const kit = useKit('AccountDialog')
  const { avatar, displayName, name } = profile
  const explorer = explorerUrl(chain, 'address', address)
  // The font size follows the length, so that a long balance stays on one line.
  const balanceRef = useCssVariables<HTMLParagraphElement>({
    '--k-balance-characters':
      balance.kind === 'known' ? `${`${balance.amount} ${balance.symbol}`.length}` : undefined,
  })
  return (
    <div className={styles.view}>
      <div className={styles.who}>
        <AccountAvatar address={address} image={avatar} size={64} />
        <div className={styles.title}>
          <h1 id={titleId} tabIndex={-1} className={styles.name}>
            <bdi>{displayName}</bdi>
          </h1>
          {isVerified ? <Tag tone="success">{t('account.verified')}</Tag> : null}
        </div>
        <DialogClose onClose={onClose} className={styles.close} />
        <p className={styles.where}>
          {name ? (
            <bdi dir="ltr" className={styles.address}>
              {shortenAddress(address)}
            </bdi>
          ) : null}
          <span>{t('account.onNetwork', { network: chain.name })}</span>
          {explorer ? (
            <NewTabLink className={styles.explorer} href={explorer}>
              <External />
              <VisuallyHidden>{t('account.explorer')}</VisuallyHidden>
            </NewTabLink>
          ) : null}
        </p>
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
            {t(proof === 'different' ? 'chain.notDemoText' : 'chain.unprovenText', {
              network: chain.name,
            })}
          </p>
        ) : null}
      </div>
      <div className={styles.actions}>
        <CopyAddress address={address} />
        <Button variant="neutral" fullWidth onClick={() => void disconnectAll(kit)}>
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
