import { useChainProof, useConnectionState, useTransactionSender } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { formatExact } from '@foyer/ui/format/formatBalance.ts'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { type ReactElement, useId, useState } from 'react'
import { type SendErrorKey, sendErrorKey } from '../../components/sendErrorKey.ts'
import { activityEn } from '../../i18n/activityEn.ts'
import { useAppStateStore } from '../../state/useAppState.ts'
import styles from './SendTest.module.css'

/**
 * Demo only: sends a small amount to the account itself, to show how a transaction is tracked. Not
 * zero: an empty transaction to oneself is how wallets cancel one.
 */
export function SendTest(): ReactElement | null {
  const t = useTextOf(activityEn)
  const accountText = useTextOf(accountEn)
  const textId = useId()
  const { address, chain } = useConnectionState()
  const proof = useChainProof()
  const { locale } = useLocale()
  const sender = useTransactionSender()
  const state = useAppStateStore()
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<SendErrorKey>()
  if (!address) return null
  const failureText = failure !== undefined && (
    <p role="alert" className={styles.failure}>
      {t(failure)}
    </p>
  )
  // Sends only on the demo's own chain.
  const isProving = proof === 'proving'
  const isOffered = proof === 'same' || proof === 'notNeeded' || isProving
  if (!chain || !isOffered) return failureText || null

  const { decimals, symbol } = chain.nativeCurrency
  const value = 10n ** BigInt(decimals) / 1_000n
  const plain = `${formatExact({ value, decimals, locale })} ${symbol}`
  // The wallet shows 18 decimals.
  const amount =
    chain.note === 'configuredDecimals'
      ? `${plain} (${accountText('account.configuredDecimals', { count: decimals })})`
      : plain

  const send = async () => {
    setFailure(undefined)
    setWaiting(true)
    const done = state.beginLoading()
    try {
      const description = t('activity.testDescription', { amount })
      await sender.send({ to: address, value, description })
    } catch (error) {
      setFailure(sendErrorKey(error))
    } finally {
      done()
      setWaiting(false)
    }
  }

  return (
    <div className={styles.test}>
      <Button
        busy={isWaiting}
        disabled={isProving}
        aria-describedby={textId}
        onClick={() => void send()}
      >
        {t('activity.test')}
      </Button>
      <p id={textId} className={styles.text}>
        {t('activity.testText', { amount })}
      </p>
      {failureText}
    </div>
  )
}
