/**
 * URL of the published guides: `docs/configuration.md` at `/configuration`, with its headings as
 * fragments.
 */
export const docsUrl = 'https://foyer.dev/docs'

/** Optional parts of a `KitError`. */
export interface KitErrorOptions {
  /** What exactly went wrong. Default: the details or message of the cause. */
  readonly details?: string | undefined
  /** How to fix it. */
  readonly hint?: string | undefined
  /** Page below `docsUrl`, with its heading, e.g. '/configuration#chains'. */
  readonly docsPath?: `/${string}` | undefined
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
  /** What happened, in one sentence. */
  readonly shortMessage: string
  /** What exactly went wrong: as given, or else the details or message of the cause, if any. */
  readonly details: string | undefined
  /** How to fix it; undefined when there is nothing to do. */
  readonly hint: string | undefined
  /** URL of the guide that explains the error; undefined when there is none. */
  readonly docsUrl: string | undefined

  constructor(shortMessage: string, options: KitErrorOptions = {}) {
    const details = options.details ?? messageOf(options.cause)
    const page = options.docsPath === undefined ? undefined : docsUrl + options.docsPath
    super(
      compose([
        shortMessage,
        options.hint,
        page && `Docs: ${page}`,
        details && `Details: ${details}`,
      ]),
      options.cause === undefined ? undefined : { cause: options.cause },
    )
    this.shortMessage = shortMessage
    this.details = details
    this.hint = options.hint
    this.docsUrl = page
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

function compose(lines: readonly (string | undefined)[]): string {
  return lines.filter(Boolean).join('\n')
}

function messageOf(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined
  if (cause instanceof KitError) return cause.details ?? cause.shortMessage
  return cause.message || undefined
}
