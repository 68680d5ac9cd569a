import { useKit } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useMemo, useState } from 'react'
import { vaultToken } from '../../../config/vault.ts'
import { useApp } from '../../AppContext.ts'
import { FailedDrawing } from '../../components/drawings/FailedDrawing.tsx'
import { StateCard } from '../../components/StateCard.tsx'
import { useAppText } from '../../i18n/useAppText.ts'
import { useVaultAction } from './actions/useVaultAction.ts'
import type { VaultViewProps } from './form/formState.ts'
import { LockForm } from './form/LockForm.tsx'
import { defaultLockTime, parseLockTime, toFieldText } from './form/lockTimes.ts'
import { parseAmount } from './form/parseAmount.ts'
import { nextCall, nextStep } from './form/vaultStep.ts'
import { WhatHappens } from './form/WhatHappens.tsx'
import { PositionsCard } from './positions/PositionsCard.tsx'
import { summarise } from './reading/positions.ts'
import { type VaultReading, vaultQuery } from './reading/readVault.ts'
import { useVaultState } from './useVaultState.ts'
import { useVaultText } from './useVaultText.ts'
import styles from './Vault.module.css'

/** The vault of one account on one chain. */
export function VaultView(props: VaultViewProps): ReactElement {
  const { chain, vault } = props
  const { t } = useVaultText()
  const tApp = useAppText()
  const { data, errorUpdateCount, refetch } = useQuery(vaultQuery(useKit(), vault))
  if (data === undefined) {
    // An error stays during a retry, so that its text does not flicker and its button keeps focus.
    if (errorUpdateCount === 0) return <Skeleton className={styles.waiting} />
    return (
      <StateCard
        drawing={<FailedDrawing />}
        title={t('vault.unreadableTitle')}
        action={<Button onClick={() => void refetch()}>{tApp('error.retry')}</Button>}
      >
        {t('vault.unreadable', { network: chain.name })}
      </StateCard>
    )
  }
  return <OpenVault {...props} reading={data} />
}

function OpenVault(props: VaultViewProps & { readonly reading: VaultReading }): ReactElement {
  const { onTyped, reading, typed, vault } = props
  const isDemo = useApp().deployment.mode === 'demo'
  const action = useVaultAction(vault)
  const [lockedId, setLockedId] = useState<bigint>()

  // Times are compared with the last block's, never with the device's clock.
  const { chainTime, positions } = reading
  const amount = parseAmount(typed.amount, vaultToken.decimals)
  const timeText = typed.time ?? toFieldText(defaultLockTime(chainTime, isDemo))
  const time = parseLockTime(timeText, chainTime)
  const next = nextStep(amount, reading, action.call?.contract === 'timeLock')
  const summary = useMemo(() => summarise(positions, chainTime), [positions, chainTime])
  const call = nextCall(vault.contracts, next, time)
  const form = { ...props, ...next, action, amount, call, summary, time, timeText }
  useVaultState(form)

  const onLocked = (id: bigint | undefined) => {
    // A finished lock is pointed out for a moment.
    setLockedId(id)
    setTimeout(() => setLockedId((shown) => (shown === id ? undefined : shown)), 4_000)
    // Keeps what was typed meanwhile.
    onTyped((now) => (now === typed ? { amount: '' } : now))
  }
  return (
    <div className={styles.body}>
      <div className={styles.columns}>
        <LockForm {...form} isLocked={lockedId !== undefined} onLocked={onLocked} />
        <WhatHappens {...form} />
      </div>
      <PositionsCard {...form} lockedId={lockedId} />
    </div>
  )
}
