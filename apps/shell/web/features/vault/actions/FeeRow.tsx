import type { ChainRecord } from '@foyer/kit'
import { type ReactElement, useId } from 'react'
import type { Address } from 'viem'
import { FieldError } from '../form/FieldError.tsx'
import styles from '../form/LockForm.module.css'
import { useVaultText } from '../useVaultText.ts'
import { useFee } from './useFee.ts'
import type { VaultCall } from './vaultCalls.ts'

interface FeeRowProps {
  readonly account: Address
  readonly chain: ChainRecord
  readonly calls: readonly VaultCall[]
}

/** Gas and fee of what the button sends now. */
export function FeeRow({ account, calls, chain }: FeeRowProps): ReactElement {
  const { t } = useVaultText()
  const { lacksFunds, text } = useFee(account, chain, calls)
  return (
    <>
      <dl className={styles.fee}>
        <dt>{t('vault.fee')}</dt>
        <dd className={styles.amount}>
          <bdi>{text}</bdi>
        </dd>
      </dl>
      <FieldError
        id={useId()}
        text={lacksFunds ? t('vault.lacksFee', { symbol: chain.nativeCurrency.symbol }) : undefined}
      />
    </>
  )
}
