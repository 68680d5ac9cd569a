export interface KitErrorOptions {
  /** What was wrong, in more words or numbers. Taken from the cause when it has a message and none is given. */
  readonly details?: string | undefined
  /** What the reader can do about it. */
  readonly hint?: string | undefined
  /** Page of the kit's documentation, e.g. 'docs/configuration.md'. */
  readonly docsPath?: string | undefined
  readonly cause?: unknown
}

/**
 * Base of every error that the kit throws. `shortMessage` is one sentence; `message` adds hint, page and details.
 * Each class has a fixed `name`, so that errors can be told apart across bundles, where `instanceof` fails.
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
   * The first error of the chain of causes that passes `test`, this one included; undefined when none does.
   * Follows at most 32 causes, so a chain that leads back to itself ends.
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
