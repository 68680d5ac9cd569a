import type { Chain } from '@foyer/kit'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { Check as CheckIcon } from '@foyer/ui/icons/Check.tsx'
import type { ReactElement, ReactNode } from 'react'
import { CopyAddress } from '../../../components/CopyAddress.tsx'
import { ChainIcon } from '../../../components/chain/ChainIcon.tsx'
import { Details } from '../../../components/Details.tsx'
import type { VaultCall } from '../actions/vaultCalls.ts'
import { useVaultText } from '../useVaultText.ts'
import styles from '../Vault.module.css'
import type { FormState } from './formState.ts'

/** The steps in words, and exactly what the button sends. */
export function WhatHappens(props: FormState): ReactElement {
  const { call, chain, step, time, value } = props
  const { amount: write, t, time: writeTime } = useVaultText()
  const tAccount = useTextOf(accountEn)
  const amount = value === undefined ? undefined : write(value)
  const until = time.state === 'ok' ? writeTime(time.time) : undefined
  const now = step === 'lock' ? 1 : 0
  const steps = [
    [
      amount ? t('vault.stepApprove', { amount }) : t('vault.approve'),
      t(step === 'lock' ? 'vault.stepDone' : 'vault.stepApproveText'),
    ],
    [until ? t('vault.stepLock', { time: until }) : t('vault.lock'), t('vault.stepLockText')],
    [t('vault.unlock'), t('vault.stepUnlockText')],
  ] as const
  return (
    <section aria-labelledby="vault-what" className={styles.panel}>
      <h2 id="vault-what" className={styles.small}>
        {t('vault.whatTitle')}
      </h2>
      <ol role="list">
        {steps.map(([title, text], index) => (
          <li key={title} aria-current={index === now ? 'step' : undefined} className={styles.step}>
            <span aria-hidden="true" className={styles.number}>
              {index < now ? <CheckIcon size={14} /> : index + 1}
            </span>
            <span>
              <strong>{title}</strong>
              {text}
            </span>
          </li>
        ))}
      </ol>
      <dl className={styles.facts}>
        <Fact name={tAccount('chain.button')}>
          <ChainIcon chain={chain} size={20} />
          {chain.name}
        </Fact>
      </dl>
      {call && <CallDetails title={t('vault.sends')} call={call} chain={chain} />}
    </section>
  )
}

interface CallDetailsProps {
  readonly title: string
  readonly call: VaultCall
  readonly chain: Chain
}

/** One call, to check before it is sent: recipient, value, and the arguments in full. */
export function CallDetails({ call, chain, title }: CallDetailsProps): ReactElement {
  const { exact, t } = useVaultText()
  const to = t(call.contract === 'token' ? 'vault.sendsToToken' : 'vault.sendsToVault')
  return (
    <Details title={title}>
      <dl className={styles.facts}>
        <Fact name={to}>
          <CopyAddress address={call.to} of={to} />
        </Fact>
        <Fact name={t('vault.sendsValue')}>{`${exact(0n)} ${chain.nativeCurrency.symbol}`}</Fact>
        <Fact name={t('vault.sendsCall')}>
          <code dir="ltr">{call.text}</code>
        </Fact>
      </dl>
    </Details>
  )
}

function Fact(props: { readonly name: string; readonly children: ReactNode }): ReactElement {
  return (
    <div>
      <dt>{props.name}</dt>
      <dd>
        <bdi>{props.children}</bdi>
      </dd>
    </div>
  )
}
