import { sameAddress } from '@foyer/ui/format/sameAddress.ts'
import {
  type Address,
  concatHex,
  type Hex,
  hexToNumber,
  numberToHex,
  recoverMessageAddress,
  size,
  sliceHex,
} from 'viem'

/**
 * The account's own signature in the usual form, for backends that accept no other: some wallets
 * send the 64 bytes of EIP-2098 or the v of a transaction (EIP-155). Every other signature is
 * returned unchanged, since a contract account's may have any bytes.
 */
export async function normalizeSignature(
  address: Address,
  message: string,
  signature: Hex,
): Promise<Hex> {
  const usual = usualForm(signature)
  if (!usual) return signature
  const signer = await recoverMessageAddress({ message, signature: usual }).catch(() => undefined)
  return sameAddress(signer, address) ? usual : signature
}

/** 65 bytes with v 27 or 28; undefined for what has that form or no other. */
function usualForm(signature: Hex): Hex | undefined {
  if (size(signature) === 64) {
    // The highest bit of s is the parity.
    const top = hexToNumber(sliceHex(signature, 32, 33))
    const s = concatHex([numberToHex(top & 0x7f, { size: 1 }), sliceHex(signature, 33)])
    return concatHex([sliceHex(signature, 0, 32), s, top & 0x80 ? '0x1c' : '0x1b'])
  }
  if (size(signature) !== 65) return undefined
  const v = hexToNumber(sliceHex(signature, 64))
  // EIP-155: 35, plus twice the chain id, plus the parity.
  if (v < 35) return undefined
  return concatHex([sliceHex(signature, 0, 64), v % 2 === 1 ? '0x1b' : '0x1c'])
}
