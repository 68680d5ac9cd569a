import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { assertPortFree, readPort } from './port.mjs'
import { portOf } from './portOf.ts'

describe('readPort', () => {
  it('is 4700 by default', () => {
    expect(readPort({})).toBe(4700)
    expect(readPort({ PORT: ' ' })).toBe(4700)
  })

  it('accepts any port, including 0', () => {
    expect(readPort({ PORT: '0' })).toBe(0)
    expect(readPort({ PORT: '65535' })).toBe(65535)
  })

  it.each(['65536', '-1', '47OO', '1e3', '0x50'])('refuses %s with a message', (text) => {
    expect(() => readPort({ PORT: text })).toThrow(text)
  })
})

describe('assertPortFree', () => {
  it.each([undefined, '127.0.0.1'])('names a port in use (HOST %s)', async (host) => {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    const port = portOf(server)
    await expect(assertPortFree(port, host)).rejects.toThrow(`Port ${port} is already in use`)
    server.close()
    await once(server, 'close')
    await expect(assertPortFree(port, host)).resolves.toBeUndefined()
  })

  it('does not check if any free port will do', async () => {
    await expect(assertPortFree(0)).resolves.toBeUndefined()
  })
})
