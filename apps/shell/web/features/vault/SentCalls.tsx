import type { ChainRecord } from '@foyer/kit'
import type { ReactElement } from 'react'
import type { VaultContracts } from '../../../config/vault.ts'
import { ChainIcon } from '../../parts/ChainIcon.tsx'
import { useVaultText } from './useVaultText.ts'
import type { VaultCall } from './vaultCalls.ts'
import styles from './WhatHappens.module.css'

interface SentCallsProps {
  /** Base units of the token. */
  readonly allowance: bigint
  readonly calls: readonly VaultCall[]
  readonly chain: ChainRecord
  readonly contracts: VaultContracts
}

/** The facts to check before pressing: network, recipient in full, value and call. Nothing here is shortened. */
export function SentCalls({ allowance, calls, chain, contracts }: SentCallsProps): ReactElement {
  const { amount, t } = useVaultText()
  return (
    <div className={styles.sends}>
      <dl className={styles.facts}>
        <div className={styles.fact}>
          <dt>{t('vault.sendsNetwork')}</dt>
          <dd className={styles.network}>
            <ChainIcon chain={chain} size={20} />
            {chain.name}
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('vault.contract')}</dt>
          <dd className={styles.value}>
            <bdi className={styles.code}>{contracts.timeLock}</bdi>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('vault.tokenContract')}</dt>
          <dd className={styles.value}>
            <bdi className={styles.code}>{contracts.token}</bdi>
          </dd>
        </div>
        <div className={styles.fact}>
          <dt>{t('vault.allowed')}</dt>
          <dd className={styles.value}>
            <bdi>{amount(allowance)}</bdi>
          </dd>
        </div>
      </dl>
      <p className={styles.faucet}>
        {t('vault.faucetSends', { symbol: chain.nativeCurrency.symbol })}
      </p>
      {calls.length > 0 && (
        <>
          <h3 className={styles.subtitle}>{t('vault.sends')}</h3>
          {calls.map((call) => (
            <dl key={call.data} className={styles.facts}>
              <div className={styles.fact}>
                <dt>
                  {t(call.contract === 'token' ? 'vault.sendsToToken' : 'vault.sendsToVault')}
                </dt>
                <dd className={styles.value}>
                  <bdi className={styles.code}>{call.to}</bdi>
                </dd>
              </div>
              <div className={styles.fact}>
                <dt>{t('vault.sendsValue')}</dt>
                <dd className={styles.value}>
                  {t('vault.sendsNoValue', { symbol: chain.nativeCurrency.symbol })}
                </dd>
              </div>
              <div>
                <dt className={styles.term}>{t('vault.sendsCall')}</dt>
                <dd className={styles.value}>
                  <CallText text={call.text} />
                </dd>
              </div>
            </dl>
          ))}
        </>
      )}
    </div>
  )
}

/** The call with each argument on a line of its own. */
function CallText({ text }: { readonly text: string }): ReactElement {
  const [name = '', rest = ''] = text.split('(', 2)
  const args = rest.replace(/\)$/, '').split(', ')
  return (
    <bdi dir="ltr" className={`${styles.code} ${styles.call}`}>
      {`${name}(`}
      {args.map((arg, index) => (
        <span key={arg} className={styles.arg}>
          {index < args.length - 1 ? `${arg}, ` : arg}
        </span>
      ))}
      )
    </bdi>
  )
}
