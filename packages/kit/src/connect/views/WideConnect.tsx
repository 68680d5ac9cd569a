import { useId } from 'react'
import { connectEn } from '../../i18n/connectEn.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import { DialogHeader } from '../../ui/dialog/DialogHeader.tsx'
import { useViewFocus } from '../../ui/dialog/useViewFocus.ts'
import type { ConnectView } from '../steps/connectView.ts'
import { viewKey } from '../steps/viewKey.ts'
import { PaneHeading } from './PaneHeading.tsx'
import { StepPane } from './StepPane.tsx'
import { WalletList } from './WalletList.tsx'
import styles from './WideConnect.module.css'

/** Two panes: the list at the start, what it leads to at the end. */
export function WideConnect(view: ConnectView) {
  const t = useTextOf(connectEn)
  const paneId = useId()
  // The list stays; what changes is the pane, so its heading takes the focus.
  const isFirst = view.step === 'NONE'
  useViewFocus(isFirst ? 'list' : viewKey(view), isFirst ? view.titleId : paneId)

  return (
    <div className={styles.panes}>
      <div className={styles.list}>
        <DialogHeader titleId={view.titleId} title={t('connect.title')} align="start" />
        <WalletList groups={view.groups} selectedId={view.wallet?.id} onSelect={view.onSelect} />
      </div>
      <section className={styles.pane} aria-labelledby={paneId}>
        <StepPane
          view={view}
          headingId={paneId}
          head={(title) => (
            <PaneHeading
              id={paneId}
              title={title}
              align={isFirst ? 'start' : 'center'}
              onBack={view.canGoBack ? view.onBack : undefined}
              onClose={view.onClose}
            />
          )}
        />
      </section>
    </div>
  )
}
