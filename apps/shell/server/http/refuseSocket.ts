import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { securityHeaderValues } from './securityHeaders.ts'

/** The headers of an empty answer to a request that never reaches the app, which sets them. */
export function refusalHeaders(publicUrl: string): Readonly<Record<string, string>> {
  const contentPolicy = "default-src 'none'; frame-ancestors 'none'"
  return {
    ...securityHeaderValues({ publicUrl, contentPolicy }),
    'cache-control': 'no-store',
    'x-request-id': randomUUID(),
  }
}

/** Answers a request that has no response object with an error, and closes its connection. */
export function refuseSocket(
  socket: Duplex,
  status: number,
  publicUrl: string,
  more: Readonly<Record<string, string>> = {},
): void {
  // Node has removed its own listener; without one, a client's reset would end the process.
  socket.on('error', () => socket.destroy())
  if (!socket.writable) {
    socket.destroy()
    return
  }
  // A client that never closes its half would otherwise keep the connection open forever.
  socket.once('finish', () => socket.destroy())
  const headers = {
    ...refusalHeaders(publicUrl),
    ...more,
    connection: 'close',
    'content-length': 0,
  }
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', ''].join('\r\n'))
}
