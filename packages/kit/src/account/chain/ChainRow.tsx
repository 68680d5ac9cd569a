import { ListRow } from '@foyer/ui/button/ShapedButtons.tsx'
import { cx } from '@foyer/ui/cx.ts'
import { chainEn } from '@foyer/ui/i18n/chainEn.ts'
import type { Translator } from '@foyer/ui/i18n/messages.ts'
import { useTextOf } from '@foyer/ui/i18n/useTextOf.ts'
import { walletEn } from '@foyer/ui/i18n/walletEn.ts'
import { Icon, iconOf } from '@foyer/ui/icon/Icon.tsx'
import { Ring } from '@foyer/ui/spinner/Ring.tsx'
import type { Chain } from '../../chains/config/chain.ts'
import styles from './ChainRow.module.css'
import type { SwitchFailure, SwitchState } from './createChainSwitcher.ts'

const rowEn = { ...chainEn, ...walletEn } as const

export interface ChainRowProps {
  readonly chain: Chain
  readonly current: boolean
  readonly state: SwitchState
  /** The wallet's name, sanitized. */
  readonly wallet: string
  readonly onChoose: (chain: Chain) => void
}

/**
 * One chain: marks the current one, shows a spinner while the wallet is asked, and a failure below.
 */
export function ChainRow({ current, onChoose, chain, state, wallet }: ChainRowProps) {
  const t = useTextOf(rowEn)
  const isLatest = state.phase !== 'idle' && state.chainId === chain.id
  // An earlier request stays pending in the wallet even when another chain is chosen.
  const asked = !current && state.unanswered.includes(chain.id)
  const failed = isLatest && !current && state.phase === 'failed' ? state : undefined
  const failure = failed?.failure
  return (
    <li>
      <ListRow data-kit-part="chain-row" current={current} onClick={() => onChoose(chain)}>
        <Icon {...iconOf(chain)} size={28} />
        <span className={styles.words}>
          <span className={styles.name}>{chain.name}</span>
          {current ? (
            <span className={styles.state}>
              {t('chain.connected')}
              <span className={styles.dot} />
            </span>
          ) : null}
          {asked ? (
            <span className={styles.state}>
              <span>{isOnTop(chain, state) ? t('chain.confirm') : t('chain.unanswered')}</span>
              <Ring />
            </span>
          ) : null}
        </span>
      </ListRow>
      {failed && failure ? (
        <p role="alert" className={cx(styles.failure, isQuiet(failure) && styles.quiet)}>
          {failureText(failure, { network: chain.name, wallet, words: failed.said }, t)}
        </p>
      ) : null}
    </li>
  )
}

/** Whether the wallet shows this request: it is the newest, or the only one left. */
function isOnTop({ id }: Chain, state: SwitchState): boolean {
  if (state.phase === 'pending') return state.chainId === id
  return state.unanswered.length === 1
}

/** The visitor's own decisions are not shown as errors. */
function isQuiet(failure: SwitchFailure): boolean {
  return failure === 'rejected' || failure === 'added'
}

function failureText(
  failure: SwitchFailure,
  values: { readonly network: string; readonly wallet: string; readonly words: string },
  t: Translator<typeof rowEn>,
): string {
  switch (failure) {
    case 'rejected':
      return t('chain.rejected')
    case 'pending':
      return t('connect.pendingRequest', values)
    case 'added':
      return t('chain.added')
    case 'noPublicEndpoint':
      return t('chain.cannotAdd', values)
    case 'notSupported':
      return t('chain.notSupported', values)
    case 'unsupportedMethod':
    case 'unsupportedChain':
      return t('chain.cannotSwitch', values)
    case 'timeout':
    case 'disconnected':
    case 'wentElsewhere':
      return t('chain.failed', values)
    default: {
      if (values.words === '') return t('chain.failed', values)
      // The wallet would refuse the same request again.
      return `${t('wallet.says', values)} ${t('chain.cannotSwitch', values)}`
    }
  }
}
