import { useBalances, useChainHealth, type useConnectionState, useKit, useLocale } from '@foyer/kit'
import { type ReactElement, useId } from 'react'
import { Card, CardHead } from '../../components/Card.tsx'
import { StatusDot } from '../../components/StatusDot.tsx'
import { useNow } from '../../components/useNow.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './BalancesCard.module.css'
import { BalancesTable } from './BalancesTable.tsx'
import { updatedText } from './timeTexts.ts'

interface BalancesCardProps {
  readonly address: NonNullable<ReturnType<typeof useConnectionState>['address']>
  /** The wallet's chain; undefined for an account that was looked up. */
  readonly chainId: number | undefined
}

/** The account's balance on each chain, in the configured order. */
export function BalancesCard({ address, chainId }: BalancesCardProps): ReactElement {
  const t = usePageText()
  const titleId = useId()
  const { chains } = useKit()
  const { byChain, failed, refresh, updatedAt } = useBalances(address)
  return (
    <Card labelledBy={titleId}>
      <CardHead id={titleId} title={t('accountPage.balances')}>
        <Freshness updatedAt={updatedAt} failed={failed} total={chains.length} />
      </CardHead>
      <BalancesTable address={address} chainId={chainId} byChain={byChain} onRetry={refresh} />
    </Card>
  )
}

interface FreshnessProps {
  readonly updatedAt: number | undefined
  readonly failed: number
  readonly total: number
}

/** When the oldest balance on the card was read, and how many requests the page has sent. */
function Freshness({ updatedAt, failed, total }: FreshnessProps): ReactElement {
  const t = usePageText()
  const { locale } = useLocale()
  const now = useNow(1_000)
  const requests = useRequestCount()
  if (updatedAt === undefined) {
    const key = failed === total ? 'accountPage.nothingYet' : 'accountPage.asking'
    return (
      <p key={key} className={styles.freshness}>
        {key === 'accountPage.asking' ? t(key, { count: total }) : t(key)}
      </p>
    )
  }
  const sent = requests === undefined ? '' : ` · ${t('accountPage.requests', { count: requests })}`
  const text = updatedText(t, locale, updatedAt, now)
  return (
    // A new key for a new text: the line is end-aligned, and moving its start would be a layout
    // shift.
    <p key={text + sent} className={styles.freshness}>
      <StatusDot tone={failed > 0 ? 'warning' : 'ok'} />
      <bdi>
        {text}
        {sent}
      </bdi>
    </p>
  )
}

/** How many requests the page has sent to endpoints so far; undefined before the first. */
function useRequestCount(): number | undefined {
  const { byChain } = useChainHealth()
  if (byChain.size === 0) return undefined
  const all = [...byChain.values()].flatMap(({ endpoints }) => endpoints)
  return all.reduce((sum, { requests }) => sum + requests, 0)
}
