import type { Approval, Method, MethodCall, WalletContext } from '../context.ts'
import { walletErrors } from '../errors.ts'
import { fieldsParam, sameAddress } from '../params.ts'
import { visibleAccounts, writeAddresses, writePermissions } from '../permissions.ts'

/** The methods by which a page asks to connect. */
export const connectMethods: ReadonlySet<string> = new Set([
  'eth_requestAccounts',
  'wallet_requestPermissions',
])

/** `eth_requestAccounts` (EIP-1102). Resolves without a prompt if the site is connected. */
export const requestAccounts: Method = async (wallet, call) => {
  const { locked, permitted } = wallet.store.get()
  if (locked && permitted.length > 0) {
    await call.ask({ kind: 'unlock' })
    wallet.store.update({ locked: false })
  } else if (permitted.length === 0) {
    await connect(wallet, call)
  }
  return accounts(wallet, call)
}

export const accounts: Method = async (wallet) =>
  writeAddresses(visibleAccounts(wallet.store.get()), wallet.personality)

/**
 * `wallet_requestPermissions` (EIP-2255). Always prompts, so that another account can be chosen.
 */
export const requestPermissions: Method = async (wallet, call) => {
  checkPermissionNames(call.params)
  await connect(wallet, call)
  return getPermissions(wallet, call)
}

export const getPermissions: Method = async (wallet) =>
  writePermissions(wallet.store.get(), {
    personality: wallet.personality,
    origin: wallet.origin,
    chainIds: wallet.chains().map((chain) => chain.id),
  })

/** `wallet_revokePermissions` (MIP-2). */
export const revokePermissions: Method = async (wallet, call) => {
  checkPermissionNames(call.params)
  wallet.store.update({ permitted: [] })
  return null
}

/** Asks the user which accounts the site may see. */
export async function connect(wallet: WalletContext, call: MethodCall): Promise<void> {
  const approval = await call.ask({ kind: 'connect', accounts: wallet.accounts })
  const permitted = chosenAccounts(wallet, approval)
  const selected = permitted[0] ?? wallet.store.get().selected
  wallet.store.update({ permitted, selected, locked: false })
}

/** The accounts that the user chose; the selected one if the approval names none. */
function chosenAccounts(wallet: WalletContext, approval: Approval) {
  const chosen = (approval.accounts ?? []).flatMap((address) => {
    const account = wallet.accounts.find((known) => sameAddress(known.address, address))
    return account ? [account.address] : []
  })
  return chosen.length > 0 ? chosen : [wallet.store.get().selected]
}

const knownPermissions = ['eth_accounts', 'endowment:permitted-chains']

function checkPermissionNames(params: readonly unknown[]): void {
  const names = Object.keys(fieldsParam(params[0], 'The permissions'))
  const unknown = names.find((name) => !knownPermissions.includes(name))
  if (unknown !== undefined) throw walletErrors.invalidParams(`Unknown permission "${unknown}".`)
  if (!names.includes('eth_accounts'))
    throw walletErrors.invalidParams('The permissions must name "eth_accounts".')
}
