import type { ChainRecord } from '../config/chainRecord.ts'
import { useText } from '../i18n/useText.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { ListRow } from '../ui/list-row/ListRow.tsx'
import { Ring } from '../ui/spinner/Ring.tsx'
import styles from './NetworkRow.module.css'
import type { SwitchState } from './switchNetwork.ts'

export interface NetworkRowProps {
  readonly record: ChainRecord
  readonly current: boolean
  readonly state: SwitchState
  /** The wallet's name, cleaned. */
  readonly wallet: string
  readonly onChoose: (record: ChainRecord) => void
}

/** One network: the current one is marked, the chosen one waits for the wallet, a failure stands below. */
export function NetworkRow({ current, onChoose, record, state, wallet }: NetworkRowProps) {
  const t = useText()
  const concerned = state.phase !== 'idle' && state.chainId === record.id
  const pending = concerned && state.phase === 'pending' && !current
  return (
    <li>
      <ListRow data-kit-part="network-row" current={current} onClick={() => onChoose(record)}>
        <Icon
          src={record.iconUrl}
          fallbackName={record.name}
          background={record.iconBackground}
          size={28}
        />
        <span className={styles.name}>{record.name}</span>
        {current ? (
          <span className={styles.state}>
            {t('network.connected')}
            <span className={styles.dot} />
          </span>
        ) : null}
        {pending ? (
          <span className={styles.state}>
            {t('network.confirm')}
            <Ring />
          </span>
        ) : null}
      </ListRow>
      {concerned && state.phase === 'failed' && !current ? (
        <p
          role="alert"
          className={cx(styles.failure, state.kind === 'rejected' && styles.rejected)}
        >
          {failureOf(state, record, wallet, t)}
        </p>
      ) : null}
    </li>
  )
}

function failureOf(
  state: SwitchState & { readonly phase: 'failed' },
  record: ChainRecord,
  wallet: string,
  t: ReturnType<typeof useText>,
): string {
  if (state.kind === 'rejected') return t('network.rejected')
  if (state.kind === 'pending') return t('connect.pendingRequest', { wallet })
  return t('network.failed', { network: record.name })
}
