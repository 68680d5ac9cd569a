import type { Chain } from '@foyer/kit'
import { type ReactElement, useId } from 'react'
import type { Address } from 'viem'
import type { VaultContracts } from '../../../../config/vault.ts'
import factStyles from '../actions/CallFacts.module.css'
import { Fact } from '../actions/CallFacts.tsx'
import { useFee } from '../actions/useFee.ts'
import { unlockCall } from '../actions/vaultCalls.ts'
import { FieldError } from '../form/FieldError.tsx'
import type { Position } from '../reading/positions.ts'
import { useVaultText } from '../useVaultText.ts'
import styles from './PositionsCard.module.css'

interface UnlockFactsProps {
  readonly account: Address
  readonly chain: Chain
  readonly contracts: VaultContracts
  /** The first unlockable position, for the fee estimate: all cost about the same. */
  readonly ready: Position | undefined
}

/** What each 'Unlock' button sends, to check beforehand. Nothing is shortened. */
export function UnlockFacts({ account, chain, contracts, ready }: UnlockFactsProps): ReactElement {
  const { t } = useVaultText()
  const titleId = useId()
  const fee = useFee(account, chain, ready ? [unlockCall(contracts, ready.id)] : [])
  const { symbol } = chain.nativeCurrency
  return (
    <section aria-labelledby={titleId} className={styles.sends}>
      <h3 id={titleId} className={styles.sendsTitle}>
        {t('vault.unlockSends')}
      </h3>
      <dl className={styles.sendsFacts}>
        <Fact name={t('vault.sendsChain')}>{chain.name}</Fact>
        <Fact name={t('vault.sendsToVault')}>
          <bdi className={factStyles.code}>{contracts.timeLock}</bdi>
        </Fact>
        <Fact name={t('vault.sendsValue')}>{t('vault.sendsNoValue', { symbol })}</Fact>
        <Fact name={t('vault.unlockReturns')}>
          <bdi className={factStyles.code}>{account}</bdi>
        </Fact>
        <Fact name={t('vault.sendsCall')}>{t('vault.unlockCall')}</Fact>
        <Fact name={t('vault.fee')}>{ready ? fee.text : t('vault.feeUnready')}</Fact>
      </dl>
      <FieldError
        id={useId()}
        text={fee.lacksFunds ? t('vault.lacksFee', { symbol }) : undefined}
      />
    </section>
  )
}
