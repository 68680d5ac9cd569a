import { isObject } from '@foyer/ui/utils/guards.ts'

/** One object in an error's cause chain, reduced to fields that are safe to read. */
export interface ErrorLink {
  /** The error's `name`, at most 100 characters of it. */
  readonly name: string | undefined
  /** A number if the code is a number or a decimal string; otherwise the string itself. */
  readonly code: number | string | undefined
  /** Its `shortMessage`, otherwise its `message`; then its `details` and its `reason`. */
  readonly texts: readonly string[]
  /** Whether its `cause` is an object. */
  readonly hasCause: boolean
}

const maxLinks = 24
const maxText = 1_000
const maxListed = 8
// Fields where wallets, viem, ethers and JSON-RPC responses keep the underlying error.
const linkNames = ['cause', 'data', 'originalError', 'error', 'info', 'innerError'] as const

/**
 * Reads an error of unknown shape and everything it links to, nearest first. Never throws or loops:
 * reads at most 24 objects, each once, and 1,000 characters of each text.
 */
export function readErrorChain(error: unknown): readonly ErrorLink[] {
  if (typeof error === 'string') return [textLink(error)]
  const links: ErrorLink[] = []
  const queue: unknown[] = [error]
  const seen = new Set<unknown>()
  // Limits visits as well, because skipped values could keep a hostile structure going forever.
  for (let visits = 0; queue.length > 0 && links.length < maxLinks && visits < 256; visits += 1) {
    const value = queue.shift()
    if (typeof value === 'string') {
      links.push(textLink(value))
      continue
    }
    if (!isObject(value) || seen.has(value)) continue
    seen.add(value)
    links.push(readLink(value))
    for (const name of linkNames) queue.push(read(value, name))
    queue.push(...listOf(read(value, 'errors')))
  }
  return links
}

function readLink(value: object): ErrorLink {
  const name = read(value, 'name')
  const shortMessage = textOf(read(value, 'shortMessage'))
  // viem's `message` repeats causes, addresses and request bodies; `shortMessage` is the error
  // itself.
  const message = shortMessage ?? textOf(read(value, 'message'))
  const texts = [message, textOf(read(value, 'details')), textOf(read(value, 'reason'))]
  return {
    name: typeof name === 'string' ? name.slice(0, 100) : undefined,
    code: codeOf(read(value, 'code')),
    texts: texts.filter((text) => text !== undefined),
    hasCause: isObject(read(value, 'cause')),
  }
}

function textLink(text: string): ErrorLink {
  return { name: undefined, code: undefined, texts: [text.slice(0, maxText)], hasCause: false }
}

function codeOf(code: unknown): number | string | undefined {
  if (typeof code === 'number') return code
  if (typeof code !== 'string' || code.length > 40) return undefined
  return /^\s*-?\d{1,9}\s*$/.test(code) ? Number(code) : code
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value.slice(0, maxText) : undefined
}

function read(value: object, name: string): unknown {
  try {
    return Reflect.get(value, name)
  } catch {
    // A getter or proxy threw: treat the field as absent.
    return undefined
  }
}

function listOf(value: unknown): unknown[] {
  const list: unknown[] = []
  try {
    if (!Array.isArray(value)) return list
    for (let index = 0; index < Math.min(value.length, maxListed); index += 1) {
      list.push(value[index])
    }
  } catch {
    // A revoked proxy throws even in Array.isArray. Keep what was read so far.
  }
  return list
}
