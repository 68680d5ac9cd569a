import { type Address, checksumAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage } from 'viem/siwe'
import { type Method, permittedAccount } from '../context.ts'
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
  await connect(wallet, call)
  const [address] = visibleAccounts(wallet.store.get())
  if (!address) throw walletErrors.unauthorized()
  if (!fields) return { accounts: [{ address, capabilities: {} }] }
  const message = writeMessage(fields, address)
  const { privateKey } = permittedAccount(wallet, address)
  const signature = await privateKeyToAccount(privateKey).signMessage({ message })
  return { accounts: [{ address, capabilities: { signInWithEthereum: { message, signature } } }] }
}

/** Builds the EIP-4361 message. Throws -32602 for invalid fields. */
function writeMessage(fields: Fields, address: Address): string {
  const text = (name: string) => {
    const value = fields[name]
    if (typeof value === 'string') return value
    throw walletErrors.invalidParams(`"${name}" must be text.`)
  }
  const optional = (name: string) => (fields[name] === undefined ? undefined : text(name))
  const expires = optional('expirationTime')
  const statement = optional('statement')
  try {
    return createSiweMessage({
      address: checksumAddress(address),
      domain: text('domain'),
      uri: text('uri'),
      version: '1',
      chainId: chainIdParam(fields.chainId),
      nonce: text('nonce'),
      issuedAt: new Date(text('issuedAt')),
      ...(statement ? { statement } : {}),
      ...(expires ? { expirationTime: new Date(expires) } : {}),
    })
  } catch (error) {
    throw walletErrors.invalidParams(error instanceof Error ? error.message : 'No message.')
  }
}
