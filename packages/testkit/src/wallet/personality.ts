/** Requests that prompt the user, grouped by how wallets report their rejection. */
export type AskingMethod =
  | 'eth_requestAccounts'
  | 'eth_sendTransaction'
  | 'eth_signTypedData_v4'
  | 'personal_sign'
  | 'wallet_addEthereumChain'
  | 'wallet_connect'
  | 'wallet_requestPermissions'
  | 'wallet_sendCalls'
  | 'wallet_switchEthereumChain'
  | 'wallet_watchAsset'

/** How a wallet writes a chain id in `chainChanged`. */
export type ChainIdFormat = 'hex' | 'decimal' | 'number'

/** How wallets differ, as observed in the real extensions. */
export interface Personality {
  /** The name in the EIP-6963 announcement. */
  readonly name: string
  /** The rdns in the EIP-6963 announcement. */
  readonly rdns: string
  /** Properties of the wallet's provider, e.g. isMetaMask. */
  readonly flags: readonly string[]
  /** False: errors have only a message. */
  readonly errorCodes: boolean
  /** Methods whose rejections carry `data: {location: 'confirmation'}`. */
  readonly rejectionsWithLocation: readonly AskingMethod[]
  /** The error code for a switch to an unknown chain. */
  readonly unknownChainCode: 4901 | 4902
  /** Whether a switch to a known chain asks the user. 'unlessPermitted': not on connected sites. */
  readonly asksToSwitch: 'always' | 'unlessPermitted' | 'never'
  /**
   * What adding a known chain does: 'keeps' only switches; 'updates' takes the new endpoint once
   * the user agrees.
   */
  readonly addOfKnownChain: 'keeps' | 'updates'
  /** Whether a prompt to switch follows an add. The site is not notified if it is rejected. */
  readonly asksToSwitchAfterAdd: boolean
  /** How long the old chain id is still returned after an add resolves, in ms. */
  readonly addLagMs: number
  /** Formats of the `chainChanged` events, one event each, in order. */
  readonly chainChanged: readonly ChainIdFormat[]
  /** How often these events are sent when a second switch follows within 500 ms. */
  readonly quickSwitchRepeats: number
  /** False: `on()` does nothing. */
  readonly events: boolean
  /** The answer to `wallet_getCapabilities`; 'empty' is `{}`. */
  readonly capabilities: 'full' | 'empty' | 'unsupported'
  /** 'early' returns the id before the user confirms, and accepts a single call only. */
  readonly sendCalls: 'full' | 'early' | 'unsupported'
  /**
   * How a second identical request is handled while the first is pending: 'refuse' answers -32002.
   */
  readonly duplicates: 'refuse' | 'queue'
  /** The error code for missing methods; 'byName' uses both. */
  readonly unsupportedCode: 4200 | -32601 | 'byName'
  /** Whether EIP-2255 permissions include the permitted chains. */
  readonly permittedChains: boolean
  /** How accounts are written: in lower case, or with their EIP-55 checksum. */
  readonly addressCase: 'lower' | 'checksum'
  /** Whether one prompt connects and signs in (ERC-7846). */
  readonly connectAndSign: boolean
}
