import { type RawData, WebSocket } from 'ws'
import { forwardedText, parseRpcBody } from './parseRpcBody.ts'

// Buffered bytes above which the other side is paused, and below which it is resumed.
const highWater = 1024 * 1024
const lowWater = 64 * 1024

/**
 * Connects a client's socket to a node's. Forwards valid calls to the node and all messages to the
 * client, and closes both together. Reads neither side faster than the other accepts data, so that
 * a slow client cannot fill up the memory.
 */
export function pipeSockets(client: WebSocket, node: WebSocket): void {
  if (node.readyState === WebSocket.CONNECTING) {
    client.pause()
    node.once('open', () => client.resume())
  }
  client.on('message', (data) => forwardCalls(textOf(data), client, node))
  node.on('message', (data, isBinary) => send(bytesOf(data), isBinary, node, client))
  // Every 'error' is followed by 'close', which is handled below.
  for (const socket of [client, node]) socket.on('error', () => {})
  client.on('close', (code, reason) => end(node, isSendable(code) ? code : undefined, reason))
  node.on('close', (code, reason) => {
    if (isSendable(code)) end(client, code, reason)
    else end(client, 1014, Buffer.from('The node closed the connection.'))
  })
}

// The same validation as over HTTP. Refused calls of a batch get a response of their own.
function forwardCalls(text: string, client: WebSocket, node: WebSocket): void {
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
  // A paused socket would never receive the close frame.
  socket.resume()
  if (code === undefined) socket.close()
  else socket.close(code, reason)
}

// 1005, 1006 and 1015 are reserved and cannot be sent (RFC 6455 §7.4.1).
function isSendable(code: number): boolean {
  if (code >= 3000) return code <= 4999
  return code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)
}
