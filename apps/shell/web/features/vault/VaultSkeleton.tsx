import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import type { ReactElement } from 'react'
import { Card, CardHead } from '../../components/Card.tsx'
import field from './form/Field.module.css'
import form from './form/LockForm.module.css'
import what from './form/WhatHappens.module.css'
import positions from './positions/PositionsCard.module.css'
import { useVaultText } from './useVaultText.ts'
import styles from './VaultView.module.css'

const choices = ['one', 'two', 'three', 'four', 'other']
const steps = ['stepApproveEmpty', 'stepLockEmpty', 'stepUnlock'] as const
const stepTexts = ['stepApproveText', 'stepLockText', 'stepUnlockText'] as const

/**
 * The vault's page while the account or its vault is not known yet, with a placeholder for every
 * part.
 */
export function VaultSkeleton(): ReactElement {
  const { t } = useVaultText()
  return (
    <div className={styles.body} aria-hidden="true">
      <div className={styles.columns}>
        <Card className={form.card}>
          <div className={form.form}>
            <div className={field.field}>
              <div className={field.head}>
                <span className={field.label}>{t('vault.amount')}</span>
                <span className={field.aside}>
                  <Skeleton width={112} height={12} />
                </span>
              </div>
              <div className={field.box}>
                <span className={field.amount}>
                  <Skeleton width={48} height={28} />
                </span>
              </div>
            </div>
            <div className={field.field}>
              <div className={field.head}>
                <span className={field.label}>{t('vault.time')}</span>
                <span className={field.aside}>
                  <Skeleton width={140} height={12} />
                </span>
              </div>
              <div className={field.presets}>
                {choices.map((choice) => (
                  <span
                    key={choice}
                    className={choice === 'other' ? `${field.preset} ${field.other}` : field.preset}
                  >
                    <span className={field.presetName}>
                      <Skeleton width={56} height={14} />
                    </span>
                    <span className={field.presetTime}>
                      <Skeleton width={40} height={12} />
                    </span>
                  </span>
                ))}
              </div>
            </div>
            <div className={form.facts}>
              <div className={form.will} />
              <div className={form.fee}>
                <span>{t('vault.fee')}</span>
                <Skeleton width={140} height={14} />
              </div>
            </div>
            <Skeleton className={form.waiting} />
          </div>
          <div className={field.tools}>
            <Skeleton width={128} className={form.waitingTool} />
          </div>
        </Card>
        <div className={what.panel}>
          <p className={what.title}>{t('vault.whatTitle')}</p>
          <ol role="list" className={what.steps}>
            {steps.map((step, index) => (
              <li key={step} className={what.step} data-state="later">
                <span className={what.number}>{index + 1}</span>
                <span className={what.words}>
                  <span className={what.stepTitle}>{t(`vault.${step}`)}</span>
                  <span className={what.stepText}>{t(`vault.${stepTexts[index] ?? step}`)}</span>
                </span>
              </li>
            ))}
          </ol>
        </div>
      </div>
      <Card>
        <CardHead id="" title={t('vault.positions')} />
        <p className={positions.empty}>
          <Skeleton width={280} height={14} />
        </p>
      </Card>
    </div>
  )
}
