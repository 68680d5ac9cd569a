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
  return format === 'json' ? jsonLogger(out, errors) : textLogger(out, errors)
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
