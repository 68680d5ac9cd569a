import { type ChainRecord, VisuallyHidden } from '@foyer/kit'
import { ChevronDownIcon } from '@foyer/kit/icons'
import { type ReactElement, useId, useState } from 'react'
import { usePageText } from '../../i18n/usePageText.ts'
import { ChainIcon } from '../../parts/ChainIcon.tsx'
import { OutsideLink } from '../../parts/TextLink.tsx'
import { EndpointTable } from './EndpointTable.tsx'
import styles from './NetworkRow.module.css'

/** One network: what it is, and on demand its endpoints in the order in which they are asked. */
export function NetworkRow({ chain }: { readonly chain: ChainRecord }): ReactElement {
  const t = usePageText()
  const panelId = useId()
  const [open, setOpen] = useState(false)
  const { explorer, id, name, nativeCurrency, rpcUrls } = chain
  const count = rpcUrls.length
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <ChainIcon chain={chain} size={32} className={styles.icon} />
        <h2 className={styles.name}>{name}</h2>
        <div className={styles.facts}>
          <p className={styles.id}>
            <span className={styles.label}>{t('networks.id')}</span> {`${id}`}
          </p>
          <p>
            <span className={styles.hiddenLabel}>{t('networks.currency')}</span>{' '}
            {nativeCurrency.symbol}
          </p>
        </div>
        <p className={styles.explorer}>
          <OutsideLink href={explorer.url}>
            <span className={styles.explorerName}>{explorer.name}</span>
          </OutsideLink>
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          className={styles.toggle}
          onClick={() => setOpen(!open)}
        >
          <span className={styles.count}>
            {t(count === 1 ? 'networks.endpointCountOne' : 'networks.endpointCount', { count })}
          </span>
          <VisuallyHidden>{t('networks.showEndpoints', { network: name })}</VisuallyHidden>
          <ChevronDownIcon className={styles.chevron} />
        </button>
      </div>
      <div id={panelId} hidden={!open} className={styles.panel}>
        {open && <EndpointTable chain={chain} />}
      </div>
    </li>
  )
}
