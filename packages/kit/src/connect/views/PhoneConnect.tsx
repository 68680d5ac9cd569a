import { useState } from 'react'
import { connectEn } from '../../i18n/connectEn.ts'
import { useTextOf } from '../../i18n/useTextOf.ts'
import { Button } from '../../ui/button/Button.tsx'
import { useViewFocus } from '../../ui/dialog/Dialog.tsx'
import { DialogHeader } from '../../ui/dialog/DialogHeader.tsx'
import { ViewSwap } from '../../ui/dialog/ViewSwap.tsx'
import { WalletList } from '../list/WalletList.tsx'
import { WalletStrip } from '../list/WalletStrip.tsx'
import type { ConnectView } from '../steps/connectView.ts'
import { countRows, visibleGroups } from '../steps/visibleGroups.ts'
import { Disclaimer } from './Disclaimer.tsx'
import { LearnMoreLink } from './LearnView.tsx'
import styles from './PhoneConnect.module.css'

/** Maximum number of icons: two rows of four. */
const stripLimit = 8

/** The first view on a phone: wallets as icons, what a wallet is, and where to get one. */
export function PhoneConnect({ groups, onClose, onGet, onSelect, titleId }: ConnectView) {
  const t = useTextOf(connectEn)
  const [all, setAll] = useState(false)
  useViewFocus(String(all), titleId)
  const count = countRows(groups)
  const open = visibleGroups(groups, { query: '', all: false, limit: stripLimit })
  const hasMore = open.collapsed + open.more > 0
  // The last tile is 'Show all'.
  const strip = hasMore
    ? visibleGroups(groups, { query: '', all: false, limit: stripLimit - 1 })
    : open
  if (all || count === 0) {
    return (
      <ViewSwap viewKey="all" depth={1} className={styles.view}>
        <DialogHeader
          titleId={titleId}
          title={t('connect.title')}
          onBack={all ? () => setAll(false) : undefined}
          onClose={onClose}
        />
        <WalletList groups={groups} onSelect={onSelect} showAll={all} />
      </ViewSwap>
    )
  }
  return (
    <ViewSwap viewKey="icons" depth={0} className={styles.view}>
      <DialogHeader titleId={titleId} title={t('connect.title')} onClose={onClose} />
      <WalletStrip
        groups={strip.groups}
        onSelect={onSelect}
        onShowAll={hasMore ? () => setAll(true) : undefined}
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
