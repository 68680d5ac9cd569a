import { WebSocket } from 'ws'

// Bytes waiting to be sent beyond which the other side is no longer read, and below which it is read again.
const highWater = 1024 * 1024
const lowWater = 64 * 1024

/**
 * Joins a visitor's socket with a node's: messages both ways, as they come, and the end of one ends the other.
 * Neither side is read faster than the other takes it, so a slow visitor cannot fill this server's memory.
 */
export function relaySockets(client: WebSocket, node: WebSocket): void {
  if (node.readyState === WebSocket.CONNECTING) {
    client.pause()
    node.once('open', () => client.resume())
  }
  pass(client, node)
  pass(node, client)
  client.on('close', (code, reason) => end(node, isSendable(code) ? code : undefined, reason))
  node.on('close', (code, reason) => {
    if (isSendable(code)) end(client, code, reason)
    else end(client, 1014, Buffer.from('The node closed the connection.'))
  })
}

function pass(from: WebSocket, to: WebSocket): void {
  from.on('message', (data, isBinary) => {
    if (to.readyState !== WebSocket.OPEN) return
    to.send(Array.isArray(data) ? Buffer.concat(data) : data, { binary: isBinary }, () => {
      if (to.bufferedAmount <= lowWater) from.resume()
    })
    if (to.bufferedAmount > highWater) from.pause()
  })
  // An error is always followed by 'close', which says all that the other side can be told.
  from.on('error', () => {})
}

function end(socket: WebSocket, code: number | undefined, reason: Buffer): void {
  // A socket that is not read would never see the other side's goodbye.
  socket.resume()
  if (code === undefined) socket.close()
  else socket.close(code, reason)
}

// 1005, 1006 and 1015 only describe an end, they cannot be sent (RFC 6455 §7.4.1).
function isSendable(code: number): boolean {
  if (code >= 3000) return code <= 4999
  return code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)
}
