/** Requests that ask the user, as far as wallets treat their rejection differently. */
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

export type ChainIdFormat = 'hex' | 'decimal' | 'number'

/** How one wallet differs from another, as observed in the genuine extensions. */
export interface Personality {
  /** As announced by EIP-6963. */
  readonly name: string
  readonly rdns: string
  /** Properties that the wallet's provider carries, e.g. isMetaMask. */
  readonly flags: readonly string[]
  /** False: errors carry a message only. */
  readonly errorCodes: boolean
  /** Rejections of these carry `data: {location: 'confirmation'}`. */
  readonly rejectionsWithLocation: readonly AskingMethod[]
  /** The answer to a switch to a chain that the wallet does not know. */
  readonly unknownChainCode: 4901 | 4902
  readonly asksToSwitch: 'always' | 'unlessPermitted' | 'never'
  /**
   * What an add of a known chain does: nothing but switch, or, once the user agrees, it takes the
   * new endpoint.
   */
  readonly addOfKnownChain: 'keeps' | 'updates'
  /** Whether an add is followed by the question to switch, whose rejection the site is not told. */
  readonly asksToSwitchAfterAdd: boolean
  /** How long the old chain id is still answered after an add has resolved, in ms. */
  readonly addLagMs: number
  /** One `chainChanged` for each, in this order. */
  readonly chainChanged: readonly ChainIdFormat[]
  /** How often these are sent when a second switch follows within half a second. */
  readonly quickSwitchRepeats: number
  /** False: `on()` does nothing. */
  readonly events: boolean
  readonly capabilities: 'full' | 'empty' | 'unsupported'
  /** 'early' answers with the id before the user confirms, and takes a single call only. */
  readonly sendCalls: 'full' | 'early' | 'unsupported'
  /** What a second identical request gets while the first is open: -32002, or its turn. */
  readonly duplicates: 'refuse' | 'queue'
  /** The code for methods that the wallet does not have; 'byName' knows both. */
  readonly unsupportedCode: 4200 | -32601 | 'byName'
  /** Whether EIP-2255 answers name the permitted chains. */
  readonly permittedChains: boolean
  readonly addressCase: 'lower' | 'checksum'
  /** Whether it connects and signs in with one prompt (ERC-7846). */
  readonly connectAndSign: boolean
}

const plain: Personality = {
  name: 'Plain Wallet',
  rdns: 'xyz.foyer.plain',
  flags: [],
  errorCodes: true,
  rejectionsWithLocation: [],
  unknownChainCode: 4902,
  asksToSwitch: 'always',
  addOfKnownChain: 'keeps',
  asksToSwitchAfterAdd: false,
  addLagMs: 0,
  chainChanged: ['hex'],
  quickSwitchRepeats: 1,
  events: true,
  capabilities: 'full',
  sendCalls: 'full',
  duplicates: 'queue',
  unsupportedCode: 'byName',
  permittedChains: false,
  addressCase: 'checksum',
  connectAndSign: false,
}

/** Where a fact about a wallet is not known, it behaves like the plain one. */
export const personalities = {
  plain,
  metamask12: {
    ...plain,
    name: 'MetaMask',
    rdns: 'io.metamask',
    flags: ['isMetaMask'],
    rejectionsWithLocation: ['personal_sign'],
    asksToSwitchAfterAdd: true,
    capabilities: 'unsupported',
    sendCalls: 'unsupported',
    unsupportedCode: -32601,
    addressCase: 'lower',
  },
  metamask13: {
    ...plain,
    name: 'MetaMask',
    rdns: 'io.metamask',
    flags: ['isMetaMask'],
    rejectionsWithLocation: [
      'personal_sign',
      'eth_signTypedData_v4',
      'wallet_addEthereumChain',
      'eth_sendTransaction',
    ],
    asksToSwitch: 'unlessPermitted',
    addOfKnownChain: 'updates',
    quickSwitchRepeats: 3,
    capabilities: 'empty',
    sendCalls: 'early',
    duplicates: 'refuse',
    unsupportedCode: -32601,
    permittedChains: true,
    addressCase: 'lower',
  },
  taho: {
    ...plain,
    name: 'Taho',
    rdns: 'xyz.taho.wallet',
    flags: ['isTally'],
    unknownChainCode: 4901,
    asksToSwitch: 'never',
    addLagMs: 250,
    chainChanged: ['hex', 'decimal'],
    capabilities: 'unsupported',
    sendCalls: 'unsupported',
    unsupportedCode: 4200,
    addressCase: 'lower',
  },
  headless: {
    ...plain,
    name: 'Headless Web3 Provider',
    rdns: 'test.headless.provider',
    errorCodes: false,
    chainChanged: ['number'],
  },
  onePrompt: {
    ...plain,
    name: 'One-prompt Wallet',
    rdns: 'test.oneprompt.wallet',
    connectAndSign: true,
  },
  mockNoEvents: {
    ...plain,
    name: 'Mock Wallet',
    rdns: 'test.mock.wallet',
    events: false,
  },
} as const satisfies Record<string, Personality>

export type PersonalityName = keyof typeof personalities
