import { fieldOf, isAddressText } from '@foyer/ui/utils/guards.ts'
import { type Address, getAddress } from 'viem'
import type { Connector } from 'wagmi'
import { type RpcRequest, requestOf } from '../../../chains/transport/requestOf.ts'
import { rpcLimits } from '../../../chains/transport/rpcLimits.ts'
import { classifyWalletError } from '../../../errors/classifyWalletError.ts'
import {
  ConnectorTimeoutError,
  MissingWalletError,
  ProviderRequiredError,
} from '../../../errors/connection.ts'
import { readErrorChain } from '../../../errors/readErrorChain.ts'
import { withTimeLimit } from '../withTimeLimit.ts'

/** What the kit's injected connector takes beyond wagmi's parameters. */
export interface InjectedConnectParameters {
  readonly chainId?: number | undefined
  readonly isReconnecting?: boolean | undefined
  /** The wallet has answered, and shares accounts. */
  onShared?(): void
  /** `connectInjected`. Default: it is loaded. */
  readonly ask?: typeof connectInjected | undefined
}

/** Whether a request for the permission to see accounts has got no clear answer. */
export interface PermissionPrompt {
  isUnanswered: boolean
}

interface InjectedWallet extends Pick<Connector, 'getAccounts' | 'getChainId' | 'name'> {
  readonly emitter: Pick<Connector['emitter'], 'off' | 'on'>
  readonly permission: PermissionPrompt
  readonly provider: object | undefined
}

interface ConnectInjectedOptions extends InjectedConnectParameters {
  switchChain(chainId: number): Promise<{ readonly id: number }> | undefined
}

interface InjectedConnection {
  readonly accounts: readonly Address[]
  readonly chainId: number
}

type ConnectionChange = {
  readonly [Key in keyof InjectedConnection]?: InjectedConnection[Key] | undefined
}

/**
 * Connects a wallet in the page, and switches it to `chainId` if it agrees. Once the wallet has
 * answered, each further answer has a time limit. Accounts and chain are those that the wallet
 * reported last.
 *
 * @throws MissingWalletError, ProviderRequiredError, ConnectorTimeoutError after 10 s, and what the
 * wallet throws.
 */
export async function connectInjected(
  wallet: InjectedWallet,
  { chainId: wanted, isReconnecting, onShared, switchChain }: ConnectInjectedOptions,
): Promise<InjectedConnection> {
  const { emitter } = wallet
  let reported: ConnectionChange = {}
  const onChange = (change: ConnectionChange) => {
    reported = { ...reported, ...change }
  }
  const onDisconnect = () => onChange({ accounts: [] })
  emitter.on('change', onChange)
  emitter.on('disconnect', onDisconnect)
  try {
    let accounts = isReconnecting ? await readAccounts(wallet) : await ask(wallet)
    if (accounts.length > 0) onShared?.()
    let chainId = await readChainId(wallet)
    if (wanted !== undefined && wanted !== chainId) {
      // Without its consent the wallet is connected on its own chain.
      const stay = () => readChainId(wallet).then((id) => ({ id }))
      chainId = (await switchChain(wanted)?.catch(stay))?.id ?? chainId
    }
    if (reported.accounts && `${reported.accounts}` !== `${accounts}`) {
      accounts = await readAccounts(wallet)
    }
    if (reported.chainId && reported.chainId !== chainId) chainId = await readChainId(wallet)
    return { accounts, chainId }
  } finally {
    emitter.off('change', onChange)
    emitter.off('disconnect', onDisconnect)
  }
}

/**
 * Asks for accounts with one prompt: `wallet_requestPermissions` (EIP-2255), which lets the visitor
 * choose, then `eth_requestAccounts` where that is unknown. Any other failure ends the attempt; the
 * next one, like one after a prompt that was never answered, asks for accounts only.
 */
async function ask(wallet: InjectedWallet) {
  const { name, permission, provider } = wallet
  if (!provider) throw new MissingWalletError({ wallet: name })
  if (typeof fieldOf(provider, 'request') !== 'function') {
    throw new ProviderRequiredError({ connector: name })
  }
  const request = requestOf(provider)
  if (!permission.isUnanswered && (await askForPermission(request, permission))) {
    const accounts = await readAccounts(wallet).catch((error: unknown) => {
      if (error instanceof ConnectorTimeoutError) throw error
      return []
    })
    if (accounts.length > 0) return accounts
  }
  const answer = await request({ method: 'eth_requestAccounts' }).catch(rethrow)
  permission.isUnanswered = false
  return Array.isArray(answer) ? answer.filter(isAddressText).map((each) => getAddress(each)) : []
}

/** Whether the wallet knows the method. */
async function askForPermission(
  request: RpcRequest,
  permission: PermissionPrompt,
): Promise<boolean> {
  permission.isUnanswered = true
  try {
    await request({ method: 'wallet_requestPermissions', params: [{ eth_accounts: {} }] })
    permission.isUnanswered = false
    return true
  } catch (error) {
    const kind = classifyWalletError(error)
    if (kind === 'unsupportedMethod' || (kind === 'other' && saysUnknown(error))) return false
    if (kind === 'rejected' || kind === 'pending') permission.isUnanswered = false
    return rethrow(error)
  }
}

/** Whether a wallet says, in words of its own, that it has no such method. */
function saysUnknown(error: unknown): boolean {
  const words =
    /\bnot (?:available|supported|implemented|exist|recogni[sz]ed|found|a function)\b|\b(?:unknown|unsupported|unrecogni[sz]ed|invalid) (?:method|request)\b|\bdoesn't (?:exist|support)\b/i
  return readErrorChain(error).some(({ texts }) => texts.some((text) => words.test(text)))
}

/** A rejection without a reason must not be quoted as the wallet's words. */
function rethrow(error: unknown): never {
  throw error ?? new Error('')
}

function readAccounts({ getAccounts, name }: InjectedWallet) {
  const limit = { connector: name, operation: 'eth_accounts', timeout: rpcLimits.timeout }
  return withTimeLimit(limit, getAccounts)
}

function readChainId({ getChainId, name }: InjectedWallet) {
  const limit = { connector: name, operation: 'eth_chainId', timeout: rpcLimits.timeout }
  return withTimeLimit(limit, getChainId)
}
