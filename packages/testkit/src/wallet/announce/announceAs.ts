import type { EIP1193Provider } from 'viem'
import { announce, type WalletInfo } from './announce.ts'

/** How and when a wallet announces itself. */
export interface Announcement {
  /** What it announces of itself (EIP-6963). */
  readonly info: WalletInfo
  /**
   * Delay before the first announcement, in ms; requests before that go unanswered. Default: none.
   */
  readonly afterMs?: number | undefined
  /** The object to set as `window.ethereum`, as wallets did before EIP-6963. Default: none. */
  readonly ethereum?: object | undefined
  /** Whether to announce through EIP-6963. Default true. */
  readonly eip6963?: boolean | undefined
}

/**
 * Announces a wallet as given. Returns the function that stops it and removes it from the window.
 */
export function announceAs(provider: EIP1193Provider, announcement: Announcement): () => void {
  const { info, afterMs, ethereum, eip6963 } = announcement
  let silence = () => {}
  const begin = () => {
    if (ethereum) Object.assign(window, { ethereum })
    if (eip6963 !== false) silence = announce(provider, info)
  }
  let timer: ReturnType<typeof setTimeout> | undefined
  if (afterMs === undefined) begin()
  else timer = setTimeout(begin, afterMs)
  return () => {
    clearTimeout(timer)
    silence()
    const shown: unknown = Reflect.get(window, 'ethereum')
    if (ethereum && shown === ethereum) Reflect.deleteProperty(window, 'ethereum')
  }
}
