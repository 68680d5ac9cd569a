import { isObject } from '../utils/guards.ts'

/**
 * Whether an error is a node's answer to the question itself, which another endpoint would answer alike: a revert, a
 * refused transaction. Anything else is a matter of the endpoint, and the next one is asked; parameters too, since
 * endpoints differ in which they take and how much may be asked for at once.
 */
export function shouldThrow(error: unknown): boolean {
  if (!isObject(error)) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code !== 'number') return false
  if (lastWords.has(code)) return true
  const text = [Reflect.get(error, 'details'), Reflect.get(error, 'message')].join(' ')
  return /execution reverted|gas required exceeds allowance|insufficient funds|nonce too (?:low|high)|already known/i.test(
    text,
  )
}

/** 3: a revert (EIP-1474 draft, geth); -32003: transaction rejected; 4001: a person said no. */
const lastWords: ReadonlySet<number> = new Set([3, -32003, 4001, 5000])
