import { Avatar, useBalances, useChainProof, useKit, useProfile, useSession } from '@foyer/kit'
import type { ReactElement } from 'react'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './AccountHead.module.css'
import { CopyAddress } from './CopyAddress.tsx'

type Address = NonNullable<ReturnType<typeof useSession>['address']>

/** Who is connected, and how many networks answered. */
export function AccountHead({ address }: { readonly address: Address }): ReactElement {
  const t = usePageText()
  const { avatar, displayName } = useProfile()
  const { chains } = useKit()
  const { answered } = useBalances(address)
  return (
    <div className={styles.head}>
      <Avatar address={address} image={avatar} size={72} className={styles.avatar} />
      <div className={styles.who}>
        <h1 tabIndex={-1} className={styles.name}>
          <bdi>{displayName}</bdi>
        </h1>
        <CopyAddress address={address} />
        <Doubt />
      </div>
      <dl className={styles.answers}>
        <dt className={styles.label}>{t('account.answered')}</dt>
        <dd className={styles.figure}>
          <bdi>
            {answered}
            <span className={styles.of}>{t('account.answeredOf', { count: chains.length })}</span>
          </bdi>
        </dd>
      </dl>
    </div>
  )
}

/** Where the wallet and the page do not talk about the same network, the page says so. */
function Doubt(): ReactElement | null {
  const t = usePageText()
  const { chain, unsupported } = useSession()
  const proof = useChainProof()
  if (unsupported) return <p className={styles.doubt}>{t('account.wrongNetwork')}</p>
  if (proof !== 'different' || chain === undefined) return null
  return <p className={styles.doubt}>{t('account.notDemo', { network: chain.name })}</p>
}
