import { type RawData, WebSocket } from 'ws'
import { forwardedText, parseRpcBody } from './parseRpcBody.ts'

// Bytes waiting to be sent beyond which the other side is no longer read, and below which it is read again.
const highWater = 1024 * 1024
const lowWater = 64 * 1024

/**
 * Joins a visitor's socket with a node's: calls one way, as far as they may be passed on, all messages the other, and
 * the end of one ends the other.
 * Neither side is read faster than the other takes it, so a slow visitor cannot fill this server's memory.
 */
export function relaySockets(client: WebSocket, node: WebSocket): void {
  if (node.readyState === WebSocket.CONNECTING) {
    client.pause()
    node.once('open', () => client.resume())
  }
  client.on('message', (data) => passCalls(textOf(data), client, node))
  node.on('message', (data, isBinary) => send(bytesOf(data), isBinary, node, client))
  // An error is always followed by 'close', which says all that the other side can be told.
  for (const socket of [client, node]) socket.on('error', () => {})
  client.on('close', (code, reason) => end(node, isSendable(code) ? code : undefined, reason))
  node.on('close', (code, reason) => {
    if (isSendable(code)) end(client, code, reason)
    else end(client, 1014, Buffer.from('The node closed the connection.'))
  })
}

// The same judgement as over HTTP. What is refused of a batch is answered by a message of its own.
function passCalls(text: string, client: WebSocket, node: WebSocket): void {
  const body = parseRpcBody(text)
  if ('error' in body) {
    send(JSON.stringify(body), false, client, client)
    return
  }
  if (body.refused.length > 0) send(JSON.stringify(body.refused), false, client, client)
  if (body.calls.length > 0) send(forwardedText(body), false, client, node)
}

function send(data: string | Buffer, binary: boolean, from: WebSocket, to: WebSocket): void {
  if (to.readyState !== WebSocket.OPEN) return
  to.send(data, { binary }, () => {
    if (to.bufferedAmount <= lowWater) from.resume()
  })
  if (to.bufferedAmount > highWater) from.pause()
}

function textOf(data: RawData): string {
  return bytesOf(data).toString('utf8')
}

function bytesOf(data: RawData): Buffer {
  if (Array.isArray(data)) return Buffer.concat(data)
  return Buffer.isBuffer(data) ? data : Buffer.from(data)
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
