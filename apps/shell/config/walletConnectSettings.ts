/** The WalletConnect settings of the page. */
export interface WalletConnectSettings {
  /** 32 hexadecimal digits. */
  readonly projectId: string
  /** A `wss://` URL. Default: WalletConnect's own relay. */
  readonly relayUrl?: string | undefined
}

export const projectIdPattern = /^[0-9a-f]{32}$/i

/** The paths of the demo's relay and of the page that simulates a wallet on a phone. */
export const demoRelayPath = '/demo/relay'
export const demoPhonePath = '/demo/phone'
