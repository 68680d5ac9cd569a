import { useKit } from '@foyer/kit'
import { ClockIcon } from '@foyer/kit/icons'
import type { ReactElement } from 'react'
import { usePageText } from '../../i18n/usePageText.ts'
import { PageHead } from '../../parts/PageHead.tsx'
import { StateCard } from '../../parts/StateCard.tsx'
import { NetworkRow } from './NetworkRow.tsx'
import styles from './NetworksPage.module.css'

/** `/networks`: the configured networks and whom the page asks about them. Measures nothing yet. */
export default function NetworksPage(): ReactElement {
  const t = usePageText()
  const { chains } = useKit()
  return (
    <>
      <PageHead title={t('networks.title')}>{t('networks.lead')}</PageHead>
      <div className={styles.body}>
        <div className={styles.list}>
          <div className={styles.columns} aria-hidden="true">
            <span className={styles.first}>{t('networks.network')}</span>
            <span className={styles.number}>{t('networks.id')}</span>
            <span>{t('networks.currency')}</span>
            <span>{t('networks.explorer')}</span>
            <span>{t('networks.endpoints')}</span>
          </div>
          <ul className={styles.rows}>
            {chains.map((chain) => (
              <NetworkRow key={chain.id} chain={chain} />
            ))}
          </ul>
        </div>
        <StateCard icon={<ClockIcon />} title={t('networks.laterTitle')}>
          {t('networks.later')}
        </StateCard>
      </div>
    </>
  )
}
