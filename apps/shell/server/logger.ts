/** Progress on standard output, trouble on standard error; one line a call. */
export interface Logger {
  info(text: string): void
  error(text: string, cause?: unknown): void
  /** Something that happened, with its facts. As text only what is wrong is written, as JSON everything. */
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
  trouble: LineSink = process.stderr,
  format: LogFormat = 'text',
): Logger {
  return format === 'json' ? jsonLogger(out, trouble) : textLogger(out, trouble)
}

export const silentLogger: Logger = { info: () => {}, error: () => {} }

function textLogger(out: LineSink, trouble: LineSink): Logger {
  return {
    info: (text) => void out.write(`${oneLine(text)}\n`),
    error: (text, cause) => void trouble.write(`${oneLine(withCause(text, cause))}\n`),
    event({ level, event, fields }) {
      if (level === 'info') return
      const facts = Object.entries(fields).map(([name, value]) => ` ${name}=${value}`)
      trouble.write(`${oneLine(event + facts.join(''))}\n`)
    },
  }
}

/** One JSON object a line: time, level, message, and the facts of an event. */
function jsonLogger(out: LineSink, trouble: LineSink): Logger {
  const write = (level: LogEvent['level'], message: string, fields: LogEvent['fields'] = {}) => {
    const line = { time: new Date().toISOString(), level, message: message.slice(0, 1000) }
    const sink = level === 'info' ? out : trouble
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

// What a request or a node sent may end up in a log line: it must not be able to forge a second line.
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, 1000)
}
