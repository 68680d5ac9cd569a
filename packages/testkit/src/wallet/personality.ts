/** Requests that prompt the user, grouped by how wallets report their rejection. */
export type AskingMethod =
  | 'eth_requestAccounts'
  | 'eth_sendTransaction'
  | 'eth_signTypedData_v4'
  | 'personal_sign'
  | 'wallet_addEthereumChain'
  | 'wallet_requestPermissions'
  | 'wallet_sendCalls'
  | 'wallet_switchEthereumChain'
  | 'wallet_watchAsset'

/** How a wallet writes a chain id in `chainChanged`. */
export type ChainIdFormat = 'hex' | 'decimal' | 'number'

/** How a wallet answers a method that it lacks, or that fails in it. */
export type MethodFault =
  | { readonly error: { readonly code?: number | undefined; readonly message: string } }
  /** Never answers. */
  | 'hang'
  /** `request` throws instead of returning a promise. */
  | 'throws'
  /** Resolves with undefined. */
  | 'undefined'

/** A second object at `window.ethereum`, beside the announced one. It answers the same. */
export interface WindowProvider {
  /** Its properties, such as isMetaMask. */
  readonly flags: readonly string[]
  /** Those that it gets once it has been asked for accounts. */
  readonly flagsOnceAsked: readonly string[]
}

/** How wallets differ, as observed in the real extensions. */
export interface Personality {
  /** Where this was observed: the wallet's version, or a standard. */
  readonly takenFrom: string
  /** The name in the EIP-6963 announcement. */
  readonly name: string
  /** The rdns in the EIP-6963 announcement. */
  readonly rdns: string
  /** Properties of the wallet's provider, e.g. isMetaMask. */
  readonly flags: readonly string[]
  /** What stands at `window.ethereum`: nothing, the announced provider, or another object. */
  readonly ethereum: 'none' | 'announced' | WindowProvider
  /** Whether the announced icon has a line end before and after it. */
  readonly iconLineEnds: boolean
  /** Methods that it lacks or that fail in it, and how. */
  readonly faults: Readonly<Record<string, MethodFault>>
  /** False: errors have only a message. */
  readonly errorCodes: boolean
  /** Methods whose rejections carry `data: {location: 'confirmation'}`. */
  readonly rejectionsWithLocation: readonly AskingMethod[]
  /** The error code for a switch to an unknown chain. */
  readonly unknownChainCode: 4901 | 4902
  /** False: adding a chain that it does not know fails like switching to it. */
  readonly addsChains: boolean
  /** How long its window stays open before it refuses an unknown chain, in ms. */
  readonly unknownChainAfterMs: number
  /** Whether every other request waits while one of its windows is open. */
  readonly silentWhileAsking: boolean
  /** Whether it asks in a box that it adds to the page. */
  readonly confirmsInPage: boolean
  /** When an update of the extension leaves its provider dead, in ms after the site connected. */
  readonly updatesAfterMs: number | undefined
  /** Whether a switch to a known chain asks the user. 'unlessPermitted': not on connected sites. */
  readonly asksToSwitch: 'always' | 'unlessPermitted' | 'never'
  /** When it answers a switch with success and stays on its chain. */
  readonly pretendsToSwitch: 'never' | 'unconnected' | 'always'
  /** Whether `eth_chainId` is undefined until the site is connected. */
  readonly chainIdOnceConnected: boolean
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
  /** The answer to `wallet_getCapabilities`; 'empty' is `{}`, 'atomicBatch' the form of Safe. */
  readonly capabilities: 'full' | 'empty' | 'atomicBatch' | 'unsupported'
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
}
