import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { ListRow } from '@foyer/ui/button/ShapedButtons.tsx'
import { Dialog, type DialogProps } from '@foyer/ui/dialog/Dialog.tsx'
import { DialogHeader } from '@foyer/ui/dialog/DialogHeader.tsx'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { chainEn } from '@foyer/ui/i18n/chainEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { LogOut } from '@foyer/ui/icons/LogOut.tsx'
import { Warning } from '@foyer/ui/icons/Warning.tsx'
import { useEffect, useId, useMemo, useSyncExternalStore } from 'react'
import { useConnection } from 'wagmi'
import type { Chain } from '../../chains/config/chain.ts'
import { useKit } from '../../chains/config/useKit.ts'
import { useConnectionState } from '../../wallets/connection/useConnectionState.ts'
import { useDisconnectAll } from '../../wallets/connection/useDisconnectAll.ts'
import styles from './ChainDialog.module.css'
import { ChainRow } from './ChainRow.tsx'
import { createChainSwitcher } from './createChainSwitcher.ts'

export type ChainDialogProps = Pick<DialogProps, 'onClose' | 'open' | 'prepared' | 'returnFocusTo'>

/** 'Switch Networks'. Closes once the wallet is on the chosen chain; stays open on a failure. */
export function ChainDialog({ onClose, open, prepared, returnFocusTo }: ChainDialogProps) {
  const tAccount = useTextOf(accountEn)
  const t = useTextOf(chainEn)
  const kit = useKit('ChainDialog')
  const titleId = useId()
  const { chainId, connectorName, unsupported } = useConnectionState()
  const { connector } = useConnection()
  const disconnect = useDisconnectAll()
  const switcher = useMemo(() => createChainSwitcher(kit, connector), [connector, kit])
  const state = useSyncExternalStore(switcher.subscribe, switcher.getState, switcher.getState)

  useEffect(() => {
    if (!open) switcher.reset()
  }, [open, switcher])

  // Also follow the wallet's chain: some wallets switch without ever answering the request.
  const arrived = state.phase === 'arrived' || (state.phase !== 'idle' && state.chainId === chainId)
  useEffect(() => {
    if (arrived) onClose()
  }, [arrived, onClose])

  useEffect(() => {
    if (chainId !== undefined) switcher.settle(chainId)
  }, [chainId, switcher])

  const announce = useAnnounce()
  const askedChain = state.phase === 'pending' ? state.chainId : undefined
  useEffect(() => {
    if (askedChain !== undefined) announce(t('chain.confirm'))
  }, [announce, askedChain, t])

  const wallet = sanitizeText(connectorName ?? '')
  // Safe's connector has no `switchChain`.
  const canSwitch = connector?.switchChain !== undefined
  const choose = (chain: Chain) => {
    if (chain.id === chainId) return
    void switcher.switchTo(chain)
  }

  return (
    <Dialog
      open={open}
      prepared={prepared}
      onClose={onClose}
      titleId={titleId}
      returnFocusTo={returnFocusTo}
    >
      <DialogHeader titleId={titleId} title={t('chain.title')} onClose={onClose} />
      <div className={styles.view}>
        {unsupported ? (
          <p className={styles.wrong}>
            <Warning />
            <span>{tAccount('chain.wrongText')}</span>
          </p>
        ) : null}
        {canSwitch ? (
          <ul role="list">
            {kit.chains.map((chain) => (
              <ChainRow
                key={chain.id}
                chain={chain}
                current={chain.id === chainId}
                state={state}
                wallet={wallet}
                onChoose={choose}
              />
            ))}
          </ul>
        ) : (
          <p className={styles.notice}>{t('chain.cannotSwitch', { wallet })}</p>
        )}
      </div>
      {unsupported ? (
        <footer className={styles.foot} data-kit-foot="">
          <ListRow onClick={() => void disconnect()}>
            <span className={styles.disconnectIcon}>
              <LogOut />
            </span>
            {tAccount('account.disconnect')}
          </ListRow>
        </footer>
      ) : null}
    </Dialog>
  )
}
