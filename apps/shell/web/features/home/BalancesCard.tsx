import { useBalances, useKit } from '@foyer/kit'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { type ReactElement, useId } from 'react'
import type { Address } from 'viem'
import { Card, CardHead } from '../../components/Card.tsx'
import { StatusDot } from '../../components/StatusDot.tsx'
import { useNow } from '../../components/useNow.ts'
import { statusEn } from '../../i18n/statusEn.ts'
import { useAppText } from '../../i18n/useAppText.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './BalancesCard.module.css'
import { BalancesTable } from './BalancesTable.tsx'
import { updatedText } from './updatedText.ts'
import { useTokenBalances } from './useTokenBalances.ts'

interface BalancesCardProps {
  readonly address: Address
  /** The wallet's chain; undefined for an account that was looked up. */
  readonly chainId: number | undefined
}

/** The account's balances on each chain, in the configured order. */
export function BalancesCard({ address, chainId }: BalancesCardProps): ReactElement {
  const t = usePageText()
  const titleId = useId()
  const { chains } = useKit()
  // An account that is looked up costs one request for each chain.
  const tokens = useTokenBalances(chainId === undefined ? undefined : address)
  const { byChain, failed, refresh, updatedAt } = useBalances(address)
  return (
    <Card labelledBy={titleId}>
      <CardHead id={titleId} title={t('accountPage.balances')}>
        <Freshness updatedAt={updatedAt} failed={failed} total={chains.length} />
      </CardHead>
      <BalancesTable
        address={address}
        chainId={chainId}
        byChain={byChain}
        tokens={tokens}
        onRetry={refresh}
      />
    </Card>
  )
}

interface FreshnessProps {
  readonly updatedAt: number | undefined
  readonly failed: number
  readonly total: number
}

/** When the oldest balance on the card was read. */
function Freshness({ updatedAt, failed, total }: FreshnessProps): ReactElement {
  const t = usePageText()
  const tApp = useAppText()
  const tStatus = useTextOf(statusEn)
  const { locale } = useLocale()
  const now = useNow(1_000)
  if (updatedAt === undefined) {
    const text = failed === total ? tStatus('status.none') : tApp('status.asking')
    return (
      <p key={text} className={styles.freshness}>
        {text}
      </p>
    )
  }
  const text = updatedText(t, locale, updatedAt, now)
  return (
    // A new key for a new text: the line is end-aligned, and moving its start would be a layout
    // shift.
    <p key={text} className={styles.freshness}>
      <StatusDot tone={failed > 0 ? 'warning' : 'ok'} />
      <bdi>{text}</bdi>
    </p>
  )
}
