import type { Server } from 'node:net'

/**
 * The TCP port that a server listens on.
 *
 * @throws Error if it does not listen on one.
 */
export function portOf(server: Server): number {
  const address = server.address()
  if (typeof address === 'object' && address) return address.port
  throw new Error('The server does not listen on a port.')
}
