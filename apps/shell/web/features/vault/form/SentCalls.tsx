import type { Chain } from '@foyer/kit'
import type { ReactElement } from 'react'
import type { Address } from 'viem'
import type { VaultContracts } from '../../../../config/vault.ts'
import { ChainIcon } from '../../../components/ChainIcon.tsx'
import factStyles from '../actions/CallFacts.module.css'
import { CallFacts, Fact } from '../actions/CallFacts.tsx'
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

/** What to check before sending: the chain, the contracts, and the calls. Nothing is shortened. */
export function SentCalls(props: SentCallsProps): ReactElement {
  const { account, allowance, calls, chain, contracts } = props
  const { amount, t } = useVaultText()
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
        <Fact name={t('vault.contract')}>
          <bdi className={factStyles.code}>{contracts.timeLock}</bdi>
        </Fact>
        <Fact name={t('vault.tokenContract')}>
          <bdi className={factStyles.code}>{contracts.token}</bdi>
        </Fact>
        <Fact name={t('vault.allowed')}>{amount(allowance)}</Fact>
        <Fact name={t('vault.faucetFee')}>{faucetFee.text}</Fact>
      </dl>
      <p className={styles.faucet}>
        {t('vault.faucetSends', { symbol: chain.nativeCurrency.symbol })}
      </p>
      {calls.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('vault.sends')}</h3>
          {calls.map((call) => (
            <CallFacts key={call.data} call={call} chain={chain} />
          ))}
        </>
      )}
    </div>
  )
}
