import { type ChainRecord, formatNumber, useKit } from '@foyer/kit'
import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useId } from 'react'
import { type Address, formatUnits } from 'viem'
import { estimateFee } from './estimateFee.ts'
import { FieldError } from './FieldError.tsx'
import styles from './LockForm.module.css'
import { SimulationError } from './simulateCall.ts'
import { useVaultText } from './useVaultText.ts'
import type { VaultCall } from './vaultCalls.ts'
import { vaultErrorKey } from './vaultErrorKey.ts'

interface FeeRowProps {
  readonly account: Address
  readonly chain: ChainRecord
  readonly calls: readonly VaultCall[]
}

/** Gas and fee of what the button sends now. Calls that depend on one another cannot be counted ahead. */
export function FeeRow({ account, calls, chain }: FeeRowProps): ReactElement {
  const { locale, t } = useVaultText()
  const kit = useKit()
  const lacksId = useId()
  const [call] = calls
  const single = calls.length === 1 ? call : undefined
  const estimate = useQuery({
    queryKey: ['foyer', 'fee', chain.id, account.toLowerCase(), single?.to, single?.data],
    enabled: single !== undefined,
    staleTime: 12_000,
    async queryFn() {
      if (!single) throw new TypeError('A fee needs a call.')
      return estimateFee(kit, chain.id, account, single)
    },
  })
  return (
    <>
      <dl className={styles.fee}>
        <dt>{t('vault.fee')}</dt>
        <dd className={styles.amount}>
          <bdi>{feeText()}</bdi>
        </dd>
      </dl>
      <FieldError
        id={lacksId}
        text={
          single && estimate.data?.lacksFunds
            ? t('vault.lacksFee', { symbol: chain.nativeCurrency.symbol })
            : undefined
        }
      />
    </>
  )

  function feeFailure(error: Error): string {
    return t(error instanceof SimulationError ? vaultErrorKey(error, 'node') : 'vault.feeFailed')
  }

  function feeText(): string {
    if (calls.length > 1) return t('vault.feeByWallet')
    if (!single) return t('vault.feeUnknown')
    if (estimate.isError) return feeFailure(estimate.error)
    if (!estimate.data) return t('vault.feeCounting')
    const { fee, gas } = estimate.data
    // In wei whatever the display's decimals are: a fee is ether of the chain.
    const amount = formatNumber(locale, formatUnits(fee, 18), { maximumSignificantDigits: 2 })
    return t('vault.feeText', { fee: amount, symbol: chain.nativeCurrency.symbol, gas })
  }
}
