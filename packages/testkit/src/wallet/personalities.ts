import { passedMethods } from './methods/reads.ts'
import type { MethodFault, Personality } from './personality.ts'

const plain: Personality = {
  takenFrom: 'EIP-1193, EIP-2255, EIP-3085, EIP-3326, EIP-5792',
  name: 'Plain Wallet',
  rdns: 'xyz.foyer.plain',
  flags: [],
  ethereum: 'none',
  iconLineEnds: false,
  faults: {},
  errorCodes: true,
  rejectionsWithLocation: [],
  unknownChainCode: 4902,
  addsChains: true,
  unknownChainAfterMs: 0,
  silentWhileAsking: false,
  confirmsInPage: false,
  updatesAfterMs: undefined,
  asksToSwitch: 'always',
  pretendsToSwitch: 'never',
  chainIdOnceConnected: false,
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
}

/** What a page may do without: permissions (EIP-2255, MIP-2) and batches (EIP-5792). */
const optionalMethods = [
  'wallet_requestPermissions',
  'wallet_getPermissions',
  'wallet_revokePermissions',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus',
]

/** A wallet that has none of the optional methods, and answers them in this way. */
function lacking(name: string, fault: MethodFault): Personality {
  return {
    ...plain,
    takenFrom: 'reports of users; no version',
    name: `Lacking Wallet ${name}`,
    rdns: `test.lacking${name}.wallet`,
    faults: all(optionalMethods, fault),
  }
}

function all(
  methods: readonly string[],
  fault: MethodFault,
): Readonly<Record<string, MethodFault>> {
  return Object.fromEntries(methods.map((method) => [method, fault]))
}

/** The known wallets. Where a wallet's behaviour is unknown, it is that of the plain one. */
export const personalities = {
  plain,
  metamask12: {
    ...plain,
    takenFrom: 'MetaMask 12.4.2, extension for Chrome',
    name: 'MetaMask',
    rdns: 'io.metamask',
    flags: ['isMetaMask'],
    ethereum: 'announced',
    rejectionsWithLocation: ['personal_sign'],
    asksToSwitchAfterAdd: true,
    capabilities: 'unsupported',
    sendCalls: 'unsupported',
    unsupportedCode: -32601,
    addressCase: 'lower',
  },
  metamask13: {
    ...plain,
    takenFrom: 'MetaMask 13.36, extension for Chrome',
    name: 'MetaMask',
    rdns: 'io.metamask',
    flags: ['isMetaMask'],
    ethereum: 'announced',
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
  phantom: {
    ...plain,
    takenFrom: 'Phantom 25.21, extension for Chrome',
    name: 'Phantom',
    rdns: 'app.phantom',
    flags: ['isPhantom', 'isMetaMask'],
    ethereum: { flags: ['isMetaMask'], flagsOnceAsked: ['isPhantom'] },
    iconLineEnds: true,
    unknownChainCode: 4901,
    addsChains: false,
    unknownChainAfterMs: 3000,
    silentWhileAsking: true,
    addressCase: 'lower',
  },
  okx: {
    ...plain,
    takenFrom: 'OKX Wallet 3.59, extension for Chrome',
    name: 'OKX Wallet',
    rdns: 'com.okex.wallet',
    flags: ['isMetaMask'],
    ethereum: { flags: ['isMetaMask'], flagsOnceAsked: [] },
    faults: {
      wallet_revokePermissions: { error: { code: -32601, message: 'Method not found' } },
    },
    addressCase: 'lower',
  },
  rabby: {
    ...plain,
    takenFrom: 'Rabby 0.93, extension for Chrome',
    name: 'Rabby Wallet',
    rdns: 'io.rabby',
    flags: ['isMetaMask', 'isRabby'],
    ethereum: 'announced',
    addressCase: 'lower',
  },
  taho: {
    ...plain,
    takenFrom: 'Taho 0.66, extension for Chrome',
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
  metamaskConnect: {
    ...plain,
    takenFrom: '@metamask/connect-evm 2.1.1',
    name: 'MetaMask',
    rdns: 'io.metamask.mmc',
    faults: all(['wallet_getPermissions', 'net_version'], {
      error: { message: 'Method is not supported by Metamask Connect/EVM' },
    }),
    chainIdOnceConnected: true,
    addressCase: 'lower',
  },
  baseAccount: {
    ...plain,
    takenFrom: '@base-org/account 2.5.10',
    name: 'Base Account',
    rdns: 'app.base.account',
    pretendsToSwitch: 'unconnected',
    faults: { wallet_revokePermissions: { error: { code: -32601, message: 'Method not found' } } },
  },
  headless: {
    ...plain,
    takenFrom: 'headless-web3-provider 0.6',
    name: 'Headless Web3 Provider',
    rdns: 'test.headless.provider',
    errorCodes: false,
    chainChanged: ['number'],
  },
  mockNoEvents: {
    ...plain,
    takenFrom: '@johanneskares/wallet-mock',
    name: 'Mock Wallet',
    rdns: 'test.mock.wallet',
    events: false,
  },
  inPage: {
    ...plain,
    takenFrom: 'embedded wallets and extensions of mobile Safari; no version',
    name: 'In-page Wallet',
    rdns: 'test.inpage.wallet',
    confirmsInPage: true,
  },
  updated: {
    ...plain,
    takenFrom: 'Chrome, when it updates an extension',
    name: 'Updated Wallet',
    rdns: 'test.updated.wallet',
    updatesAfterMs: 1000,
  },
  pretending: {
    ...plain,
    takenFrom: 'reports of users; no version',
    name: 'Pretending Wallet',
    rdns: 'test.pretending.wallet',
    pretendsToSwitch: 'always',
    capabilities: 'atomicBatch',
  },
  failingNode: {
    ...plain,
    takenFrom: 'any wallet whose own endpoint fails',
    name: 'Failing Node Wallet',
    rdns: 'test.failingnode.wallet',
    faults: all([...passedMethods, 'eth_sendTransaction'], {
      error: { code: -32603, message: 'Internal JSON-RPC error.' },
    }),
  },
  silentChain: {
    ...plain,
    takenFrom: 'extensions that hang after an approval; no version',
    name: 'Hanging Wallet',
    rdns: 'test.hanging.wallet',
    faults: { eth_chainId: 'hang' },
  },
  lackingUnknown: lacking('A', {
    error: { code: -32601, message: 'The method does not exist / is not available.' },
  }),
  lackingServerError: lacking('B', {
    error: { code: -32000, message: 'This method is not available.' },
  }),
  lackingUnsupported: lacking('C', {
    error: { code: 4200, message: 'Unsupported method.' },
  }),
  lackingInternal: lacking('D', {
    error: { code: -32603, message: 'Method not supported.' },
  }),
  lackingWords: lacking('E', {
    error: { message: 'Error: Unknown method wallet_requestPermissions' },
  }),
  lackingSilent: lacking('F', 'hang'),
  lackingThrows: lacking('G', 'throws'),
  lackingUndefined: lacking('H', 'undefined'),
} as const satisfies Record<string, Personality>

/** A key of `personalities`. */
export type PersonalityName = keyof typeof personalities
