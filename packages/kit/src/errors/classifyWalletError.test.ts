import { describe, expect, it } from 'vitest'
import { UnconfiguredChainError } from './chain.ts'
import { classifyWalletError, type WalletErrorKind } from './classifyWalletError.ts'
import {
  ConnectorTimeoutError,
  MissingWalletError,
  NoAccountError,
  ProviderRequiredError,
} from './connection.ts'

type Row = readonly [title: string, error: unknown, kind: WalletErrorKind]

const coded = (code: unknown, message = 'Something happened.', data?: unknown) =>
  Object.assign(new Error(message), { code, data })

const codes: readonly Row[] = [
  ['4001', coded(4001), 'rejected'],
  ['4001 with a place, as MetaMask', coded(4001, 'x', { location: 'confirmation' }), 'rejected'],
  ['5000', coded(5000), 'rejected'],
  ['a code as text', coded('4001'), 'rejected'],
  ['a negative code as text', coded(' -32002 '), 'pending'],
  ['ethers', { code: 'ACTION_REJECTED', info: { error: { code: 4001 } } }, 'rejected'],
  ['5750: the upgrade of the account was refused', coded(5750), 'rejected'],
  ['-32002', coded(-32002), 'pending'],
  ['-32002 as a plain object', { code: -32002, message: '' }, 'pending'],
  [
    "-32002 of MetaMask for the wallet's own node",
    coded(-32002, 'RPC endpoint returned too many errors, retrying in 0.29 minutes.'),
    'other',
  ],
  [
    '-32002 of Infura, passed on by the wallet',
    coded(-32002, 'rejected due to project ID settings'),
    'other',
  ],
  ['-32002 of geth, passed on by the wallet', coded(-32002, 'request timed out'), 'timeout'],
  ['4902', coded(4902), 'unknownChain'],
  ['4901, as Phantom for a chain that it cannot have', coded(4901), 'unsupportedChain'],
  ['5710', coded(5710), 'unsupportedChain'],
  ['4200', coded(4200), 'unsupportedMethod'],
  ['-32601', coded(-32601), 'unsupportedMethod'],
  ['4900', coded(4900), 'disconnected'],
  ['4100', coded(4100), 'disconnected'],
  ['4100 with better words', coded(4100, 'User rejected the request.'), 'rejected'],
  ['-32603', coded(-32603, 'Internal JSON-RPC error.'), 'other'],
  ['no known code', coded(12345), 'other'],
  ['NaN', coded(Number.NaN), 'other'],
]

const buried: readonly Row[] = [
  ['data.originalError', coded(-32603, 'x', { originalError: { code: 4902 } }), 'unknownChain'],
  ['data.cause', coded(-32603, 'x', { cause: { code: 4001 } }), 'rejected'],
  ['data itself', coded(-32603, 'x', { code: 4001, message: 'no' }), 'rejected'],
  [
    'a JSON-RPC answer',
    { jsonrpc: '2.0', id: 1, error: { code: -32002, message: 'x' } },
    'pending',
  ],
  [
    "a node's -32002",
    coded(-32603, 'Internal JSON-RPC error.', { code: -32002, message: 'request timed out' }),
    'timeout',
  ],
  [
    'cause of a cause',
    new Error('a', { cause: new Error('b', { cause: coded(4001) }) }),
    'rejected',
  ],
  ['AggregateError', new AggregateError([new Error('a'), coded(4900)]), 'disconnected'],
  ['text as cause', new Error('Failed', { cause: 'User denied account access' }), 'rejected'],
]

const words: readonly Row[] = [
  ['User rejected the request.', new Error('User rejected the request.'), 'rejected'],
  ['MetaMask', new Error('MetaMask Tx Signature: User denied transaction signature.'), 'rejected'],
  ['user closed modal', new Error('User closed modal'), 'rejected'],
  ['accounts received is empty', new Error('accounts received is empty'), 'rejected'],
  ['accounts received empty', new Error('Accounts received empty'), 'rejected'],
  ['Safe', new Error('Transaction was rejected'), 'rejected'],
  [
    'a node that rejects a transaction',
    coded(-32003, 'Transaction was rejected: fee too low'),
    'other',
  ],
  ['request rejected', new Error('Request rejected'), 'rejected'],
  [
    'connection request reset',
    new Error('Connection request reset. Please try again.'),
    'rejected',
  ],
  ['cancelled by user', new Error('Transaction cancelled by user'), 'rejected'],
  ['user canceled', 'User canceled', 'rejected'],
  ['popup closed', new Error('Popup closed'), 'rejected'],
  ['modal closed', new Error('Modal closed'), 'rejected'],
  ['the modal was closed', new Error('The modal was closed.'), 'rejected'],
  ['pop-up has been closed', new Error('Pop-up has been closed'), 'rejected'],
  ['prompt closed', new Error('Connection prompt closed'), 'rejected'],
  ['window was closed', new Error('The window was closed before it answered'), 'rejected'],
  [
    'a rejection under a general code',
    coded(-32603, 'MetaMask Message Signature: User denied message signature.'),
    'rejected',
  ],
  [
    'already pending',
    new Error(
      "Request of type 'wallet_requestPermissions' already pending for origin https://a.b.",
    ),
    'pending',
  ],
  [
    'already processing',
    new Error('Already processing eth_requestAccounts. Please wait.'),
    'pending',
  ],
  [
    'unrecognised chain',
    coded(-32603, 'Unrecognized chain ID "0x909". Try adding the chain using …'),
    'unknownChain',
  ],
  ['unsupported chain', new Error('Unsupported chain id'), 'unsupportedChain'],
  [
    'cannot switch',
    new Error('"Safe" does not support programmatic chain switching.'),
    'unsupportedChain',
  ],
  ['provider not found', new Error('Provider not found.'), 'missingWallet'],
  ['wallet not installed', new Error('Wallet is not installed'), 'missingWallet'],
  [
    'method not supported',
    new Error('The method "wallet_sendCalls" is not supported.'),
    'unsupportedMethod',
  ],
  ['timed out', new Error('The request timed out.'), 'timeout'],
  ['proposal expired', new Error('Proposal expired'), 'timeout'],
  [
    'a contract that talks like a visitor',
    new Error('execution reverted: User rejected the request'),
    'other',
  ],
  ['a network failure', new TypeError('Failed to fetch'), 'other'],
  ['nothing said', new Error(''), 'other'],
]

const ours: readonly Row[] = [
  ['NoAccountError', new NoAccountError({ wallet: 'A' }), 'rejected'],
  ['MissingWalletError', new MissingWalletError({ wallet: 'A' }), 'missingWallet'],
  ['ProviderRequiredError', new ProviderRequiredError({ connector: 'a' }), 'missingWallet'],
  ['UnconfiguredChainError', new UnconfiguredChainError({ chainId: 5 }), 'unsupportedChain'],
  [
    'ConnectorTimeoutError',
    new ConnectorTimeoutError({ connector: 'A', operation: 'connect', timeout: 1 }),
    'timeout',
  ],
]

describe('classifyWalletError', () => {
  it.each(codes)('by code: %s', (_title, error, kind) => {
    expect(classifyWalletError(error)).toBe(kind)
  })
  it.each(buried)('looks into causes: %s', (_title, error, kind) => {
    expect(classifyWalletError(error)).toBe(kind)
  })
  it.each(words)('by message: %s', (_title, error, kind) => {
    expect(classifyWalletError(error)).toBe(kind)
  })
  it.each(ours)('our own: %s', (_title, error, kind) => {
    expect(classifyWalletError(error)).toBe(kind)
  })

  it('prefers the code to the message', () => {
    expect(classifyWalletError(coded(4001, 'Request already pending'))).toBe('rejected')
    expect(classifyWalletError(coded(-32002, 'User rejected'))).toBe('pending')
  })

  it.each([
    undefined,
    null,
    0,
    4001,
    true,
    Symbol('x'),
    () => 4001,
    {},
    [],
  ])('classifies %s as other', (value) => {
    expect(classifyWalletError(value)).toBe('other')
  })
})
