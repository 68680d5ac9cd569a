import { useAuthentication, useConnectionState, useKit, useSignIn } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { signInEn } from '@foyer/ui/i18n/signInEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import type { ReactElement } from 'react'
import { sessionsEn } from '../../i18n/sessionsEn.ts'
import { DeviceList } from './DeviceList.tsx'
import styles from './SessionsSection.module.css'

/** The account's signed-in devices, or an offer to sign in. */
export default function SessionsSection(): ReactElement {
  const t = useTextOf(sessionsEn)
  const { signInMode } = useKit()
  const { address, status } = useConnectionState()
  const authentication = useAuthentication()
  const isConnected = status === 'connected' || status === 'unauthenticated'
  if (!signInMode || !isConnected) return <p className={styles.text}>{t('sessions.out')}</p>
  if (authentication.status !== 'authenticated' || !address) return <Offer />
  return <DeviceList key={address} address={address} />
}

function Offer(): ReactElement {
  const t = useTextOf(sessionsEn)
  const tSignIn = useTextOf(signInEn)
  const { signIn, status } = useSignIn()
  return (
    <div className={styles.offer}>
      <p className={styles.text}>{t('sessions.none')}</p>
      <Button busy={status === 'loading'} onClick={() => void signIn()}>
        {tSignIn('signIn.title')}
      </Button>
    </div>
  )
}
