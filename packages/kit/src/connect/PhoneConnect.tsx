import { useText } from '../i18n/useText.ts'
import { Button } from '../ui/button/Button.tsx'
import { DialogHeader } from '../ui/dialog/DialogHeader.tsx'
import type { ConnectView } from './connectView.ts'
import { LearnMoreLink } from './LearnMoreLink.tsx'
import styles from './PhoneConnect.module.css'
import { WalletStrip } from './WalletStrip.tsx'

/** The first view on a phone: wallets as icons, what a wallet is, and where to get one. */
export function PhoneConnect({ groups, onClose, onGet, onSelect, titleId }: ConnectView) {
  const t = useText()
  return (
    <>
      <DialogHeader titleId={titleId} title={t('connect.title')} onClose={onClose} />
      <WalletStrip groups={groups} onSelect={onSelect} />
      <section className={styles.learn}>
        <h2 className={styles.heading}>{t('connect.learnTitle')}</h2>
        <p className={styles.text}>{t('connect.learnShort')}</p>
        <div className={styles.actions}>
          <Button fullWidth onClick={onGet}>
            {t('connect.get')}
          </Button>
          <LearnMoreLink className={styles.more} />
        </div>
      </section>
    </>
  )
}
