import type { Chain } from '@foyer/kit'
import { type ReactElement, useId } from 'react'
import type { Address } from 'viem'
import type { VaultContracts } from '../../../../config/vault.ts'
import { Card, CardHead } from '../../../components/Card.tsx'
import { FailureBox } from '../actions/FailureBox.tsx'
import type { VaultActions } from '../actions/useVaultActions.ts'
import { WalletWait } from '../actions/WalletWait.tsx'
import type { PositionsSummary } from '../reading/positions.ts'
import { useVaultText } from '../useVaultText.ts'
import { PositionRow } from './PositionRow.tsx'
import styles from './PositionsCard.module.css'
import { UnlockFacts } from './UnlockFacts.tsx'

/** Maximum number of rows. Unlockable positions come first, so they are always shown. */
const shownLimit = 200

interface PositionsCardProps {
  readonly account: Address
  readonly actions: VaultActions
  readonly chain: Chain
  readonly contracts: VaultContracts
  /** Unix seconds. */
  readonly chainTime: number
  /** How many positions there are, read or not. */
  readonly count: number
  readonly summary: PositionsSummary
}

/** The account's locks, unlockable ones first, each with its unlock button. */
export function PositionsCard({
  account,
  actions,
  chain,
  chainTime,
  contracts,
  count,
  summary,
}: PositionsCardProps): ReactElement {
  const { amount, t, time } = useVaultText()
  const titleId = useId()
  const { nextTime, readyCount, sorted, total, unlockable } = summary
  const unlocks = sorted.map(({ id }) => `unlock:${id}` as const)

  function totalText(): string {
    const values = { amount: amount(total), count }
    if (sorted.length === count) return t('vault.positionsTotal', values)
    return t('vault.positionsPart', { ...values, shown: sorted.length })
  }

  return (
    <Card labelledBy={titleId}>
      <CardHead id={titleId} title={t('vault.positions')}>
        <p className={styles.total}>{sorted.length > 0 && totalText()}</p>
      </CardHead>
      {sorted.length === 0 ? (
        <p className={styles.empty}>{t('vault.positionsEmpty')}</p>
      ) : (
        <>
          <p className={styles.summary}>
            <span>{t('vault.unlockable', { amount: amount(unlockable) })}</span>
            {nextTime !== undefined && <span>{t('vault.nextTime', { time: time(nextTime) })}</span>}
          </p>
          <ul role="list">
            {sorted.slice(0, shownLimit).map((position, index) => (
              <PositionRow
                key={position.id}
                actions={actions}
                chainTime={chainTime}
                isReady={index < readyCount}
                position={position}
              />
            ))}
          </ul>
          {count > shownLimit && (
            <p className={styles.empty}>{t('vault.positionsMore', { shown: shownLimit, count })}</p>
          )}
          <UnlockFacts
            account={account}
            chain={chain}
            contracts={contracts}
            ready={readyCount > 0 ? sorted[0] : undefined}
          />
        </>
      )}
      <div className={styles.status}>
        <WalletWait actions={actions} of={unlocks} />
        <FailureBox failure={actions.failure} of={unlocks} />
      </div>
    </Card>
  )
}
