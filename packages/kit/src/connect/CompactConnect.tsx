import { useText } from '../i18n/useText.ts'
import { DialogHeader } from '../ui/dialog/DialogHeader.tsx'
import { useViewFocus } from '../ui/dialog/useViewFocus.ts'
import styles from './CompactConnect.module.css'
import { ConnectingView } from './ConnectingView.tsx'
import type { ConnectView } from './connectView.ts'
import { GetView } from './GetView.tsx'
import { LearnMoreLink } from './LearnMoreLink.tsx'
import { LearnView } from './LearnView.tsx'
import { PhoneConnect } from './PhoneConnect.tsx'
import type { ConnectLayout } from './useLayout.ts'
import { WalletList } from './WalletList.tsx'

/** One view at a time, for narrow windows and phones. */
export function CompactConnect(view: ConnectView & { readonly layout: ConnectLayout }) {
  const t = useText()
  const { canGoBack, onBack, onClose, step, titleId, wallet } = view
  useViewFocus(`${step} ${wallet?.id} ${view.attempt.phase}`, titleId)
  const back = canGoBack ? onBack : undefined

  if (step === 'CONNECT' && wallet) {
    return (
      <>
        <DialogHeader titleId={titleId} title={wallet.name} onBack={back} onClose={onClose} />
        <ConnectingView
          attempt={view.attempt}
          onRetry={() => view.onSelect(wallet)}
          wallet={wallet}
        />
      </>
    )
  }
  if (step === 'GET') {
    return (
      <>
        <DialogHeader titleId={titleId} title={t('connect.get')} onBack={back} onClose={onClose} />
        <GetView />
      </>
    )
  }
  if (step === 'LEARN_COMPACT') {
    return (
      <>
        <DialogHeader
          titleId={titleId}
          title={t('connect.learnTitle')}
          onBack={back}
          onClose={onClose}
        />
        <LearnView onGet={view.onGet} />
      </>
    )
  }
  if (view.layout === 'phone') return <PhoneConnect {...view} />
  return (
    <>
      <DialogHeader titleId={titleId} title={t('connect.title')} onClose={onClose} />
      <div className={styles.list}>
        <WalletList groups={view.groups} onSelect={view.onSelect} />
      </div>
      <footer className={styles.foot}>
        <button type="button" className={styles.get} onClick={view.onGet}>
          {t('connect.get')}
        </button>
        <LearnMoreLink className={styles.learn} />
      </footer>
    </>
  )
}
