import type { Method } from '../context.ts'
import { walletErrors } from '../errors.ts'
import { addressParam, fieldsParam } from '../params.ts'

/** `wallet_watchAsset` (EIP-747), for ERC-20 tokens. */
export const watchAsset: Method = async (_, call) => {
  const fields = fieldsParam(call.params[0], 'The asset')
  if (fields.type !== 'ERC20') throw walletErrors.invalidParams('"type" must be "ERC20".')
  const { address, symbol, decimals = 18, image } = fieldsParam(fields.options, '"options"')
  if (typeof symbol !== 'string' || symbol.length < 1 || symbol.length > 11)
    throw walletErrors.invalidParams('"symbol" must be 1 to 11 characters.')
  const count = Number(decimals)
  if (!Number.isInteger(count) || count < 0 || count > 36)
    throw walletErrors.invalidParams('"decimals" must be a number from 0 to 36.')
  const asset = {
    address: addressParam(address),
    symbol,
    decimals: count,
    image: typeof image === 'string' ? image : undefined,
  }
  await call.ask({ kind: 'watchAsset', asset })
  return true
}
