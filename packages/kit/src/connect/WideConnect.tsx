import { useId } from 'react'
import { useText } from '../i18n/useText.ts'
import { DialogHeader } from '../ui/dialog/DialogHeader.tsx'
import { useViewFocus } from '../ui/dialog/useViewFocus.ts'
import { ConnectingView } from './ConnectingView.tsx'
import type { ConnectView } from './connectView.ts'
import { GetView } from './GetView.tsx'
import { LearnView } from './LearnView.tsx'
import { PaneHeading } from './PaneHeading.tsx'
import { WalletList } from './WalletList.tsx'
import styles from './WideConnect.module.css'

/** Two panes: the list at the start, what it leads to at the end. */
export function WideConnect(view: ConnectView) {
  const t = useText()
  const paneId = useId()
  // The list stays; what changes is the pane, so its heading takes the focus.
  const isFirst = view.step === 'NONE' && !view.canGoBack
  useViewFocus(
    isFirst ? 'list' : `${view.step} ${view.wallet?.id} ${view.attempt.phase}`,
    isFirst ? view.titleId : paneId,
  )

  return (
    <div className={styles.panes}>
      <div className={styles.list}>
        <DialogHeader titleId={view.titleId} title={t('connect.title')} align="start" />
        <WalletList
          groups={view.groups}
          selectedId={view.step === 'CONNECT' ? view.wallet?.id : undefined}
          onSelect={view.onSelect}
        />
      </div>
      <section className={styles.pane} aria-labelledby={paneId}>
        <Pane {...view} paneId={paneId} />
      </section>
    </div>
  )
}

function Pane(view: ConnectView & { readonly paneId: string }) {
  const t = useText()
  const { onBack, onClose, paneId, wallet } = view
  if (view.step === 'CONNECT' && wallet) {
    return (
      <>
        <PaneHeading onClose={onClose} />
        <ConnectingView
          attempt={view.attempt}
          headingId={paneId}
          onRetry={() => view.onSelect(wallet)}
          wallet={wallet}
        />
      </>
    )
  }
  if (view.step === 'GET') {
    return (
      <>
        <PaneHeading id={paneId} onBack={onBack} onClose={onClose} title={t('connect.get')} />
        <GetView />
      </>
    )
  }
  return (
    <>
      <PaneHeading id={paneId} onClose={onClose} title={t('connect.learnTitle')} />
      <LearnView onGet={view.onGet} />
    </>
  )
}
