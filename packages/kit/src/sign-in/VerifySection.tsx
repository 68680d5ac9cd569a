import { Button } from '@foyer/ui/button/Button.tsx'
import { signInEn } from '@foyer/ui/i18n/signInEn.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { ShieldCheck } from '@foyer/ui/icons/ShieldCheck.tsx'
import { useKit } from '../chains/config/useKit.ts'
import { useSignIn } from './useSignIn.ts'
import styles from './VerifySection.module.css'

/**
 * In the account dialog: offers to sign in, or shows that the account is verified. Empty in a kit
 * without sign-in.
 */
export function VerifySection() {
  return useKit('VerifySection').signInMode ? <Verification /> : null
}

function Verification() {
  const t = useTextOf(signInEn)
  const { signIn, signOut, status } = useSignIn()
  if (status === 'authenticated') {
    return (
      <div className={styles.section}>
        <p className={styles.text}>{t('signIn.verified')}</p>
        <Button size="small" onClick={() => void signOut()}>
          {t('signIn.signOut')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.section}>
      <p className={styles.text}>{t('signIn.offer')}</p>
      <Button
        size="small"
        busy={status === 'loading'}
        icon={<ShieldCheck size={16} />}
        onClick={() => void signIn()}
      >
        {t(status === 'loading' ? 'signIn.checking' : 'signIn.title')}
      </Button>
    </div>
  )
}
