/** Kind of a wallet or node error. `classifyWalletError` explains each one. */
export type WalletErrorKind =
  | 'rejected'
  | 'pending'
  | 'unsupportedChain'
  | 'unknownChain'
  | 'missingWallet'
  | 'unsupportedMethod'
  | 'disconnected'
  | 'timeout'
  | 'other'

/** Unambiguous codes: EIP-1193, EIP-1474, EIP-5792, WalletConnect (CAIP-25), ethers. */
export const kindByCode: ReadonlyMap<number | string, WalletErrorKind> = new Map<
  number | string,
  WalletErrorKind
>([
  [4001, 'rejected'],
  ['ACTION_REJECTED', 'rejected'],
  [5000, 'rejected'],
  [5001, 'rejected'],
  [5002, 'rejected'],
  [5003, 'rejected'],
  [5750, 'rejected'],
  [-32002, 'pending'],
  [4902, 'unknownChain'],
  // EIP-1193 "not connected to the requested chain". Phantom sends it for chains it cannot have.
  [4901, 'unsupportedChain'],
  [5100, 'unsupportedChain'],
  [5710, 'unsupportedChain'],
  [4200, 'unsupportedMethod'],
  [5101, 'unsupportedMethod'],
  [-32601, 'unsupportedMethod'],
  [-32004, 'unsupportedMethod'],
  [4900, 'disconnected'],
  [6000, 'disconnected'],
  // MetaMask's "try again later", while its background page is unavailable.
  [1013, 'disconnected'],
  [8000, 'timeout'],
])

/** Codes that wallets use with several meanings. Messages are checked first. */
export const kindByVagueCode: ReadonlyMap<number | string, WalletErrorKind> = new Map<
  number | string,
  WalletErrorKind
>([
  // "Unauthorized": the permission was removed or the wallet is locked. Some wallets send it for a
  // rejection.
  [4100, 'disconnected'],
  ['TIMEOUT', 'timeout'],
])

/** Names of error classes of the kit, viem, wagmi and the browser. */
export const kindByName: ReadonlyMap<string, WalletErrorKind> = new Map<string, WalletErrorKind>([
  ['UserRejectedRequestError', 'rejected'],
  ['AtomicReadyWalletRejectedUpgradeError', 'rejected'],
  ['ResourceUnavailableError', 'pending'],
  ['ResourceUnavailableRpcError', 'pending'],
  ['ChainDisconnectedError', 'unsupportedChain'],
  ['ChainNotConfiguredError', 'unsupportedChain'],
  ['UnconfiguredChainError', 'unsupportedChain'],
  ['SwitchChainNotSupportedError', 'unsupportedChain'],
  ['UnsupportedChainIdError', 'unsupportedChain'],
  ['ConnectorNotFoundError', 'missingWallet'],
  ['MissingWalletError', 'missingWallet'],
  ['ProviderNotFoundError', 'missingWallet'],
  ['ProviderRequiredError', 'missingWallet'],
  ['MethodNotFoundRpcError', 'unsupportedMethod'],
  ['MethodNotSupportedRpcError', 'unsupportedMethod'],
  ['UnsupportedProviderMethodError', 'unsupportedMethod'],
  ['ConnectorNotConnectedError', 'disconnected'],
  ['NoProviderRequestError', 'disconnected'],
  ['ProviderDisconnectedError', 'disconnected'],
  ['SocketClosedError', 'disconnected'],
  ['WebSocketClosedError', 'disconnected'],
  ['NoAccountError', 'rejected'],
  ['ConnectorTimeoutError', 'timeout'],
  ['PairingExpiredError', 'timeout'],
  ['SafeInfoError', 'timeout'],
  ['RelayUnreachableError', 'timeout'],
  ['ChainNotCoveredError', 'unsupportedChain'],
  ['WindowBlockedError', 'other'],
  ['TimeoutError', 'timeout'],
])

/**
 * Message patterns, in matching order. Every gap has a maximum length, so matching takes linear
 * time.
 */
export const kindByWords: readonly (readonly [RegExp, WalletErrorKind])[] = [
  [
    /\buser (?:has |have )?(?:rejected|denied|declined|cancell?ed|closed|refused|disapproved|aborted)/i,
    'rejected',
  ],
  [/\b(?:rejected|denied|declined|cancell?ed|refused|closed) by (?:the )?user\b/i, 'rejected'],
  [/\brequest (?:was |has been )?rejected\b/i, 'rejected'],
  // Safe sends this when its prompt is closed. Exact match, because nodes word their rejections of
  // transactions differently.
  [/^transaction was rejected\.?$/i, 'rejected'],
  [/\b(?:accounts received (?:is )?empty|connection request reset)\b/i, 'rejected'],
  [/\b(?:modal|popup|pop-up|prompt|window) (?:was |has been )?closed\b/i, 'rejected'],
  [/\balready (?:pending|processing|in progress|waiting)\b/i, 'pending'],
  [/\bresource (?:is )?(?:unavailable|not available)\b/i, 'pending'],
  [/\bunrecogni[sz]ed chain|\bunknown chain|\btry adding the chain\b/i, 'unknownChain'],
  [/\bnot connected to the requested chain\b/i, 'unsupportedChain'],
  [/\bdoes not support programmatic chain switching\b/i, 'unsupportedChain'],
  [/\bunsupported chain|\bchain.{0,24} not (?:configured|supported)\b/i, 'unsupportedChain'],
  [
    /\b(?:provider|connector|wallet|extension) (?:was |is )?not (?:found|installed)\b/i,
    'missingWallet',
  ],
  [/\bprovider is required\b|\bmissing (?:provider|wallet)\b/i, 'missingWallet'],
  [/\bunsupported method|\bmethod not found\b/i, 'unsupportedMethod'],
  [
    /\bmethod.{0,64} (?:not supported|not found|does not exist|not available|not implemented)\b/i,
    'unsupportedMethod',
  ],
  [/\bdoes not support the requested method\b/i, 'unsupportedMethod'],
  [/\bdisconnected from all chains|\bprovider (?:is |was )?disconnected\b/i, 'disconnected'],
  [/\bsocket (?:is|was|has been) closed\b|\bno matching key\. session\b/i, 'disconnected'],
  [/\bconnector not connected\b/i, 'disconnected'],
  [/\btimed[- ]?out\b|\btimeout\b|\btook too long\b|\bdid not answer\b/i, 'timeout'],
  [/\b(?:proposal|request|pairing|session request) expired\b/i, 'timeout'],
]
