/**
 * Whether an error is a node's answer to the question itself, which another endpoint would answer alike: a revert, a
 * refused transaction, parameters that are wrong. Anything else is a matter of the endpoint, and the next one is asked.
 */
export function isNodesLastWord(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const code: unknown = Reflect.get(error, 'code')
  if (typeof code !== 'number') return false
  if (lastWords.has(code)) return true
  const text = [Reflect.get(error, 'details'), Reflect.get(error, 'message')].join(' ')
  return /execution reverted|gas required exceeds allowance|insufficient funds|nonce too (?:low|high)|already known/i.test(
    text,
  )
}

/** 3: a revert (EIP-1474 draft, geth); -32602: parameters; -32003: transaction rejected; 4001: a person said no. */
const lastWords: ReadonlySet<number> = new Set([3, -32602, -32003, 4001, 5000])
