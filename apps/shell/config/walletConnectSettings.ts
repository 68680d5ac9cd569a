/** What the page needs to reach wallets through WalletConnect. */
export interface WalletConnectSettings {
  /** 32 hexadecimal digits. */
  readonly projectId: string
  /** `wss://…`; absent: WalletConnect's own relay. */
  readonly relayUrl?: string | undefined
}

export const projectIdPattern = /^[0-9a-f]{32}$/i

/** Where the demo's server has its relay, and the page that plays a wallet on a phone. */
export const demoRelayPath = '/demo/relay'
export const demoPhonePath = '/demo/phone'
