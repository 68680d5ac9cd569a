import { useAnnounce } from '@foyer/ui/announcer/Announcer.tsx'
import { Button } from '@foyer/ui/button/Button.tsx'
import { Dialog, type DialogProps, useViewFocus } from '@foyer/ui/dialog/Dialog.tsx'
import { DialogHeader } from '@foyer/ui/dialog/DialogHeader.tsx'
import { sanitizeText } from '@foyer/ui/format/sanitizeText.ts'
import { signInEn } from '@foyer/ui/i18n/signInEn.ts'
import { useText } from '@foyer/ui/i18n/useText.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { walletEn } from '@foyer/ui/i18n/walletEn.ts'
import { CheckCircle } from '@foyer/ui/icons/CheckCircle.tsx'
import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import { type ComponentType, useEffect, useId, useState, useSyncExternalStore } from 'react'
import type { Kit } from '../chains/config/kit.ts'
import { useKit } from '../chains/config/useKit.ts'
import { useAuthentication, useConnectionState } from '../wallets/connection/useConnectionState.ts'
import { useDisconnectAll } from '../wallets/connection/useDisconnectAll.ts'
import { MessageCard } from './MessageCard.tsx'
import styles from './SignInDialog.module.css'
import { isUnderway, type SignInState } from './signInReducer.ts'
import type { SignInController } from './signInStore.ts'
import { requireSignIn } from './useSignIn.ts'

const dialogEn = { ...signInEn, ...walletEn } as const

/** How long the dialog shows that the account is verified before it closes, in ms. */
const successTime = 1_500

export type SignInDialogProps = Pick<DialogProps, 'onClose' | 'open' | 'returnFocusTo'>

/**
 * Loads the dialog and the sign-in controller. @throws SignInNotConfiguredError in a kit without
 * sign-in.
 */
export async function loadSignInDialog(kit: Kit): Promise<ComponentType<SignInDialogProps>> {
  const controller = await requireSignIn(kit).controller.load()
  return function KitSignInDialog(props) {
    return <SignInDialog {...props} controller={controller} />
  }
}

/** 'Verify your account'. When sign-in is required, closing the dialog disconnects. */
function SignInDialog(props: SignInDialogProps & { readonly controller: SignInController }) {
  const { controller, onClose, open, returnFocusTo } = props
  const t = useTextOf(dialogEn)
  const tKit = useText()
  const kit = useKit('SignInDialog')
  const disconnect = useDisconnectAll()
  const titleId = useId()
  const state = useSyncExternalStore(controller.subscribe, controller.getState, controller.getState)
  const success = useSuccess(open)
  useAnnounceProgress(open, state, success.isShown)

  useEffect(() => {
    if (!open) return
    controller.enter()
    return () => controller.leave()
  }, [controller, open])

  const leave = () => {
    onClose()
    if (kit.signInMode === 'required') void disconnect()
  }
  const { failure, message, said, status } = state
  const wallet = sanitizeText(useConnectionState().connectorName ?? '')
  const busy = status === 'preparing' || isUnderway(status)
  const step = nextStep(state)
  const close = success.isShown ? success.close : leave

  return (
    <Dialog
      open={open || success.isShown}
      onClose={close}
      titleId={titleId}
      returnFocusTo={returnFocusTo}
    >
      <DialogHeader titleId={titleId} title={t('signIn.title')} onClose={close} />
      {success.isShown ? (
        <Success titleId={titleId} />
      ) : (
        <div className={styles.view}>
          <p className={styles.lead}>
            {t('signIn.lead')} <span className={styles.free}>{t('signIn.free')}</span>
          </p>
          {message ? <MessageCard text={message.text} /> : null}
          {busy && !message ? <Skeleton height={286} className={styles.waiting} /> : null}
          {failure ? (
            <p role="alert" className={styles.failure}>
              {t(`signIn.failed.${failure}`)}
              {said ? ` ${t('wallet.says', { wallet, words: said })}` : null}
            </p>
          ) : null}
          <div className={styles.actions}>
            <Button size="large" onClick={leave}>
              {t('signIn.cancel')}
            </Button>
            <Button
              size="large"
              variant="accent"
              busy={busy}
              className={styles.next}
              onClick={() => void (message ? controller.sign() : controller.prepare())}
            >
              {step ? t(step) : tKit('connect.retry')}
            </Button>
          </div>
        </div>
      )}
    </Dialog>
  )
}

function nextStep({ message, status }: SignInState) {
  if (status === 'signing') return 'signIn.waiting'
  if (status === 'verifying') return 'signIn.verifying'
  if (status === 'preparing') return 'signIn.preparing'
  return message ? 'signIn.sign' : undefined
}

function Success({ titleId }: { readonly titleId: string }) {
  const t = useTextOf(signInEn)
  // The button that had the focus no longer exists.
  useViewFocus('success', titleId)
  return (
    <p className={styles.success}>
      <CheckCircle size={48} />
      {t('signIn.verified')}
    </p>
  )
}

/**
 * Shows success for a moment after an open dialog has led to it. The visitor can close it sooner.
 */
function useSuccess(open: boolean): { readonly isShown: boolean; close(): void } {
  const { status } = useAuthentication()
  const [wasOpen, setWasOpen] = useState(open)
  const [isShown, setShown] = useState(false)
  if (wasOpen !== open) {
    setWasOpen(open)
    setShown(wasOpen && status === 'authenticated')
  }
  if (isShown && status !== 'authenticated') setShown(false)
  useEffect(() => {
    if (!isShown) return
    const timer = setTimeout(() => setShown(false), successTime)
    return () => clearTimeout(timer)
  }, [isShown])
  return { isShown, close: () => setShown(false) }
}

/** Announces each state of the button once; failures are alerts and announce themselves. */
function useAnnounceProgress(open: boolean, { status }: SignInState, isVerified: boolean): void {
  const t = useTextOf(signInEn)
  const announce = useAnnounce()
  useEffect(() => {
    if (!open || !isUnderway(status)) return
    // Withdrawn at the end of the step: an alert does not wait, and would be heard before it.
    return announce(t(status === 'signing' ? 'signIn.waiting' : 'signIn.verifying'))
  }, [announce, open, status, t])
  useEffect(() => {
    if (isVerified) announce(t('signIn.verified'))
  }, [announce, isVerified, t])
}
