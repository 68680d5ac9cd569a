import { type BalanceEntry, type Chain, explorerUrl } from '@foyer/kit'
import { Button } from '@foyer/ui/button/Button.tsx'
import { formatBalance } from '@foyer/ui/format/formatBalance.ts'
import { accountEn } from '@foyer/ui/i18n/accountEn.ts'
import { useLocale } from '@foyer/ui/i18n/I18nContext.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { External as ExternalIcon } from '@foyer/ui/icons/External.tsx'
import { NewTabLink } from '@foyer/ui/link/NewTabLink.tsx'
import { Skeleton } from '@foyer/ui/skeleton/Skeleton.tsx'
import { Tag } from '@foyer/ui/tag/Tag.tsx'
import { VisuallyHidden } from '@foyer/ui/visually-hidden/VisuallyHidden.tsx'
import type { ReactElement } from 'react'
import { vaultToken } from '../../../config/vault.ts'
import { ChainIcon } from '../../components/chain/ChainIcon.tsx'
import { useAppText } from '../../i18n/useAppText.ts'
import { usePageText } from '../../i18n/usePageText.ts'
import styles from './BalanceRow.module.css'

interface BalanceRowProps {
  readonly chain: Chain
  readonly address: string | undefined
  readonly entry: BalanceEntry
  /** The balance of the app's token, in base units; undefined if it is none or not known. */
  readonly token: bigint | undefined
  /** Whether the wallet is on this chain. */
  readonly isCurrent: boolean
  onRetry(): void
}

/** One chain: its name, the account's balances, and a link to the account on its explorer. */
export function BalanceRow(props: BalanceRowProps): ReactElement {
  const { chain, address, entry, isCurrent, onRetry, token } = props
  const t = usePageText()
  const tAccount = useTextOf(accountEn)
  const { name, nativeCurrency, note } = chain
  const explorer = chain.blockExplorers?.default
  const accountPage = address === undefined ? undefined : explorerUrl(chain, 'address', address)
  return (
    <tr className={styles.row} data-note={note !== undefined || undefined}>
      {/* Keyed, as is the balance: it moves when its content arrives, which must not count as a
          layout shift. */}
      <th key={`chain ${token === undefined}`} scope="row" className={styles.chain}>
        <span className={styles.name}>
          <ChainIcon chain={chain} size={32} />
          {/* Keyed: a long amount makes it wrap. */}
          <span key={entry.status} className={styles.label}>
            <span>{name}</span>
            {isCurrent && <Tag>{t('accountPage.current')}</Tag>}
          </span>
        </span>
      </th>
      <td key={`${entry.status} ${token === undefined}`} className={styles.balance}>
        <Balance chain={chain} entry={entry} onRetry={onRetry} />
        {token !== undefined && <Amount value={token} {...vaultToken} />}
      </td>
      {note === 'configuredDecimals' && (
        <td className={styles.note}>
          {tAccount('account.configuredDecimals', { count: nativeCurrency.decimals })}
        </td>
      )}
      <td className={styles.explorerCell}>
        {explorer && accountPage && (
          <NewTabLink href={accountPage} className={styles.explorer}>
            <ExternalIcon />
            <VisuallyHidden>
              {t('accountPage.openExplorer', { network: name, explorer: explorer.name })}
            </VisuallyHidden>
          </NewTabLink>
        )}
      </td>
    </tr>
  )
}

type BalanceProps = Pick<BalanceRowProps, 'chain' | 'entry' | 'onRetry'>

function Balance({ chain, entry, onRetry }: BalanceProps): ReactElement {
  const t = usePageText()
  const tAccount = useTextOf(accountEn)
  const tApp = useAppText()
  if (entry.status === 'pending') {
    return (
      <>
        <Skeleton width={96} height={14} className={styles.waiting} />
        <VisuallyHidden>{t('accountPage.loadingBalance', { network: chain.name })}</VisuallyHidden>
      </>
    )
  }
  if (entry.status === 'success') return <Amount value={entry.value} {...chain.nativeCurrency} />
  return (
    <div className={styles.failed}>
      <span className={styles.reason}>
        {entry.value === undefined ? (
          t('accountPage.noAnswer')
        ) : (
          <>
            <span>{tAccount('account.lastKnown')}</span>{' '}
            <Amount value={entry.value} {...chain.nativeCurrency} />
          </>
        )}
      </span>
      <Button size="small" onClick={onRetry}>
        <span>{tApp('error.retry')}</span>
        <VisuallyHidden> {chain.name}</VisuallyHidden>
      </Button>
    </div>
  )
}

interface AmountProps {
  /** In base units. */
  readonly value: bigint
  readonly decimals: number
  readonly symbol: string
}

function Amount({ decimals, symbol, value }: AmountProps): ReactElement {
  const { locale } = useLocale()
  return (
    <bdi className={styles.amount}>
      <span>{formatBalance({ value, decimals, locale, style: 'full' })}</span>
      {/* A no-break space keeps amount and currency on one line. */}
      <span className={styles.symbol}>{`\u00a0${symbol}`}</span>
    </bdi>
  )
}
