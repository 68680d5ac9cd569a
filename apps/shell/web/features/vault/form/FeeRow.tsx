import type { Chain } from '@foyer/kit'
import { type ReactElement, useId } from 'react'
import type { Address } from 'viem'
import { Figure } from '../../../components/Figure.tsx'
import { useFee } from '../actions/useFee.ts'
import type { VaultCall } from '../actions/vaultCalls.ts'
import { useVaultText } from '../useVaultText.ts'
import { FieldError } from './FieldError.tsx'
import styles from './LockForm.module.css'

interface FeeRowProps {
  readonly account: Address
  readonly chain: Chain
  readonly calls: readonly VaultCall[]
}

/** Gas and fee of the calls that the button sends now. */
export function FeeRow({ account, calls, chain }: FeeRowProps): ReactElement {
  const { t } = useVaultText()
  const { lacksFunds, text } = useFee(account, chain, calls)
  return (
    <>
      <dl className={styles.fee}>
        <dt>{t('vault.fee')}</dt>
        <dd className={styles.amount}>
          <Figure>{text}</Figure>
        </dd>
      </dl>
      <FieldError
        id={useId()}
        text={lacksFunds ? t('vault.lacksFee', { symbol: chain.nativeCurrency.symbol }) : undefined}
      />
    </>
  )
}
