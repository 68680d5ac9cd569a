import { Button } from '@foyer/ui/button/Button.tsx'
import { useViewFocus } from '@foyer/ui/dialog/Dialog.tsx'
import { DialogHeader } from '@foyer/ui/dialog/DialogHeader.tsx'
import { ViewSwap } from '@foyer/ui/dialog/ViewSwap.tsx'
import { connectEn } from '@foyer/ui/i18n/connectEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { WalletList } from '../list/WalletList.tsx'
import { WalletStrip } from '../list/WalletStrip.tsx'
import type { ConnectView } from '../steps/connectView.ts'
import { countRows, firstFilter } from '../steps/visibleGroups.ts'
import { Disclaimer } from './Disclaimer.tsx'
import { LearnMoreLink } from './LearnView.tsx'
import styles from './PhoneConnect.module.css'

/** The first view on a phone: wallets as icons, what a wallet is, and where to get one. */
export function PhoneConnect(view: ConnectView) {
  const { filter, groups, onClose, onFilter, onGet, onSelect, titleId } = view
  const t = useTextOf(connectEn)
  const { all } = filter
  useViewFocus(String(all), titleId)
  if (all || countRows(groups) === 0) {
    return (
      <ViewSwap viewKey="all" depth={1} className={styles.view}>
        <DialogHeader
          titleId={titleId}
          title={t('connect.title')}
          onBack={all ? () => onFilter(firstFilter) : undefined}
          onClose={onClose}
        />
        <WalletList
          filter={filter}
          groups={groups}
          onFilter={onFilter}
          onGet={onGet}
          onSelect={onSelect}
        />
      </ViewSwap>
    )
  }
  return (
    <ViewSwap viewKey="icons" depth={0} className={styles.view}>
      <DialogHeader titleId={titleId} title={t('connect.title')} onClose={onClose} />
      <WalletStrip
        groups={groups}
        onSelect={onSelect}
        onShowAll={() => onFilter({ ...firstFilter, all: true })}
      />
      <section className={styles.learn}>
        <h2 className={styles.heading}>{t('connect.learnTitle')}</h2>
        <p className={styles.text}>{t('connect.learnShort')}</p>
        <Disclaimer className={styles.disclaimer} />
      </section>
      <div className={styles.actions} data-kit-foot="">
        <Button fullWidth onClick={onGet}>
          {t('connect.get')}
        </Button>
        <LearnMoreLink className={styles.more} />
      </div>
    </ViewSwap>
  )
}
