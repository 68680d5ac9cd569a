import { type Address, checksumAddress, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { type Method, permittedAccount, type WalletContext } from '../context.ts'
import { walletErrors } from '../errors.ts'
import { chainIdParam, type Fields, fieldsParam, isFields } from '../params.ts'
import { visibleAccounts } from '../permissions.ts'
import { connect } from './connect.ts'

/**
 * `wallet_connect` (ERC-7846). With the capability `signInWithEthereum`, also signs in with the
 * same prompt.
 */
export const connectAndSign: Method = async (wallet, call) => {
  const { capabilities } = fieldsParam(call.params[0], 'The connection')
  const signIn = isFields(capabilities) ? capabilities.signInWithEthereum : undefined
  const fields = signIn === undefined ? undefined : fieldsParam(signIn, 'signInWithEthereum')
  // Invalid fields are refused before the user is asked.
  if (fields) writeMessage(fields, wallet, zeroAddress)
  await connect(wallet, call)
  const [address] = visibleAccounts(wallet.store.get())
  if (!address) throw walletErrors.unauthorized()
  if (!fields) return { accounts: [{ address, capabilities: {} }] }
  const message = writeMessage(fields, wallet, address)
  const { privateKey } = permittedAccount(wallet, address)
  const signature = await privateKeyToAccount(privateKey).signMessage({ message })
  return { accounts: [{ address, capabilities: { signInWithEthereum: { message, signature } } }] }
}

/**
 * Builds the EIP-4361 message. Domain, URI and time default to those of the page (ERC-7846). Throws
 * -32602 for invalid fields.
 */
function writeMessage(fields: Fields, { origin }: WalletContext, address: Address): string {
  const text = (name: string) => {
    const value = fields[name]
    if (typeof value === 'string') return value
    throw walletErrors.invalidParams(`"${name}" must be text.`)
  }
  const optional = (name: string) => (fields[name] === undefined ? undefined : text(name))
  const date = (name: string) => {
    const value = optional(name)
    return value === undefined ? undefined : new Date(value)
  }
  try {
    return createSiweMessage({
      address: checksumAddress(address),
      domain: optional('domain') ?? new URL(origin).host,
      uri: optional('uri') ?? origin,
      version: '1',
      chainId: chainIdParam(fields.chainId),
      nonce: text('nonce'),
      issuedAt: date('issuedAt') ?? new Date(),
      scheme: optional('scheme'),
      statement: optional('statement'),
      expirationTime: date('expirationTime'),
      notBefore: date('notBefore'),
      requestId: optional('requestId'),
      resources: resourcesOf(fields),
    })
  } catch (error) {
    throw walletErrors.invalidParams(error instanceof Error ? error.message : 'No message.')
  }
}

function resourcesOf({ resources }: Fields): string[] | undefined {
  if (resources === undefined) return undefined
  if (Array.isArray(resources) && resources.every((entry) => typeof entry === 'string')) {
    return resources
  }
  throw walletErrors.invalidParams('"resources" must be a list of texts.')
}
