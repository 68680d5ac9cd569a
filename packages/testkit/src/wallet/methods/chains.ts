import { numberToHex } from 'viem'
import { findChain, type Method, type MethodCall, type WalletContext } from '../context.ts'
import { type ProviderRpcError, walletErrors } from '../errors.ts'
import { chainIdParam, type Fields, fieldsParam, isFields } from '../params.ts'
import { parseUrl } from '../parseUrl.ts'
import { visibleAccounts } from '../permissions.ts'
import type { WalletChain } from '../types.ts'

export const chainId: Method = async ({ personality, store }) => {
  const { chainId, permitted } = store.get()
  if (personality.chainIdOnceConnected && permitted.length === 0) return undefined
  return numberToHex(chainId)
}

export const netVersion: Method = async (wallet) => String(wallet.store.get().chainId)

/** `wallet_switchEthereumChain` (EIP-3326). */
export const switchChain: Method = async (wallet, call) => {
  const id = chainIdParam(fieldsParam(call.params[0], 'The chain').chainId)
  const { chainId, permitted } = wallet.store.get()
  if (id === chainId) return null
  const { pretendsToSwitch } = wallet.personality
  if (pretendsToSwitch === 'unconnected' && permitted.length === 0) return null
  const target = findChain(wallet, id)
  if (!target) throw await unknownChain(wallet, call, id)
  return switchTo(wallet, call, target)
}

/**
 * `wallet_addEthereumChain` (EIP-3085). Switches to a known chain, with its current or the new
 * endpoint.
 */
export const addChain: Method = async (wallet, call) => {
  const target = parseChain(fieldsParam(call.params[0], 'The chain'))
  const known = findChain(wallet, target.id)
  const isUpdate =
    known?.rpcUrl !== target.rpcUrl && wallet.personality.addOfKnownChain === 'updates'
  if (known && !isUpdate) {
    return wallet.store.get().chainId === known.id ? null : switchTo(wallet, call, known)
  }
  if (!known && !wallet.personality.addsChains) throw await unknownChain(wallet, call, target.id)
  await checkEndpoint(wallet, target)
  await call.ask({ kind: 'addChain', target })
  const others = wallet.store.get().added.filter(({ id }) => id !== target.id)
  wallet.store.update({ added: [...others, target] })
  if (wallet.personality.asksToSwitchAfterAdd && !(await agreesToSwitch(call, target))) return null
  moveTo(wallet, target.id, wallet.personality.addLagMs)
  return null
}

async function agreesToSwitch(call: MethodCall, target: WalletChain): Promise<boolean> {
  try {
    await call.ask({ kind: 'switchChain', target })
    return true
  } catch {
    return false // The network was added, which is what the site asked for.
  }
}

async function switchTo(wallet: WalletContext, call: MethodCall, target: WalletChain) {
  const { asksToSwitch } = wallet.personality
  const permitted = visibleAccounts(wallet.store.get()).length > 0
  const asks = asksToSwitch === 'always' || (asksToSwitch === 'unlessPermitted' && !permitted)
  if (asks) await call.ask({ kind: 'switchChain', target })
  if (wallet.personality.pretendsToSwitch !== 'always') moveTo(wallet, target.id, 0)
  return null
}

function moveTo(wallet: WalletContext, id: number, lagMs: number): void {
  if (lagMs === 0) wallet.store.update({ chainId: id })
  else setTimeout(() => wallet.store.update({ chainId: id }), lagMs)
}

async function unknownChain(
  { personality }: WalletContext,
  call: MethodCall,
  id: number,
): Promise<ProviderRpcError> {
  const { unknownChainAfterMs, unknownChainCode } = personality
  if (unknownChainAfterMs > 0) await call.showNotice(unknownChainAfterMs)
  return unknownChainCode === 4901
    ? walletErrors.chainDisconnected(id)
    : walletErrors.unknownChain(id)
}

function parseChain(fields: Fields): WalletChain {
  const id = chainIdParam(fields.chainId)
  const { chainName, nativeCurrency, rpcUrls } = fields
  if (typeof chainName !== 'string' || chainName === '')
    throw walletErrors.invalidParams('"chainName" must be text.')
  const rpcUrl = Array.isArray(rpcUrls) ? rpcUrls.find(isSafeUrl) : undefined
  if (rpcUrl === undefined)
    throw walletErrors.invalidParams('"rpcUrls" must have an https address.')
  checkExplorers(fields.blockExplorerUrls)
  return { id, name: chainName, rpcUrl, symbol: parseSymbol(nativeCurrency) }
}

/** Validates the currency as MetaMask does: 18 decimals, a symbol of 1 to 6 characters. */
function parseSymbol(currency: unknown): string {
  if (!isFields(currency)) throw walletErrors.invalidParams('"nativeCurrency" must be an object.')
  if (currency.decimals !== 18)
    throw walletErrors.invalidParams('"nativeCurrency.decimals" must be the number 18.')
  const { symbol } = currency
  if (typeof symbol === 'string' && symbol.length >= 1 && symbol.length <= 6) return symbol
  throw walletErrors.invalidParams('"nativeCurrency.symbol" must be 1 to 6 characters.')
}

function checkExplorers(urls: unknown): void {
  if (urls === undefined || urls === null) return
  if (Array.isArray(urls) && urls.every(isSafeUrl)) return
  throw walletErrors.invalidParams('"blockExplorerUrls" must be https addresses.')
}

/** Whether the URL is https, or http on localhost. */
function isSafeUrl(value: unknown): value is string {
  const url = typeof value === 'string' ? parseUrl(value) : undefined
  if (!url) return false
  const { protocol, hostname } = url
  if (protocol === 'https:') return true
  const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname)
  return protocol === 'http:' && (local || hostname.endsWith('.localhost'))
}

/** Checks, as MetaMask does before its prompt, that the endpoint answers for this chain. */
async function checkEndpoint(wallet: WalletContext, target: WalletChain): Promise<void> {
  const answered = await wallet.connectTo(target.rpcUrl ?? '').request('eth_chainId', [])
  if (Number(answered) === target.id) return
  throw walletErrors.invalidParams(
    `The endpoint answers with the chain "${String(answered)}", not with ${target.id}.`,
  )
}
