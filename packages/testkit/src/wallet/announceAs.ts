import type { EIP1193Provider } from 'viem'
import { announce, type WalletInfo } from './announce.ts'

export interface Announcement {
  readonly info: WalletInfo
  /** Announces this late, in ms, and is silent before, also when the page asks. */
  readonly afterMs?: number | undefined
  /** Also sets `window.ethereum`, as wallets did before EIP-6963. */
  readonly legacy?: boolean | undefined
  /** False: never announced through EIP-6963. */
  readonly eip6963?: boolean | undefined
}

/** Makes a wallet known to the page in the way and at the time given. Returns the way to stop. */
export function announceAs(provider: EIP1193Provider, announcement: Announcement): () => void {
  const { info, afterMs, legacy, eip6963 } = announcement
  let silence = () => {}
  const begin = () => {
    if (legacy) Object.assign(window, { ethereum: provider })
    if (eip6963 !== false) silence = announce(provider, info)
  }
  if (afterMs === undefined) {
    begin()
    return () => silence()
  }
  const timer = setTimeout(begin, afterMs)
  return () => {
    clearTimeout(timer)
    silence()
  }
}
