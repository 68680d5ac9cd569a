import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { createRelay } from '@foyer/testkit/relay'
import { expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { relayRoute } from './relayRoute.ts'

const publicUrl = 'http://localhost:4700'

async function serveRelay(onSocket = (_: Duplex) => {}) {
  const route = relayRoute(createRelay(), publicUrl)
  const server = createServer()
  server.on('upgrade', (request, socket, head) => {
    onSocket(socket)
    if (route.mayUpgrade(request)) route.upgrade(request, socket, head)
    else socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(async () => {
    await route.close()
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  return `ws://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
}

async function outcome(url: string, origin?: string): Promise<string> {
  const socket = new WebSocket(url, origin === undefined ? {} : { origin })
  onTestFinished(() => socket.terminate())
  return new Promise((resolve) => {
    socket.on('open', () => resolve('open'))
    socket.on('error', ({ message }) => resolve(message))
  })
}

it('accepts the page and local programs, but no other origin', async () => {
  const url = await serveRelay()
  expect(await outcome(`${url}/demo/relay?auth=x`, publicUrl)).toBe('open')
  expect(await outcome(`${url}/demo/relay/?auth=x`)).toBe('open')
  expect(await outcome(`${url}/demo/relay`, 'https://evil.example')).toContain('403')
  expect(await outcome(`${url}/demo/relays`, publicUrl)).toContain('404')
  expect(await outcome(`${url}/rpc/1/ws`, publicUrl)).toContain('404')
})

it('survives a foreign page that resets its connection or never closes it', async () => {
  const sockets: Duplex[] = []
  const url = new URL(await serveRelay((socket) => sockets.push(socket)))
  const client = connect({ port: Number(url.port), host: url.hostname, allowHalfOpen: true })
  onTestFinished(() => void client.destroy())
  client.write(
    'GET /demo/relay HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
  )
  const [answer] = await once(client, 'data')
  expect(String(answer)).toContain('403')
  await expect.poll(() => sockets[0]?.destroyed).toBe(true)
  expect(() => sockets[0]?.emit('error', new Error('read ECONNRESET'))).not.toThrow()
})
