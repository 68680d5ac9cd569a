import { CheckIcon } from '@foyer/kit/icons'
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

/** The steps in words, and exactly what the button sends. */
export function WhatHappens(props: WhatHappensProps): ReactElement {
  const { account, allowance, amount, approveBy, chain, contracts, permit, progress, time } = props
  const { amount: write, t, time: writeTime } = useVaultText()
  const titleId = useId()
  const figure = amount.state === 'ok' ? write(amount.value) : undefined
  const until = time.state === 'ok' ? writeTime(time.time) : undefined
  const lockTitle =
    until === undefined ? t('vault.stepLockEmpty') : t('vault.stepLock', { time: until })
  const isBoth = approveBy === 'batch' && !progress.isApproved
  const steps = isBoth
    ? [
        {
          title:
            figure === undefined
              ? t('vault.stepBothEmpty')
              : t('vault.stepBoth', { amount: figure }),
          text: t('vault.stepBothText'),
          state: 'now' as const,
        },
      ]
    : [
        {
          title:
            figure === undefined
              ? t('vault.stepApproveEmpty')
              : t('vault.stepApprove', { amount: figure }),
          text: t('vault.stepApproveText'),
          state: progress.isApproved ? ('done' as const) : ('now' as const),
        },
        {
          title: lockTitle,
          text: t('vault.stepLockText'),
          state: progress.isApproved ? ('now' as const) : ('later' as const),
        },
      ]
  return (
    <section aria-labelledby={titleId} className={styles.panel}>
      <h2 id={titleId} className={styles.title}>
        {t('vault.whatTitle')}
      </h2>
      <ol role="list" className={styles.steps}>
        {[
          ...steps,
          {
            title: t('vault.stepUnlock'),
            text: t('vault.stepUnlockText'),
            state: 'later' as const,
          },
        ].map(({ state, text, title }, index) => (
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
