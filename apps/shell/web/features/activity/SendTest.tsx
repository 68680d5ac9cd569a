import {
  Button,
  classifyWalletError,
  sanitizeText,
  type Translator,
  useChainProof,
  useConnectionState,
  useTextOf,
  useTransactionSender,
} from '@foyer/kit'
import { UnreadableSendAnswerError } from '@foyer/kit/errors'
import { type ReactElement, useId, useState } from 'react'
import { activityEn } from '../../i18n/activityEn.ts'
import { useAppStateStore } from '../../state/useAppState.ts'
import styles from './SendTest.module.css'

/** In the demo: sends nothing to oneself, so that a newcomer sees how a transaction is followed. */
export function SendTest(): ReactElement | null {
  const t = useTextOf(activityEn)
  const textId = useId()
  const { address, chain } = useConnectionState()
  const proof = useChainProof()
  const sender = useTransactionSender()
  const state = useAppStateStore()
  const [isWaiting, setWaiting] = useState(false)
  const [failure, setFailure] = useState<string>()
  // On another chain than the demo's own nothing may be sent.
  if (!address || !chain || (proof !== 'same' && proof !== 'notNeeded')) return null

  const send = async () => {
    setFailure(undefined)
    setWaiting(true)
    const done = state.beginLoading()
    try {
      const { symbol } = chain.nativeCurrency
      await sender.send({ to: address, description: t('activity.testDescription', { symbol }) })
    } catch (error) {
      if (classifyWalletError(error) !== 'rejected') setFailure(failureText(t, error))
    } finally {
      done()
      setWaiting(false)
    }
  }

  return (
    <div className={styles.test}>
      <Button busy={isWaiting} aria-describedby={textId} onClick={() => void send()}>
        {isWaiting ? t('activity.testWaiting') : t('activity.test')}
      </Button>
      <p id={textId} className={styles.text}>
        {t('activity.testText')}
      </p>
      {failure === undefined ? null : (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </div>
  )
}

function failureText(t: Translator<typeof activityEn>, error: unknown): string {
  // The wallet took it, and gave no hash: it may well be on its way.
  if (error instanceof UnreadableSendAnswerError) return t('activity.testUnsure')
  const reason = sanitizeText(error instanceof Error ? error.message : '', 160)
  return reason === '' ? t('activity.testFailedPlain') : t('activity.testFailed', { reason })
}
