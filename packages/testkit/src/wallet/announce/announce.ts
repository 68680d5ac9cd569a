import type { EIP1193Provider } from 'viem'

/** A wallet's provider info (EIP-6963). */
export interface WalletInfo {
  /** Version 4; lists of wallets keep one wallet per uuid. */
  readonly uuid: string
  /** The name under which pages list it. */
  readonly name: string
  /** A data URI. */
  readonly icon: string
  /** Reverse domain name, such as 'com.example.wallet'. */
  readonly rdns: string
}

/** Announces a wallet to the page, now and on each request. Returns the function that stops it. */
export function announce(provider: EIP1193Provider, info: WalletInfo): () => void {
  // As extensions do: the detail is frozen, its info is not.
  const detail = Object.freeze({ info: { ...info }, provider })
  const say = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  window.addEventListener('eip6963:requestProvider', say)
  say()
  return () => window.removeEventListener('eip6963:requestProvider', say)
}
