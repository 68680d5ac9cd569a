/** Writes progress to standard output and errors to standard error, one line per call. */
export interface Logger {
  info(text: string): void
  error(text: string, cause?: unknown): void
  /** Logs an event. The text format omits events of level 'info'. */
  event?(event: LogEvent): void
}

export interface LogEvent {
  readonly level: 'info' | 'warn' | 'error'
  readonly event: string
  readonly fields: Readonly<Record<string, string | number>>
}

export type LogFormat = 'text' | 'json'

interface LineSink {
  write(text: string): unknown
}

export function createLogger(
  out: LineSink = process.stdout,
  errors: LineSink = process.stderr,
  format: LogFormat = 'text',
): Logger {
  return withoutRepeats(format === 'json' ? jsonLogger(out, errors) : textLogger(out, errors))
}

/** How often a failure that goes on is written, in ms. */
const repeatInterval = 10_000
/** How many different failures are told apart. */
const maxKinds = 100

/** Writes the first of equal failures, then their number: an outage fails every request. */
function withoutRepeats(logger: Logger): Logger {
  const kinds = new Map<string, { count: number; write: (count: number) => void }>()

  function report(kind: string, write: (count: number) => void): void {
    const key = kinds.size < maxKinds ? kind : 'others'
    const known = kinds.get(kind) ?? kinds.get(key)
    if (known) {
      known.count += 1
      known.write = write
      return
    }
    const added = { count: 0, write }
    kinds.set(key, added)
    write(0)
    const timer = setTimeout(() => {
      kinds.delete(key)
      if (added.count > 0) added.write(added.count)
    }, repeatInterval)
    timer.unref()
  }

  return {
    ...logger,
    error: (text, cause) =>
      report(String(cause ?? text), (count) =>
        logger.error(count > 0 ? `${text}, and ${count} more` : text, cause),
      ),
    event(event) {
      if (event.level === 'info') return logger.event?.(event)
      const { ms, request, ...fields } = event.fields
      report(JSON.stringify([event.event, fields]), (repeated) =>
        logger.event?.(repeated > 0 ? { ...event, fields: { ...event.fields, repeated } } : event),
      )
    },
  }
}

export const silentLogger: Logger = { info: () => {}, error: () => {} }

function textLogger(out: LineSink, errors: LineSink): Logger {
  return {
    info: (text) => void out.write(`${oneLine(text)}\n`),
    error: (text, cause) => void errors.write(`${oneLine(withCause(text, cause))}\n`),
    event({ level, event, fields }) {
      if (level === 'info') return
      const pairs = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`)
      errors.write(`${oneLine(event + pairs.join(''))}\n`)
    },
  }
}

/** One JSON object per line: time, level, message and the fields of an event. */
function jsonLogger(out: LineSink, errors: LineSink): Logger {
  const write = (level: LogEvent['level'], message: string, fields: LogEvent['fields'] = {}) => {
    const line = { time: new Date().toISOString(), level, message: message.slice(0, 1000) }
    const sink = level === 'info' ? out : errors
    sink.write(`${JSON.stringify({ ...fields, ...line })}\n`)
  }
  return {
    info: (text) => write('info', text),
    error: (text, cause) => write('error', withCause(text, cause)),
    event: ({ level, event, fields }) => write(level, event, fields),
  }
}

function withCause(text: string, cause: unknown): string {
  return cause === undefined ? text : `${text}: ${cause instanceof Error ? cause.message : cause}`
}

// Keeps text from a request or a node from forging a second log line.
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, 1000)
}
