import type { Chain } from '@foyer/kit'
import type { ReactElement, ReactNode } from 'react'
import { CopyAddress } from '../../../components/CopyAddress.tsx'
import { useVaultText } from '../useVaultText.ts'
import styles from './CallFacts.module.css'
import type { VaultCall } from './vaultCalls.ts'

interface CallFactsProps {
  readonly call: VaultCall
  readonly chain: Chain
}

/** One call, to check before it is sent: recipient, value, and the arguments in full. */
export function CallFacts({ call, chain }: CallFactsProps): ReactElement {
  const { noValue, t } = useVaultText()
  return (
    <dl className={styles.facts}>
      <AddressFact
        name={t(call.contract === 'token' ? 'vault.sendsToToken' : 'vault.sendsToVault')}
        address={call.to}
      />
      <Fact name={t('vault.sendsValue')}>{noValue(chain.nativeCurrency.symbol)}</Fact>
      <div>
        <dt className={styles.term}>{t('vault.sendsCall')}</dt>
        <dd className={styles.value}>
          <CallText text={call.text} />
        </dd>
      </div>
    </dl>
  )
}

interface FactProps {
  readonly name: string
  readonly children: ReactNode
}

/** One fact of a `<dl>`: name and value on one line where both fit. */
export function Fact({ children, name }: FactProps): ReactElement {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={styles.value}>
        <bdi>{children}</bdi>
      </dd>
    </div>
  )
}

interface AddressFactProps {
  readonly name: string
  readonly address: string
}

/** An address, shortened, with a button that copies it. */
export function AddressFact({ address, name }: AddressFactProps): ReactElement {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd className={`${styles.value} ${styles.address}`}>
        <CopyAddress address={address} of={name} />
      </dd>
    </div>
  )
}

/** The call, with one argument per line. */
function CallText({ text }: { readonly text: string }): ReactElement {
  const [name = '', rest = ''] = text.split('(', 2)
  const args = rest.replace(/\)$/, '').split(', ')
  return (
    <bdi dir="ltr" className={`${styles.code} ${styles.call}`}>
      {`${name}(`}
      {args.map((arg, index) => (
        <span key={arg} className={styles.arg}>
          {index < args.length - 1 ? `${arg}, ` : arg}
        </span>
      ))}
      )
    </bdi>
  )
}
