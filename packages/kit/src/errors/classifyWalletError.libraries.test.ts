import {
  ConnectorNotConnectedError,
  ConnectorNotFoundError,
  ProviderNotFoundError,
  SwitchChainNotSupportedError,
  ChainNotConfiguredError as WagmiChainNotConfiguredError,
} from '@wagmi/core'
import {
  ChainDisconnectedError,
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  ExecutionRevertedError,
  encodeErrorResult,
  getContractError,
  HttpRequestError,
  InternalRpcError,
  InvalidParamsRpcError,
  MethodNotFoundRpcError,
  ProviderDisconnectedError,
  parseAbiItem,
  ResourceUnavailableRpcError,
  RpcRequestError,
  SwitchChainError,
  TimeoutError,
  TransactionExecutionError,
  UnauthorizedProviderError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
  SocketClosedError as ViemSocketClosedError,
  WebSocketRequestError,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { classifyWalletError, type WalletErrorKind } from './classifyWalletError.ts'

type Row = readonly [title: string, error: unknown, kind: WalletErrorKind]

const solidityError = parseAbiItem('error Error(string)')
const url = 'http://localhost/rpc'
const coded = (code: number, message = 'Something happened.') =>
  Object.assign(new Error(message), { code })

const libraries: readonly Row[] = [
  ['UserRejectedRequestError', new UserRejectedRequestError(coded(4001)), 'rejected'],
  [
    'UserRejectedRequestError around words only',
    new UserRejectedRequestError(new Error('User rejected switch after adding network.')),
    'rejected',
  ],
  [
    'UserRejectedRequestError around nothing known',
    new UserRejectedRequestError(new Error('No.')),
    'rejected',
  ],
  [
    'UserRejectedRequestError that a connector put around a failed wallet_addEthereumChain',
    new UserRejectedRequestError(
      coded(-32602, "Expected the number 18 for 'nativeCurrency.decimals'"),
    ),
    'other',
  ],
  [
    'TransactionExecutionError around a rejection',
    new TransactionExecutionError(new UserRejectedRequestError(coded(4001)), { account: null }),
    'rejected',
  ],
  ['ResourceUnavailableRpcError', new ResourceUnavailableRpcError(new Error('x')), 'pending'],
  [
    "ResourceUnavailableRpcError around MetaMask's failed node",
    new ResourceUnavailableRpcError(coded(-32002, 'RPC endpoint not found or unavailable.')),
    'other',
  ],
  ['SwitchChainError around 4902', new SwitchChainError(coded(4902)), 'unknownChain'],
  ['SwitchChainError around -32002', new SwitchChainError(coded(-32002)), 'pending'],
  ['SwitchChainError around 4200', new SwitchChainError(coded(4200)), 'unsupportedMethod'],
  ['SwitchChainError around a code of no meaning', new SwitchChainError(coded(-32603)), 'other'],
  [
    'SwitchChainError around words',
    new SwitchChainError(new Error('Unknown chain')),
    'unknownChain',
  ],
  ['SwitchChainError around a broken wallet', new SwitchChainError(new Error('Boom')), 'other'],
  [
    'SwitchChainError around a chain that is not configured',
    new SwitchChainError(new WagmiChainNotConfiguredError()),
    'unsupportedChain',
  ],
  ['ChainDisconnectedError', new ChainDisconnectedError(new Error('x')), 'unsupportedChain'],
  ['UnauthorizedProviderError', new UnauthorizedProviderError(new Error('x')), 'disconnected'],
  ['ProviderDisconnectedError', new ProviderDisconnectedError(new Error('x')), 'disconnected'],
  [
    'UnsupportedProviderMethodError',
    new UnsupportedProviderMethodError(new Error('x')),
    'unsupportedMethod',
  ],
  ['MethodNotFoundRpcError', new MethodNotFoundRpcError(new Error('x')), 'unsupportedMethod'],
  ['InternalRpcError around a rejection', new InternalRpcError(coded(4001)), 'rejected'],
  ['InternalRpcError', new InternalRpcError(new Error('x')), 'other'],
  ['InvalidParamsRpcError', new InvalidParamsRpcError(new Error('x')), 'other'],
  [
    'RpcRequestError',
    new RpcRequestError({ body: {}, error: { code: -32002, message: 'x' }, url }),
    'pending',
  ],
  ['TimeoutError', new TimeoutError({ body: {}, url }), 'timeout'],
  ['the browser’s TimeoutError', new DOMException('signal timed out', 'TimeoutError'), 'timeout'],
  ['the browser’s AbortError', new DOMException('aborted', 'AbortError'), 'other'],
  ['HttpRequestError', new HttpRequestError({ body: {}, status: 500, url }), 'other'],
  [
    'HttpRequestError whose request body has telling words',
    new HttpRequestError({ body: { method: 'eth_call', params: ['user rejected'] }, url }),
    'other',
  ],
  [
    'WebSocketRequestError of a closed socket',
    new WebSocketRequestError({ body: {}, cause: new ViemSocketClosedError({ url }), url }),
    'disconnected',
  ],
  [
    'a revert whose reason talks like a visitor',
    new ContractFunctionExecutionError(
      new ExecutionRevertedError({ message: 'execution reverted: User denied' }),
      { abi: [], functionName: 'f' },
    ),
    'other',
  ],
  ...[
    'Claim window closed',
    'Request expired',
    'Wallet not found',
    'Already processing',
    'Unsupported chain',
  ].map((reason): Row => {
    const data = encodeErrorResult({ abi: [solidityError], args: [reason] })
    const revert = new ContractFunctionRevertedError({ abi: [], data, functionName: 'claim' })
    const error = new ContractFunctionExecutionError(revert, { abi: [], functionName: 'claim' })
    return [`a contract's own reason: ${reason}`, error, 'other']
  }),
  [
    'a rejection with an internal error’s code, which viem takes for a revert',
    getContractError(new InternalRpcError(coded(-32603, 'User rejected the request.')), {
      abi: [],
      args: [],
      functionName: 'claim',
    }),
    'rejected',
  ],
  ['ConnectorNotFoundError', new ConnectorNotFoundError(), 'missingWallet'],
  ['ProviderNotFoundError', new ProviderNotFoundError(), 'missingWallet'],
  ['ConnectorNotConnectedError', new ConnectorNotConnectedError(), 'disconnected'],
  [
    'a library class known only by its name',
    Object.assign(new Error('x'), { name: SwitchChainNotSupportedError.name }),
    'unsupportedChain',
  ],
]

describe('classifyWalletError with the errors of viem, wagmi and the browser', () => {
  it.each(libraries)('%s', (_title, error, kind) => {
    expect(classifyWalletError(error)).toBe(kind)
  })
})
