import { cx } from '@foyer/ui/cx.ts'
import { useViewFocus } from '@foyer/ui/dialog/Dialog.tsx'
import { DialogHeader } from '@foyer/ui/dialog/DialogHeader.tsx'
import { ViewSwap } from '@foyer/ui/dialog/ViewSwap.tsx'
import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { WalletList } from '../list/WalletList.tsx'
import { type ConnectView, paneKey, viewKey } from '../steps/connectView.ts'
import styles from './CompactConnect.module.css'
import { Disclaimer } from './Disclaimer.tsx'
import { PhoneConnect } from './PhoneConnect.tsx'
import { StepPane } from './StepPane.tsx'

/** One view at a time, for narrow windows and phones. */
export function CompactConnect(view: ConnectView) {
  const { canGoBack, onBack, onClose, step, titleId, wallet } = view
  useViewFocus(viewKey(view), titleId)
  // If the step's wallet has disappeared, show the list.
  const isList = step === 'NONE' || (!wallet && step !== 'GET' && step !== 'LEARN_COMPACT')

  return (
    <ViewSwap viewKey={isList ? 'list' : paneKey(view)} depth={view.depth} className={styles.step}>
      {isList ? (
        <FirstView {...view} />
      ) : (
        <StepPane
          view={view}
          head={(title) => (
            <DialogHeader
              titleId={titleId}
              title={title ?? wallet?.name}
              onBack={canGoBack ? onBack : undefined}
              onClose={onClose}
            />
          )}
        />
      )}
    </ViewSwap>
  )
}

/** The wallets: as icons on phones, as a list elsewhere. */
function FirstView(view: ConnectView) {
  const t = useTextOf(connectEn)
  if (view.layout === 'phone') return <PhoneConnect {...view} />
  return (
    <>
      <DialogHeader titleId={view.titleId} title={t('connect.title')} onClose={view.onClose} />
      <div className={styles.list}>
        <WalletList
          filter={view.filter}
          groups={view.groups}
          onFilter={view.onFilter}
          onGet={view.onGet}
          onSelect={view.onSelect}
        />
      </div>
      <footer className={styles.foot} data-kit-foot="">
        <Disclaimer className={styles.disclaimer} />
        <button type="button" className={styles.get} onClick={view.onGet}>
          {t('connect.get')}
        </button>
        <button type="button" className={cx(styles.get, styles.learn)} onClick={view.onLearn}>
          {t('connect.learnMore')}
        </button>
      </footer>
    </>
  )
}
