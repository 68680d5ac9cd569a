import { createSocket } from 'node:dgram'
import { once } from 'node:events'

/**
 * The versions of QUIC that a server on this machine speaks, in hex. It lists them when it receives
 * a packet of an unknown version (RFC 9000, section 6): `00000001` is RFC 9000's own.
 */
export async function quicVersions(port: number): Promise<readonly string[]> {
  // Long header, version 0x1a2a3a4a, connection ids of 8 bytes, padded to the minimum size.
  const packet = Buffer.alloc(1200)
  packet.set([0xc0, 0x1a, 0x2a, 0x3a, 0x4a, 8, 1, 2, 3, 4, 5, 6, 7, 8, 8, 8, 7, 6, 5, 4, 3, 2, 1])
  const socket = createSocket('udp4')
  try {
    const answered = once(socket, 'message', { signal: AbortSignal.timeout(10_000) })
    socket.send(packet, port, '127.0.0.1')
    const [message] = await answered
    if (!Buffer.isBuffer(message) || message.readUInt32BE(1) !== 0) return []
    const destinationEnd = 6 + message.readUInt8(5)
    const start = destinationEnd + 1 + message.readUInt8(destinationEnd)
    const versions: string[] = []
    for (let at = start; at + 4 <= message.length; at += 4) {
      versions.push(message.subarray(at, at + 4).toString('hex'))
    }
    return versions
  } finally {
    socket.close()
  }
}
