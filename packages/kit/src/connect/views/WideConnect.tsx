import { RoundButton } from '@foyer/ui/button/ShapedButtons.tsx'
import { cx } from '@foyer/ui/cx.ts'
import { useViewFocus } from '@foyer/ui/dialog/Dialog.tsx'
import { DialogClose, DialogHeader } from '@foyer/ui/dialog/DialogHeader.tsx'
import { ViewSwap } from '@foyer/ui/dialog/ViewSwap.tsx'
import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Back } from '@foyer/ui/icons/Back.tsx'
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
              <PaneHeading
                id={paneId}
                title={title}
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

interface PaneHeadingProps {
  readonly id?: string | undefined
  readonly title?: string | undefined
  /** Default 'center'. */
  readonly align?: 'start' | 'center' | undefined
  readonly onBack?: (() => void) | undefined
  readonly onClose: () => void
}

/** The head of the second pane: Back, a heading, Close. */
function PaneHeading({ align = 'center', id, onBack, onClose, title }: PaneHeadingProps) {
  const t = useText()
  return (
    <div className={cx(styles.head, styles[align])} data-kit-part="dialog-header">
      {onBack ? (
        <RoundButton label={t('dialog.back')} onClick={onBack} className={styles.back}>
          <Back />
        </RoundButton>
      ) : null}
      {title ? (
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
      ) : null}
      <DialogClose onClose={onClose} className={styles.close} />
    </div>
  )
}
