import { useEffect, useId, useMemo, useSyncExternalStore } from 'react'
import { type Connector, useConnection } from 'wagmi'
import type { ChainRecord } from '../config/chainRecord.ts'
import { useKit } from '../config/useKit.ts'
import { disconnectAll } from '../connectors/disconnectAll.ts'
import { useSession } from '../connectors/useSession.ts'
import { sanitizeText } from '../format/sanitizeText.ts'
import { accountEn } from '../i18n/accountEn.ts'
import { networkEn } from '../i18n/networkEn.ts'
import { useText } from '../i18n/useText.ts'
import { useTextOf } from '../i18n/useTextOf.ts'
import { Dialog } from '../ui/dialog/Dialog.tsx'
import { DialogHeader } from '../ui/dialog/DialogHeader.tsx'
import { LogOut } from '../ui/icons/LogOut.tsx'
import { Warning } from '../ui/icons/Warning.tsx'
import { ListRow } from '../ui/list-row/ListRow.tsx'
import { createNetworkSwitcher } from './createNetworkSwitcher.ts'
import styles from './NetworkDialog.module.css'
import { NetworkRow } from './NetworkRow.tsx'

export interface NetworkDialogProps {
  readonly open: boolean
  readonly onClose: () => void
  readonly returnFocusTo?: (() => HTMLElement | null) | undefined
}

/** 'Switch Networks' (Spec §2). It closes once the wallet is on the chosen network, and stays on a failure. */
export function NetworkDialog({ onClose, open, returnFocusTo }: NetworkDialogProps) {
  const kitText = useText()
  const accountText = useTextOf(accountEn)
  const t = useTextOf(networkEn)
  const kit = useKit()
  const titleId = useId()
  const { chainId, connectorName, unsupported } = useSession()
  const { connector } = useConnection()
  const switcher = useMemo(
    () => createNetworkSwitcher(kit.wagmi, connector),
    [connector, kit.wagmi],
  )
  const state = useSyncExternalStore(switcher.subscribe, switcher.getState, switcher.getState)

  useEffect(() => {
    if (!open) switcher.reset()
  }, [open, switcher])

  // The wallet's chain decides, not the answer to the request: some wallets never answer.
  const arrived = state.phase === 'arrived' || (state.phase !== 'idle' && state.chainId === chainId)
  useEffect(() => {
    if (arrived) onClose()
  }, [arrived, onClose])

  const wallet = sanitizeText(connectorName ?? '')
  const canSwitch = canSwitchNetworks(connector)
  const choose = (record: ChainRecord) => {
    if (record.id === chainId) return
    void switcher.switchTo(record)
  }

  return (
    <Dialog open={open} onClose={onClose} titleId={titleId} returnFocusTo={returnFocusTo}>
      <DialogHeader titleId={titleId} title={t('network.title')} onClose={onClose} />
      <div className={styles.view}>
        {unsupported ? (
          <p className={styles.wrong}>
            <Warning />
            <span>{kitText('network.wrongText')}</span>
          </p>
        ) : null}
        {canSwitch ? (
          // biome-ignore lint/a11y/noRedundantRoles: without the role, WebKit drops lists that have no bullets.
          <ul role="list" className={styles.rows}>
            {kit.chains.map((record) => (
              <NetworkRow
                key={record.id}
                record={record}
                current={record.id === chainId}
                state={state}
                wallet={wallet}
                onChoose={choose}
              />
            ))}
          </ul>
        ) : (
          <p className={styles.notice}>{t('network.cannotSwitch', { wallet })}</p>
        )}
      </div>
      {unsupported ? (
        <footer className={styles.foot}>
          <ListRow onClick={() => void disconnectAll(kit)}>
            <span className={styles.disconnectIcon}>
              <LogOut />
            </span>
            {accountText('account.disconnect')}
          </ListRow>
        </footer>
      ) : null}
    </Dialog>
  )
}

/** A connector without `switchChain` cannot switch, as Safe's. */
function canSwitchNetworks(connector: Connector | undefined): boolean {
  return connector?.switchChain !== undefined
}
