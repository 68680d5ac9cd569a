import { type Chain, useRecentTransactions } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { type ReactElement, useMemo } from 'react'
import type { Address } from 'viem'
import type { VaultContracts } from '../../../config/vault.ts'
import { FailedDrawing } from '../../components/drawings/FailedDrawing.tsx'
import { StateCard } from '../../components/StateCard.tsx'
import { useVaultActions } from './actions/useVaultActions.ts'
import { usablePermit } from './actions/vaultWork.ts'
import type { FormState } from './form/formState.ts'
import { LockForm } from './form/LockForm.tsx'
import { parseLockTime } from './form/lockTimes.ts'
import { parseAmount } from './form/parseAmount.ts'
import { useDraft, useSentLock } from './form/useDraft.ts'
import { progressOfForm } from './form/vaultStep.ts'
import { WhatHappens } from './form/WhatHappens.tsx'
import { PositionsCard } from './positions/PositionsCard.tsx'
import { summarise } from './reading/positions.ts'
import type { VaultReading } from './reading/readVault.ts'
import { useChainTime } from './reading/useChainTime.ts'
import { useVaultReading } from './reading/useVaultReading.ts'
import { useVaultState } from './useVaultState.ts'
import { useVaultText } from './useVaultText.ts'
import { VaultSkeleton } from './VaultSkeleton.tsx'
import styles from './VaultView.module.css'
import { vaultToken } from './vaultAbi.ts'

interface VaultViewProps {
  readonly account: Address
  readonly chain: Chain
  readonly contracts: VaultContracts
}

/** The vault of one account on one chain. */
export function VaultView({ account, chain, contracts }: VaultViewProps): ReactElement {
  const { t } = useVaultText()
  const vault = useVaultReading(chain.id, contracts, account)
  if (vault.state === 'failed') {
    return (
      <StateCard
        drawing={<FailedDrawing />}
        title={t('vault.unreadableTitle')}
        action={<Button onClick={vault.retry}>{t('vault.retry')}</Button>}
      >
        {t('vault.unreadable', { network: chain.name })}
      </StateCard>
    )
  }
  if (vault.state === 'loading') {
    return <VaultSkeleton />
  }
  return (
    <OpenVault
      account={account}
      chain={chain}
      contracts={contracts}
      reading={vault.reading}
      readAt={vault.readAt}
      isStale={vault.isStale}
    />
  )
}

interface OpenVaultProps extends VaultViewProps {
  readonly reading: VaultReading
  /** ms since 1970. */
  readonly readAt: number
  /** Whether a later read failed. */
  readonly isStale: boolean
}

function OpenVault(props: OpenVaultProps): ReactElement {
  const { account, chain, contracts, isStale, readAt, reading } = props
  const { locale, t, time: writeTime } = useVaultText()
  const { draft, endSent, setAmount, setSent, setTime } = useDraft(account, chain.id)
  const { amount: amountText, time: timeText } = draft
  const actions = useVaultActions({ account, chainId: chain.id, contracts, reading })
  const chainTime = useChainTime(reading.chainTime, readAt)

  const amount = useMemo(
    () => parseAmount(amountText, { locale, decimals: vaultToken.decimals }),
    [amountText, locale],
  )
  const time = parseLockTime(timeText, chainTime)
  const { allowance, held, positions } = reading
  const value = amount.state === 'ok' ? amount.value : undefined
  const permit = usablePermit(actions.permit, value, chainTime)
  const permitted = permit?.value
  const { isLocking } = actions
  const approveBy = actions.batches === 'yes' ? 'batch' : 'transaction'
  const records = useRecentTransactions({ chainId: chain.id })
  useSentLock({ draft, endSent, isLocking, records })
  const progress = progressOfForm({
    amount,
    time,
    held,
    allowance,
    permitted,
    approveBy,
    isLocking,
  })
  // The last block's time decides which positions can be unlocked.
  const summary = useMemo(
    () => summarise(positions, reading.chainTime),
    [positions, reading.chainTime],
  )
  useVaultState({
    account,
    chainId: chain.id,
    token: contracts.token,
    held,
    amount: value,
    isApproved: progress.isApproved,
    summary,
  })

  const form: FormState = {
    amount,
    amountText,
    approveBy,
    chain,
    chainTime,
    contracts,
    held,
    progress,
    time,
    timeText,
  }
  return (
    <div className={styles.body}>
      <p role="status" className={styles.stale}>
        {isStale && t('vault.stale', { network: chain.name, time: writeTime(readAt / 1_000) })}
      </p>
      <div className={styles.columns}>
        <LockForm
          {...form}
          account={account}
          actions={actions}
          permit={permit}
          onAmount={setAmount}
          onTime={setTime}
          onSent={setSent}
          onLocked={() => endSent(true)}
        />
        <WhatHappens {...form} account={account} allowance={allowance} permit={permit} />
      </div>
      <PositionsCard
        account={account}
        actions={actions}
        chain={chain}
        chainTime={chainTime}
        contracts={contracts}
        count={reading.positionCount}
        summary={summary}
      />
    </div>
  )
}
