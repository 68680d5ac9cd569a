import { type Hex, hashTypedData, hexToBytes, isAddress, isHex, stringToHex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { type Method, permittedAccount } from '../context.ts'
import { walletErrors } from '../errors.ts'
import { addressParam } from '../params.ts'
import { parseTypedData } from '../typedData.ts'

/** `personal_sign` (EIP-191). Accepts message and address in either order, as wallets do. */
export const personalSign: Method = async (wallet, call) => {
  const [first, second] = call.params
  const swapped = isAddressText(first) && !isAddressText(second)
  const [message, address] = swapped ? [second, first] : [first, second]
  if (typeof message !== 'string') throw walletErrors.invalidParams('The message must be text.')
  const account = permittedAccount(wallet, addressParam(address))
  const raw: Hex = isHex(message) && message.length % 2 === 0 ? message : stringToHex(message)
  await call.ask({ kind: 'signMessage', account, text: readText(raw), raw })
  return privateKeyToAccount(account.privateKey).signMessage({ message: { raw } })
}

/** Signs typed data (EIP-712). */
export const signTypedData: Method = async (wallet, call) => {
  const account = permittedAccount(wallet, addressParam(call.params[0]))
  const typedData = parseTypedData(call.params[1], wallet.store.get().chainId)
  checkHash(typedData)
  await call.ask({ kind: 'signTypedData', account, typedData })
  return privateKeyToAccount(account.privateKey).signTypedData(typedData)
}

function checkHash(typedData: ReturnType<typeof parseTypedData>): void {
  try {
    hashTypedData(typedData)
  } catch {
    throw walletErrors.invalidParams('The typed data does not fit its own types.')
  }
}

function isAddressText(value: unknown): boolean {
  return typeof value === 'string' && isAddress(value, { strict: false })
}

function readText(raw: Hex): string | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(hexToBytes(raw))
    // Control characters other than tab and line ends mean that the bytes are not text.
    return /[^\P{Cc}\t\n\r]/u.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
