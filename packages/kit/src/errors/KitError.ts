/** Optional parts of a `KitError`. */
export interface KitErrorOptions {
  /** What exactly went wrong. Default: the details or message of the cause. */
  readonly details?: string | undefined
  /** How to fix it. */
  readonly hint?: string | undefined
  /** Page of the kit's documentation, e.g. 'docs/configuration.md'. */
  readonly docsPath?: string | undefined
  /** The error behind this one. */
  readonly cause?: unknown
}

/**
 * Base class of all errors that the kit throws. `shortMessage` is one sentence; `message` adds the
 * hint, docs page and details. Each class has a fixed `name`, because `instanceof` fails across
 * bundles.
 */
export class KitError extends Error {
  override name = 'KitError'
  readonly shortMessage: string
  readonly details: string | undefined
  readonly hint: string | undefined
  readonly docsPath: string | undefined

  constructor(shortMessage: string, options: KitErrorOptions = {}) {
    const details = options.details ?? messageOf(options.cause)
    super(
      compose(shortMessage, options, details),
      options.cause === undefined ? undefined : { cause: options.cause },
    )
    this.shortMessage = shortMessage
    this.details = details
    this.hint = options.hint
    this.docsPath = options.docsPath
  }

  /**
   * Returns the first error in the cause chain, starting with this one, that passes `test`, or else
   * undefined. Follows at most 32 causes, so a cyclic chain ends.
   */
  walk(test: (error: unknown) => boolean): unknown {
    let error: unknown = this
    for (let depth = 0; depth < 32 && error !== undefined && error !== null; depth += 1) {
      if (test(error)) return error
      error = error instanceof Error ? error.cause : undefined
    }
    return undefined
  }
}

function compose(
  shortMessage: string,
  { hint, docsPath }: KitErrorOptions,
  details: string | undefined,
): string {
  const lines = [shortMessage]
  if (hint) lines.push(hint)
  if (docsPath) lines.push(`Docs: ${docsPath}`)
  if (details) lines.push(`Details: ${details}`)
  return lines.join('\n')
}

function messageOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined
  if (cause instanceof KitError) return cause.details ?? cause.shortMessage
  return cause.message || undefined
}
