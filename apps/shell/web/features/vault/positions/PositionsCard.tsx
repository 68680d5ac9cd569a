import { Button } from '@foyer/ui/button/Button.tsx'
import { Tag } from '@foyer/ui/tag/Tag.tsx'
import { type ReactElement, useId } from 'react'
import { Card, CardHead } from '../../../components/Card.tsx'
import { ActionNote } from '../actions/ActionNote.tsx'
import { useVaultAction } from '../actions/useVaultAction.ts'
import { unlockCall } from '../actions/vaultCalls.ts'
import type { FormState } from '../form/formState.ts'
import { CallDetails } from '../form/WhatHappens.tsx'
import type { Position } from '../reading/positions.ts'
import { useVaultText } from '../useVaultText.ts'
import styles from '../Vault.module.css'

/** Maximum number of rows. Unlockable positions come first, so they are always shown. */
const shownLimit = 200

interface PositionsCardProps extends FormState {
  /** The position that was locked just now. */
  readonly lockedId: bigint | undefined
}

/** The account's locks, unlockable ones first, each with its unlock button. */
export function PositionsCard(props: PositionsCardProps): ReactElement {
  const { chain, lockedId, reading, summary, vault } = props
  const { amount, t } = useVaultText()
  const { positionCount: count } = reading
  const { sorted, total } = summary
  const [first] = sorted
  return (
    <Card labelledBy="vault-positions">
      <CardHead id="vault-positions" title={t('vault.positions')}>
        {first && sorted.length === count && <bdi className={styles.small}>{amount(total)}</bdi>}
      </CardHead>
      <ul role="list">
        {sorted.slice(0, shownLimit).map((position) => (
          <PositionRow
            key={position.id}
            isNew={position.id === lockedId}
            isReady={position.unlockTime <= reading.chainTime}
            position={position}
            vault={vault}
          />
        ))}
      </ul>
      <div className={styles.row}>
        {!first && <p>{t('vault.positionsEmpty')}</p>}
        {count > shownLimit && <p>{t('vault.positionsMore', { shown: shownLimit, count })}</p>}
        {first && (
          <CallDetails
            title={t('vault.sends')}
            call={unlockCall(vault.contracts, first.id)}
            chain={chain}
          />
        )}
      </div>
    </Card>
  )
}

interface PositionRowProps extends Pick<FormState, 'vault'> {
  readonly isNew: boolean
  /** Whether the last block has reached its unlock time. */
  readonly isReady: boolean
  readonly position: Position
}

/** One lock: amount, unlock time and the unlock button. */
function PositionRow({ isNew, isReady, position, vault }: PositionRowProps): ReactElement {
  const { amount, t, time } = useVaultText()
  const action = useVaultAction(vault)
  const nameId = useId()
  const figure = amount(position.amount)
  const unlock = () =>
    action.send({
      call: unlockCall(vault.contracts, position.id),
      description: t('vault.describeUnlock', { amount: figure }),
      change: `+${figure}`,
      shows: ({ positions }) => positions.every(({ id }) => id !== position.id),
    })
  return (
    <li className={styles.row} data-new={isNew || undefined}>
      <div className={styles.position}>
        <span id={nameId}>
          <bdi>{figure}</bdi> {`#${position.id}`}
        </span>
        <span>
          {!isReady && t('vault.until', { time: time(position.unlockTime) })}
          {isReady && <Tag tone="success">{t('vault.ready')}</Tag>}
        </span>
      </div>
      <Button
        size="small"
        busy={action.waitingFor !== undefined}
        disabled={!isReady}
        aria-describedby={nameId}
        onClick={unlock}
      >
        {t(action.waitingFor === 'wallet' ? 'vault.wallet' : 'vault.unlock')}
      </Button>
      <ActionNote action={action} />
    </li>
  )
}
