import type { ChainRecord } from '@foyer/kit'
import { type ReactElement, useId } from 'react'
import type { VaultContracts } from '../../../config/vault.ts'
import { Card, CardHead } from '../../parts/Card.tsx'
import { FailureBox } from './FailureBox.tsx'
import { PositionRow } from './PositionRow.tsx'
import styles from './PositionsCard.module.css'
import type { PositionsSummary } from './positions.ts'
import type { VaultActions } from './useVaultActions.ts'
import { useVaultText } from './useVaultText.ts'

/** Rows in the page; those that can be unlocked come first, so that none of them is out of reach. */
const shownLimit = 200

interface PositionsCardProps {
  readonly actions: VaultActions
  readonly chain: ChainRecord
  readonly contracts: VaultContracts
  /** Unix seconds. */
  readonly chainTime: number
  /** How many there are, when more than are shown. */
  readonly count: number
  readonly summary: PositionsSummary
}

/** What is locked, ready ones first, each with the button that gives it back. */
export function PositionsCard({
  actions,
  chain,
  chainTime,
  contracts,
  count,
  summary,
}: PositionsCardProps): ReactElement {
  const { amount, t, time } = useVaultText()
  const titleId = useId()
  const { nextTime, sorted, total, unlockable } = summary
  return (
    <Card labelledBy={titleId}>
      <CardHead id={titleId} title={t('vault.positions')}>
        <p className={styles.total}>
          {sorted.length > 0 &&
            t(sorted.length === 1 ? 'vault.positionsOne' : 'vault.positionsTotal', {
              amount: amount(total),
              count: sorted.length,
            })}
        </p>
      </CardHead>
      {sorted.length === 0 ? (
        <p className={styles.empty}>{t('vault.positionsEmpty')}</p>
      ) : (
        <>
          <p className={styles.summary}>
            <span>{t('vault.unlockable', { amount: amount(unlockable) })}</span>
            {nextTime !== undefined && <span>{t('vault.nextTime', { time: time(nextTime) })}</span>}
          </p>
          <ul className={styles.rows}>
            {sorted.slice(0, shownLimit).map((position) => (
              <PositionRow
                key={position.id}
                actions={actions}
                chainTime={chainTime}
                isReady={
                  unlockable > 0n && position.unlockTime < (nextTime ?? Number.POSITIVE_INFINITY)
                }
                position={position}
              />
            ))}
          </ul>
          {count > shownLimit && (
            <p className={styles.empty}>
              {t('vault.positionsMore', { count: shownLimit, total: count })}
            </p>
          )}
          <p className={styles.sends}>
            {t('vault.unlockSends', {
              contract: contracts.timeLock,
              network: chain.name,
              symbol: chain.nativeCurrency.symbol,
            })}
          </p>
        </>
      )}
      <FailureBox failure={actions.failure} of={sorted.map(({ id }) => `unlock:${id}` as const)} />
    </Card>
  )
}
