import { STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** Answers an upgrade request with an error and closes its connection. */
export function refuseSocket(
  socket: Duplex,
  status: number,
  headers: readonly string[] = [],
): void {
  // Node has removed its own listener; without one, a client's reset would end the process.
  socket.on('error', () => socket.destroy())
  if (!socket.writable) {
    socket.destroy()
    return
  }
  // A client that never closes its half would otherwise keep the connection open forever.
  socket.once('finish', () => socket.destroy())
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    ...headers,
    'Content-Length: 0',
  ]
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
}
