import type { Chain } from '@foyer/kit'
import type { ReactElement } from 'react'
import type { Address } from 'viem'
import type { VaultContracts } from '../../../../config/vault.ts'
import { ChainIcon } from '../../../components/chain/ChainIcon.tsx'
import { Details } from '../../../components/Details.tsx'
import factStyles from '../actions/CallFacts.module.css'
import { AddressFact, CallFacts, Fact } from '../actions/CallFacts.tsx'
import { useFee } from '../actions/useFee.ts'
import { faucetCall, type VaultCall } from '../actions/vaultCalls.ts'
import { useVaultText } from '../useVaultText.ts'
import styles from './WhatHappens.module.css'

interface SentCallsProps {
  readonly account: Address
  /** Base units of the token. */
  readonly allowance: bigint
  readonly calls: readonly VaultCall[]
  readonly chain: Chain
  readonly contracts: VaultContracts
}

/** What to check before sending: the chain and the vault and, collapsed, the full calls. */
export function SentCalls(props: SentCallsProps): ReactElement {
  const { account, allowance, calls, chain, contracts } = props
  const { amount, noValue, t } = useVaultText()
  const faucetFee = useFee(account, chain, [faucetCall(contracts)])
  return (
    <div className={styles.sends}>
      <dl className={factStyles.facts}>
        <Fact name={t('vault.sendsChain')}>
          <span className={factStyles.chain}>
            <ChainIcon chain={chain} size={20} />
            {chain.name}
          </span>
        </Fact>
        <AddressFact name={t('vault.contract')} address={contracts.timeLock} />
        <Fact name={t('vault.allowed')}>{amount(allowance)}</Fact>
      </dl>
      <Details title={t('vault.sends')}>
        {calls.map((call) => (
          <CallFacts key={call.data} call={call} chain={chain} />
        ))}
        <dl className={factStyles.facts}>
          <AddressFact name={t('vault.tokenContract')} address={contracts.token} />
          <Fact name={t('vault.faucetFee')}>{faucetFee.text}</Fact>
        </dl>
        <p className={styles.faucet}>
          {t('vault.faucetSends', { amount: noValue(chain.nativeCurrency.symbol) })}
        </p>
      </Details>
    </div>
  )
}
