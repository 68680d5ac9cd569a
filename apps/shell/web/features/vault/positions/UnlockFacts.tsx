import type { Chain } from '@foyer/kit'
import { type ReactElement, useId } from 'react'
import type { Address } from 'viem'
import type { VaultContracts } from '../../../../config/vault.ts'
import { Details } from '../../../components/Details.tsx'
import { AddressFact, Fact } from '../actions/CallFacts.tsx'
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

/** What each 'Unlock' button sends, to check beforehand. */
export function UnlockFacts({ account, chain, contracts, ready }: UnlockFactsProps): ReactElement {
  const { noValue, t } = useVaultText()
  const titleId = useId()
  const fee = useFee(account, chain, ready ? [unlockCall(contracts, ready.id)] : [])
  const { symbol } = chain.nativeCurrency
  return (
    <section aria-labelledby={titleId} className={styles.sends}>
      <Details title={<h3 id={titleId}>{t('vault.unlockSends')}</h3>}>
        <dl className={styles.sendsFacts}>
          <Fact name={t('vault.sendsChain')}>{chain.name}</Fact>
          <AddressFact name={t('vault.sendsToVault')} address={contracts.timeLock} />
          <Fact name={t('vault.sendsValue')}>{noValue(symbol)}</Fact>
          <AddressFact name={t('vault.unlockReturns')} address={account} />
          <Fact name={t('vault.sendsCall')}>{t('vault.unlockCall')}</Fact>
          <Fact name={t('vault.fee')}>{ready ? fee.text : t('vault.feeUnready')}</Fact>
        </dl>
      </Details>
      <FieldError
        id={useId()}
        text={fee.lacksFunds ? t('vault.lacksFee', { symbol }) : undefined}
      />
    </section>
  )
}
