import type { ChainRecord } from '../config/chainRecord.ts'
import type { Translator } from '../i18n/messages.ts'
import { networkEn } from '../i18n/networkEn.ts'
import { useTextOf } from '../i18n/useTextOf.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { ListRow } from '../ui/list-row/ListRow.tsx'
import { Ring } from '../ui/spinner/Ring.tsx'
import type { SwitchFailure, SwitchState } from './createNetworkSwitcher.ts'
import styles from './NetworkRow.module.css'

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
  const t = useTextOf(networkEn)
  const concerned = state.phase !== 'idle' && state.chainId === record.id
  // What was asked before and is not answered is still true, whatever was chosen since.
  const asked = !current && state.unanswered.includes(record.id)
  const failure = concerned && !current && state.phase === 'failed' ? state.failure : undefined
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
        {asked ? (
          <span className={styles.state}>
            {isNewest(record, state) ? t('network.confirm') : t('network.unanswered')}
            <Ring />
          </span>
        ) : null}
      </ListRow>
      {failure ? (
        <p role="alert" className={cx(styles.failure, failure === 'rejected' && styles.rejected)}>
          {failureText(failure, { network: record.name, wallet }, t)}
        </p>
      ) : null}
    </li>
  )
}

/** The one that the wallet shows: the newest request, or the only one once that was turned away. */
function isNewest({ id }: ChainRecord, state: SwitchState): boolean {
  if (state.phase === 'pending') return state.chainId === id
  return state.unanswered.length === 1
}

function failureText(
  failure: SwitchFailure,
  values: { readonly network: string; readonly wallet: string },
  t: Translator<typeof networkEn>,
): string {
  switch (failure) {
    case 'rejected':
      return t('network.rejected')
    case 'pending':
      return t('network.busy', values)
    case 'noPublicEndpoint':
      return t('network.cannotAdd', values)
    case 'wentElsewhere':
      return t('network.wentElsewhere', values)
    case 'unsupportedMethod':
    case 'unsupportedChain':
      return t('network.cannotSwitch', values)
    default:
      return t('network.failed', values)
  }
}
