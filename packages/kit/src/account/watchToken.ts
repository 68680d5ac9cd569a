import { parseChainId } from '@foyer/ui/format/parseChainId.ts'
import { whileWalletAsks } from '@foyer/ui/overlays/yieldToOverlays.ts'
import { getConnection } from '@wagmi/core'
import { type Address, InvalidAddressError } from 'viem'
import type { Kit } from '../chains/config/kit.ts'
import { parseAddress } from '../chains/config/parseAddress.ts'
import { requestOf } from '../chains/transport/requestOf.ts'
import { WalletChainMismatchError } from '../errors/chain.ts'
import { withPendingError } from '../errors/classifyWalletError.ts'
import { InvalidAssetError, NotConnectedError } from '../errors/transactions.ts'

/** An ERC-20 token for the wallet to show (EIP-747). */
export interface WatchTokenParameters {
  /** The token's contract, in one case or with a valid checksum (EIP-55). */
  readonly address: Address
  /** 1 to 11 characters. */
  readonly symbol: string
  /** Integer from 0 to 36. Default 18. */
  readonly decimals?: number | undefined
  /** `https:` or `data:` URI of an image. Default: none. */
  readonly image?: string | undefined
  /** The token's chain. Default: the wallet's current chain. */
  readonly chainId?: number | undefined
}

const defaultDecimals = 18
const maxSymbolLength = 11
const maxDecimals = 36

/**
 * Asks the connected wallet to show a token (`wallet_watchAsset`). Not wagmi's `watchAsset`: it
 * checks neither the token nor its chain, and would return any answer.
 *
 * @returns true when the wallet says that it shows the token.
 * @throws InvalidAddressError, InvalidAssetError, NotConnectedError, NoProviderRequestError;
 * WalletChainMismatchError when the wallet is on another chain than `chainId`;
 * ResourceUnavailableError while an earlier request is pending in the wallet; any other wallet
 * error, for `classifyWalletError`.
 */
export async function watchToken(
  kit: Kit,
  { chainId, decimals = defaultDecimals, image, symbol, ...token }: WatchTokenParameters,
): Promise<boolean> {
  const address = parseAddress(token.address, kit.chains)
  if (!address) throw new InvalidAddressError({ address: String(token.address) })
  const reason = validateAsset({ decimals, image, symbol })
  if (reason !== undefined) throw new InvalidAssetError({ reason })
  const { connector } = getConnection(kit.wagmi)
  if (!connector) throw new NotConnectedError({ caller: 'useWatchToken' })
  const request = requestOf(await connector.getProvider())
  if (chainId !== undefined) {
    const received = parseChainId(await request({ method: 'eth_chainId' }))
    if (received !== chainId) throw new WalletChainMismatchError({ expected: chainId, received })
  }
  const options = { address, symbol, decimals, ...(image === undefined ? {} : { image }) }
  const params = { type: 'ERC20', options }
  const answer = await withPendingError(connector.name, () =>
    whileWalletAsks(() => request({ method: 'wallet_watchAsset', params })),
  )
  return answer === true
}

/** The first validation error; undefined for a valid asset. */
function validateAsset(asset: {
  readonly decimals: number
  readonly image: string | undefined
  readonly symbol: string
}): string | undefined {
  const { decimals, image, symbol } = asset
  if (symbol.length < 1 || symbol.length > maxSymbolLength) {
    return `Its symbol needs 1 to ${maxSymbolLength} characters.`
  }
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > maxDecimals) {
    return `Its decimals are a whole number from 0 to ${maxDecimals}.`
  }
  const isImage = image === undefined || /^(https:\/\/|data:image\/)/i.test(image)
  return isImage ? undefined : 'Its image is an https URL or a data URI.'
}
