/** Progress on standard output, trouble on standard error; one line a call. */
export interface Logger {
  info(text: string): void
  error(text: string, cause?: unknown): void
}

interface LineSink {
  write(text: string): unknown
}

export function createLogger(
  out: LineSink = process.stdout,
  trouble: LineSink = process.stderr,
): Logger {
  return {
    info: (text) => void out.write(`${oneLine(text)}\n`),
    error: (text, cause) => {
      const detail =
        cause === undefined ? '' : `: ${cause instanceof Error ? cause.message : cause}`
      trouble.write(`${oneLine(text + detail)}\n`)
    },
  }
}

export const silentLogger: Logger = { info: () => {}, error: () => {} }

// What a request or a node sent may end up in a log line: it must not be able to forge a second line.
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').slice(0, 1000)
}
