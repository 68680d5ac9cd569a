import { useChainProof, useConnectionState, useTransactionSender } from '@foyer/kit'
import { walletWords } from '@foyer/kit/shell'
import { Button } from '@foyer/ui/button/Button.tsx'
import { formatExact } from '@foyer/ui/format/formatBalance.ts'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { walletEn } from '@foyer/ui/i18n/walletEn.ts'
import { type ReactElement, useId, useState } from 'react'
import { sendErrorKey } from '../../components/sendErrorKey.ts'
import { activityEn } from '../../i18n/activityEn.ts'
import { useAppStateStore } from '../../state/useAppState.ts'
import styles from './SendTest.module.css'

const sendTestEn = { ...activityEn, ...walletEn } as const

/**
 * Demo only: sends a small amount to the account itself, to show how a transaction is tracked. Not
 * zero: an empty transaction to oneself is how wallets cancel one.
 */
export function SendTest(): ReactElement | null {
  const t = useTextOf(sendTestEn)
  const accountText = useTextOf(accountEn)
  const textId = useId()
  const { address, chain, connectorName = '' } = useConnectionState()
  const proof = useChainProof()
  const { locale } = useLocale()
  const sender = useTransactionSender()
  const state = useAppStateStore()
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string>()
  if (!address) return null
  const failureText = failure !== undefined && (
    <p role="alert" className={styles.failure}>
      {failure}
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

  const failureOf = (error: unknown) => {
    const key = sendErrorKey(error)
    const words = key === 'sendError.failed' ? walletWords(error) : ''
    if (!key || !words) return key && t(key)
    return `${t(key)} ${t('wallet.says', { wallet: sanitizeText(connectorName), words })}`
  }

  const send = async () => {
    setFailure(undefined)
    setWaiting(true)
    const done = state.beginLoading()
    try {
      const description = t('activity.testDescription', { amount })
      await sender.send({ to: address, value, description })
    } catch (error) {
      setFailure(failureOf(error))
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
