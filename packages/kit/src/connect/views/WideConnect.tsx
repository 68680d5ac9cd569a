import { useViewFocus } from '@foyer/ui/dialog/Dialog.tsx'
import { DialogHeader } from '@foyer/ui/dialog/DialogHeader.tsx'
import { ViewSwap } from '@foyer/ui/dialog/ViewSwap.tsx'
import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { useId } from 'react'
import { WalletList } from '../list/WalletList.tsx'
import { type ConnectView, paneKey, viewKey } from '../steps/connectView.ts'
import { StepPane } from './StepPane.tsx'
import styles from './WideConnect.module.css'

/** Two panes: the list at the start, the current step at the end. */
export function WideConnect(view: ConnectView) {
  const t = useTextOf(connectEn)
  const paneId = useId()
  // Only the second pane changes, so its heading takes the focus.
  const isFirst = view.step === 'NONE'
  useViewFocus(isFirst ? 'list' : viewKey(view), isFirst ? view.titleId : paneId)

  return (
    <div className={styles.panes}>
      <div className={styles.list}>
        <DialogHeader titleId={view.titleId} title={t('connect.title')} align="start" />
        <WalletList
          pinned
          filter={view.filter}
          groups={view.groups}
          onFilter={view.onFilter}
          onGet={view.onGet}
          selectedId={view.wallet?.id}
          onSelect={view.onSelect}
        />
      </div>
      <section className={styles.pane} aria-labelledby={paneId}>
        <ViewSwap viewKey={paneKey(view)} depth={view.depth} className={styles.step}>
          <StepPane
            view={view}
            headingId={paneId}
            head={(title) => (
              <DialogHeader
                level={2}
                titleId={paneId}
                title={title}
                className={isFirst ? styles.first : undefined}
                align={isFirst ? 'start' : 'center'}
                onBack={view.canGoBack ? view.onBack : undefined}
                onClose={view.onClose}
              />
            )}
          />
        </ViewSwap>
      </section>
    </div>
  )
}
