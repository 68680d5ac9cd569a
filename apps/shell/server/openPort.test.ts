import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { connect } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { type OpenPort, type OpenPortOptions, openPort, PortError } from './openPort.ts'

async function opened(options: Partial<OpenPortOptions> = {}): Promise<OpenPort> {
  const port = await openPort({ host: 'localhost', port: 0, ...options })
  onTestFinished(() => port.close(0))
  return port
}

describe('openPort', () => {
  it('listens on both loopback addresses with one port number', async () => {
    const port = await opened()
    port.attach({ request: (_, answer) => answer.end('here') })
    const hosts = ['127.0.0.1', ...((await hasIpv6()) ? ['[::1]'] : [])]
    for (const host of hosts) {
      expect(await (await fetch(`http://${host}:${port.port}/`)).text()).toBe('here')
    }
  })

  it('names the port in use and what to do', async () => {
    const { port } = await opened()
    const again = openPort({ host: 'localhost', port })
    await expect(again).rejects.toThrow(PortError)
    await expect(again).rejects.toThrow(
      `Port ${port} is already in use. Stop the program that uses it, or choose another port, for example PORT=`,
    )
  })

  it('detects a program on only one of the two addresses and releases the other', async () => {
    const other = createServer()
    other.listen(0, (await hasIpv6()) ? '::1' : '127.0.0.1')
    await once(other, 'listening')
    const address = other.address()
    const taken = typeof address === 'object' && address ? address.port : 0
    await expect(openPort({ host: 'localhost', port: taken })).rejects.toThrow('already in use')
    await new Promise((resolve) => other.close(resolve))
    await opened({ port: taken })
  })

  it('explains that HOST is not an address of this machine', async () => {
    await expect(openPort({ host: '192.0.2.1', port: 0 })).rejects.toThrow(
      'HOST is "192.0.2.1", which is not an address of this machine. Leave HOST out to serve this machine only, or use HOST=0.0.0.0 with PUBLIC_URL=http://<address of this machine>:4700.',
    )
  })

  it('answers 503 until a handler is set', async () => {
    const { port } = await opened()
    const response = await fetch(`http://127.0.0.1:${port}/`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBe('1')
    expect(response.headers.get('content-security-policy')).toMatch(/^default-src 'none';/)
    const socket = connect(port, '127.0.0.1')
    socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n')
    expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 503 /)
    await once(socket, 'close')
  })

  it('on close finishes open requests, accepts no new ones and drops idle connections', async () => {
    const port = await opened()
    let finish = () => {}
    const started = new Promise<void>((resolve) => {
      port.attach({
        request: (_, answer) => {
          finish = () => answer.end('finished')
          resolve()
        },
      })
    })
    // The default agent of this `get` keeps the connection open for the next request.
    const answered = new Promise<string>((resolve, reject) => {
      get({ port: port.port, host: '127.0.0.1' }, (answer) => {
        answer.setEncoding('utf8').on('data', resolve)
      }).on('error', reject)
    })
    await started
    let isClosed = false
    const closed = port.close(60_000).then(() => {
      isClosed = true
    })
    const late = connect(port.port, '127.0.0.1')
    expect((await once(late, 'error'))[0]).toMatchObject({ code: 'ECONNREFUSED' })
    expect(isClosed).toBe(false)
    finish()
    expect(await answered).toBe('finished')
    await closed
  })

  it('handles no request whose client has reset the connection, and so has no address', async () => {
    const port = await opened()
    const paths: (string | undefined)[] = []
    port.attach({
      request: ({ url }, answer) => {
        paths.push(url)
        answer.end()
      },
    })
    const client = connect(port.port, '127.0.0.1')
    await once(client, 'connect')
    // Two requests at once: the second is parsed after the first has been dropped.
    client.write('GET /gone HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2))
    client.resetAndDestroy()
    await (await fetch(`http://127.0.0.1:${port.port}/later`)).text()
    expect(paths).toEqual(['/later'])
  })

  it('refuses a request that takes too long to arrive', async () => {
    const port = await opened({ requestTimeout: 50, connectionsCheckingInterval: 20 })
    const slow = connect(port.port, '127.0.0.1')
    slow.write('GET / HTTP/1.1\r\nHost: x\r\n')
    expect(String((await once(slow, 'data'))[0])).toMatch(/^HTTP\/1.1 408 /)
    await once(slow, 'close')
  })

  it('answers the requests of a connection one after the other', async () => {
    const port = await opened()
    const finish: (() => void)[] = []
    port.attach({ request: (_, answer) => void finish.push(() => answer.end('done')) })
    const client = connect(port.port, '127.0.0.1').setEncoding('utf8')
    let said = ''
    client.on('data', (text) => {
      said += text
    })
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(3))
    for (const count of [1, 2, 3]) {
      await expect.poll(() => finish.length).toBe(count)
      finish.at(-1)?.()
      await expect.poll(() => said.match(/done/g)?.length).toBe(count)
    }
    client.destroy()
  })

  it('closes a connection that asks for more than it may have waiting', async () => {
    const port = await opened()
    port.attach({ request: () => {} })
    const client = connect(port.port, '127.0.0.1').resume()
    client.on('error', () => {})
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(100))
    await new Promise((resolve) => client.once('close', resolve))
  })

  it('closes a connection whose client reads nothing of its answer', async () => {
    const port = await opened({ stalledTimeout: 100 })
    const closed = new Promise<void>((resolve) => {
      port.attach({
        request: (_, answer) => {
          answer.once('close', resolve)
          answer.end(Buffer.alloc(50_000_000))
        },
      })
    })
    const client = connect(port.port, '127.0.0.1')
    client.on('error', () => {})
    client.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await closed
  })

  it('accepts no more connections than it may have', async () => {
    const port = await opened({ host: '127.0.0.1', maxConnections: 2 })
    port.attach({ request: (_, answer) => answer.end('here') })
    const clients = [0, 1, 2].map(() => connect(port.port, '127.0.0.1').resume())
    for (const client of clients) client.on('error', () => {})
    await new Promise((resolve) => clients[2]?.once('close', resolve))
    clients[0]?.destroy()
    const isServed = () =>
      fetch(`http://127.0.0.1:${port.port}/`).then(
        ({ ok }) => ok,
        () => false,
      )
    await expect.poll(isServed).toBe(true)
    clients[1]?.destroy()
  })

  it('keeps idle connections open longer than proxies do', async () => {
    const port = await opened()
    port.attach({ request: (_, answer) => answer.end('here') })
    const response = await fetch(`http://127.0.0.1:${port.port}/`)
    expect(response.headers.get('keep-alive')).toBe('timeout=75')
  })

  it('aborts a request that does not finish in time', async () => {
    const port = await opened()
    const started = new Promise<void>((resolve) => {
      port.attach({ request: () => resolve() })
    })
    const hanging = get({ port: port.port, host: '127.0.0.1' })
    const ended = once(hanging, 'error')
    await started
    await port.close(1)
    expect((await ended)[0]).toMatchObject({ code: 'ECONNRESET' })
  })
})

async function hasIpv6(): Promise<boolean> {
  const probe = createServer()
  const found = await new Promise<boolean>((resolve) => {
    probe.once('error', () => resolve(false))
    probe.listen(0, '::1', () => resolve(true))
  })
  probe.close()
  return found
}
