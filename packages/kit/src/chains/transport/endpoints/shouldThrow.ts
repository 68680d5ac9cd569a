import { fieldOf } from '@foyer/ui/utils/guards.ts'

/**
 * Whether an error answers the request itself, so that other endpoints would answer the same: a
 * revert or a rejected transaction. After any other error the next endpoint is asked; also after
 * invalid parameters, since endpoints differ in what they accept.
 */
export function shouldThrow(error: unknown): boolean {
  const code = fieldOf(error, 'code')
  if (typeof code !== 'number') return false
  if (finalCodes.has(code)) return true
  const text = [fieldOf(error, 'details'), fieldOf(error, 'message')].join(' ')
  return finalTexts.test(text)
}

/** 3: a revert (geth); -32003: transaction rejected; 4001 and 5000: rejected by the user. */
const finalCodes: ReadonlySet<number> = new Set([3, -32003, 4001, 5000])

/** Of geth, its forks, and the development nodes (hardhat, ganache). */
const finalTexts =
  /execution reverted|reverted with|VM Exception|gas required exceeds allowance|intrinsic gas too low|insufficient funds|doesn't have enough funds|underpriced|nonce too (?:low|high)|already known|\bknown transaction/i
