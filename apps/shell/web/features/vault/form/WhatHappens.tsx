import { Check as CheckIcon } from '@foyer/ui/icons/Check.tsx'
import { type ReactElement, useId } from 'react'
import type { Address } from 'viem'
import type { Permit } from '../actions/vaultCalls.ts'
import { useVaultText } from '../useVaultText.ts'
import { type FormState, nextCalls } from './formState.ts'
import { SentCalls } from './SentCalls.tsx'
import styles from './WhatHappens.module.css'

interface WhatHappensProps extends FormState {
  readonly account: Address
  /** Base units of the token. */
  readonly allowance: bigint
  readonly permit: Permit | undefined
}

interface Step {
  readonly title: string
  readonly text: string
  readonly state: 'done' | 'now' | 'later'
}

/** The steps in words, and exactly what the button sends. */
export function WhatHappens(props: WhatHappensProps): ReactElement {
  const { account, allowance, amount, approveBy, chain, contracts, permit, progress, time } = props
  const { amount: write, t, time: writeTime } = useVaultText()
  const titleId = useId()
  const figure = amount.state === 'ok' ? write(amount.value) : undefined
  const until = time.state === 'ok' ? writeTime(time.time) : undefined
  const isBoth = approveBy === 'batch' && !progress.isApproved
  const both: Step = {
    title: figure ? t('vault.stepBoth', { amount: figure }) : t('vault.stepBothEmpty'),
    text: t('vault.stepBothText'),
    state: 'now',
  }
  const approve: Step = {
    title: figure ? t('vault.stepApprove', { amount: figure }) : t('vault.stepApproveEmpty'),
    text: t('vault.stepApproveText'),
    state: progress.isApproved ? 'done' : 'now',
  }
  const lock: Step = {
    title: until ? t('vault.stepLock', { time: until }) : t('vault.stepLockEmpty'),
    text: t('vault.stepLockText'),
    state: progress.isApproved ? 'now' : 'later',
  }
  const unlock: Step = {
    title: t('vault.stepUnlock'),
    text: t('vault.stepUnlockText'),
    state: 'later',
  }
  const steps = isBoth ? [both, unlock] : [approve, lock, unlock]
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        {t('vault.whatTitle')}
      </h2>
      <ol role="list" className={styles.steps}>
        {steps.map(({ state, text, title }, index) => (
          <li
            // The same step in another list is a new element: a wallet may turn out to combine two.
            key={`${steps.length} ${title}`}
            className={styles.step}
            data-state={state}
            aria-current={state === 'now' ? 'step' : undefined}
          >
            <span aria-hidden="true" className={styles.number}>
              {state === 'done' ? <CheckIcon size={14} /> : index + 1}
            </span>
            <span className={styles.words}>
              <span className={styles.stepTitle}>{title}</span>
              <span className={styles.stepText}>
                {state === 'done' ? t('vault.stepDone') : text}
              </span>
            </span>
          </li>
        ))}
      </ol>
      <SentCalls
        account={account}
        allowance={allowance}
        calls={nextCalls(props, permit)}
        chain={chain}
        contracts={contracts}
      />
    </section>
  )
}
