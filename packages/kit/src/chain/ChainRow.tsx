import type { Chain } from '../config/chain.ts'
import { chainEn } from '../i18n/chainEn.ts'
import type { Translator } from '../i18n/messages.ts'
import { useTextOf } from '../i18n/useTextOf.ts'
import { cx } from '../ui/cx.ts'
import { Icon } from '../ui/icon/Icon.tsx'
import { ListRow } from '../ui/list-row/ListRow.tsx'
import { Ring } from '../ui/spinner/Ring.tsx'
import styles from './ChainRow.module.css'
import type { SwitchFailure, SwitchState } from './createChainSwitcher.ts'

export interface ChainRowProps {
  readonly chain: Chain
  readonly current: boolean
  readonly state: SwitchState
  /** The wallet's name, cleaned. */
  readonly wallet: string
  readonly onChoose: (chain: Chain) => void
}

/** One network: the current one is marked, the chosen one waits for the wallet, a failure stands below. */
export function ChainRow({ current, onChoose, chain, state, wallet }: ChainRowProps) {
  const t = useTextOf(chainEn)
  const concerned = state.phase !== 'idle' && state.chainId === chain.id
  // What was asked before and is not answered is still true, whatever was chosen since.
  const asked = !current && state.unanswered.includes(chain.id)
  const failure = concerned && !current && state.phase === 'failed' ? state.failure : undefined
  return (
    <li>
      <ListRow data-kit-part="chain-row" current={current} onClick={() => onChoose(chain)}>
        <Icon
          src={chain.iconUrl}
          fallbackName={chain.name}
          background={chain.iconBackground}
          size={28}
        />
        <span className={styles.name}>{chain.name}</span>
        {current ? (
          <span className={styles.state}>
            {t('chain.connected')}
            <span className={styles.dot} />
          </span>
        ) : null}
        {asked ? (
          <span className={styles.state}>
            {isNewest(chain, state) ? t('chain.confirm') : t('chain.unanswered')}
            <Ring />
          </span>
        ) : null}
      </ListRow>
      {failure ? (
        <p role="alert" className={cx(styles.failure, isQuiet(failure) && styles.quiet)}>
          {failureText(failure, { network: chain.name, wallet }, t)}
        </p>
      ) : null}
    </li>
  )
}

/** The one that the wallet shows: the newest request, or the only one once that was turned away. */
function isNewest({ id }: Chain, state: SwitchState): boolean {
  if (state.phase === 'pending') return state.chainId === id
  return state.unanswered.length === 1
}

/** What the visitor has decided is no fault. */
function isQuiet(failure: SwitchFailure): boolean {
  return failure === 'rejected' || failure === 'added'
}

function failureText(
  failure: SwitchFailure,
  values: { readonly network: string; readonly wallet: string },
  t: Translator<typeof chainEn>,
): string {
  switch (failure) {
    case 'rejected':
      return t('chain.rejected')
    case 'pending':
      return t('chain.busy', values)
    case 'added':
      return t('chain.added')
    case 'noPublicEndpoint':
      return t('chain.cannotAdd', values)
    case 'wentElsewhere':
      return t('chain.wentElsewhere', values)
    case 'unsupportedMethod':
    case 'unsupportedChain':
      return t('chain.cannotSwitch', values)
    default:
      return t('chain.failed', values)
  }
}
