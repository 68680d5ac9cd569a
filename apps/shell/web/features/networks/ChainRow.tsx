import type { Chain, ChainHealth } from '@foyer/kit'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { ChevronDown as ChevronDownIcon } from '@foyer/ui/icons/ChevronDown.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import { type ReactElement, type ReactNode, useId, useState } from 'react'
import { ChainIcon } from '../../components/chain/ChainIcon.tsx'
import {
  type ChainTone,
  hostOf,
  medianOf,
  shownEndpoint,
  toneOf,
} from '../../components/chain/chainView.ts'
import { Figure } from '../../components/Figure.tsx'
import { StatusDot, type StatusTone } from '../../components/StatusDot.tsx'
import { networksEn } from '../../i18n/networksEn.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './ChainRow.module.css'
import { PollBars } from './PollBars.tsx'
import { unknown, useHealthText } from './useHealthText.ts'

/** How many requests the bars show. */
export const shownPolls = 24

interface ChainRowProps {
  readonly chain: Chain
  readonly health: ChainHealth | undefined
  /** Content of the expandable panel. */
  readonly children: ReactNode
}

const dots = {
  unknown: 'idle',
  ok: 'ok',
  slow: 'warning',
  silent: 'danger',
} as const satisfies Record<ChainTone, StatusTone>

/** One chain: latency, latest block, endpoint in use; expands to show all endpoints. */
export function ChainRow({ chain, children, health }: ChainRowProps): ReactElement {
  const t = useTextOf(networksEn)
  const tPage = usePageText()
  const words = useHealthText()
  const panelId = useId()
  const [open, setOpen] = useState(false)
  const endpoint = health && shownEndpoint(health)
  const samples = endpoint?.samples ?? []
  const tone = toneOf(health)
  const median = endpoint && medianOf(endpoint)
  const duration = median === undefined ? unknown : words.duration(median)
  const latency = tone === 'silent' ? tPage('accountPage.noAnswer') : duration
  const block = endpoint?.block === undefined ? unknown : words.block(endpoint.block)
  const good = samples.filter(({ ok }) => ok).length
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <ChainIcon chain={chain} size={32} className={styles.icon} />
        <h2 className={styles.name}>{chain.name}</h2>
        <div className={styles.polls}>
          <PollBars samples={samples} count={shownPolls} />
          {samples.length > 0 && (
            <VisuallyHidden>
              {t('networks.pollsText', { good, count: samples.length })}
            </VisuallyHidden>
          )}
        </div>
        <p className={styles.latency} data-tone={tone}>
          <StatusDot tone={dots[tone]} />
          <Figure>{latency}</Figure>
        </p>
        <p className={styles.block}>
          <span className={styles.label}>
            <span>{t('networks.block')}</span>{' '}
          </span>
          <Figure>{block}</Figure>
        </p>
        <p className={styles.endpoint}>
          {health?.inUse === undefined ? unknown : <bdi dir="ltr">{hostOf(health.inUse)}</bdi>}
        </p>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={panelId}
          className={styles.toggle}
          onClick={() => setOpen(!open)}
        >
          <VisuallyHidden>{t('networks.details', { network: chain.name })}</VisuallyHidden>
          <ChevronDownIcon className={styles.chevron} />
        </button>
      </div>
      <div id={panelId} hidden={!open} className={styles.panel}>
        {open && children}
      </div>
    </li>
  )
}
