import { once } from 'node:events'
import { createServer } from 'node:http'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { chains } from '../config/chains.ts'
import { silentLogger } from './logger.ts'
import { openPort } from './openPort.ts'
import { type DemoOptions, startDemo } from './startDemo.ts'
import { fakeDist, temporaryDir } from './testing/fakeDist.ts'

type StartChains = NonNullable<DemoOptions['startChains']>

/** Chains served by one small server that answers every call with 0x1. */
async function fakeChains() {
  const node = createServer((_, outgoing) => {
    outgoing.end('{"jsonrpc":"2.0","id":1,"result":"0x1"}')
  })
  node.listen(0, '127.0.0.1')
  await once(node, 'listening')
  onTestFinished(() => void node.close())
  const address = node.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const stop = vi.fn(async () => {})
  const startChains = vi.fn<StartChains>(async ({ chains }) => ({
    chains: chains.map(({ id }) => ({
      chainId: id,
      url: `http://127.0.0.1:${port}`,
      wsUrl: `ws://127.0.0.1:${port}`,
      pid: 0,
    })),
    url: () => `http://127.0.0.1:${port}`,
    snapshot: async () => ({ ids: new Map() }),
    revert: async () => {},
    stop,
  }))
  return { startChains, stop }
}

const local = { host: 'localhost', port: 0, logger: silentLogger } as const

describe('startDemo', () => {
  it('starts a chain for each network and serves them all', async () => {
    const { startChains, stop } = await fakeChains()
    const demo = await startDemo({
      ...local,
      startChains,
      distDir: await fakeDist(),
      blockTimeSeconds: 2,
    })
    const options = startChains.mock.calls[0]?.[0]
    expect(options?.chains).toEqual(chains.map(({ id }) => ({ id })))
    expect(options?.blockTimeSeconds).toBe(2)
    expect(options?.avatarUrl?.('alice')).toBe(`${demo.url}/demo/avatars/alice.png`)
    expect(options?.avatarUrl?.('alice.foyer.eth')).toBe(`${demo.url}/demo/avatars/alice.png`)
    for (const { id } of chains) {
      const response = await fetch(`${demo.url}/rpc/${id}/a`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{"jsonrpc":"2.0","id":1,"method":"eth_chainId"}',
      })
      expect(response.status).toBe(200)
    }
    const page = await (await fetch(demo.url, { headers: { accept: 'text/html' } })).text()
    expect(page).toContain(demo.instanceId)
    expect(page).toContain(`ws://localhost:${demo.port}/rpc/1329/ws`)
    expect(stop).not.toHaveBeenCalled()
    await demo.close()
    expect(stop).toHaveBeenCalledOnce()
    await expect(fetch(demo.url)).rejects.toThrow()
  })

  it('starts no chain if the port is in use or there is no build', async () => {
    const { startChains } = await fakeChains()
    const taken = await openPort({ host: 'localhost', port: 0 })
    onTestFinished(() => taken.close())
    const distDir = await fakeDist()
    const options = { ...local, port: taken.port, startChains, distDir }
    await expect(startDemo(options)).rejects.toThrow(`Port ${taken.port} is already in use.`)
    const unbuilt = startDemo({ ...local, startChains, distDir: await temporaryDir() })
    await expect(unbuilt).rejects.toThrow('npm start')
    expect(startChains).not.toHaveBeenCalled()
  })

  it('logs and reports which chain it lost, and keeps running', async () => {
    const { startChains } = await fakeChains()
    const logger = { ...silentLogger, error: vi.fn() }
    const distDir = await fakeDist()
    const demo = await startDemo({ ...local, logger, startChains, distDir })
    onTestFinished(() => demo.close())
    expect((await fetch(`${demo.url}/healthz`)).status).toBe(200)
    startChains.mock.calls[0]?.[0].onLost?.({ chainId: 56, text: 'Chain 56 exited unexpectedly.' })
    expect(logger.error).toHaveBeenCalledExactlyOnceWith('Chain 56 exited unexpectedly.')
    const health = await fetch(`${demo.url}/healthz`)
    expect(health.status).toBe(503)
    expect(await health.json()).toEqual({
      status: 'degraded',
      lostChains: [56],
      signatures: expect.stringMatching(/^(?:native|wasm)$/),
      mode: 'demo',
      instanceId: demo.instanceId,
    })
    expect((await fetch(`${demo.url}/rpc/1`, { method: 'POST' })).status).toBe(415)
  })

  it('reports that all chains are lost', async () => {
    const { startChains } = await fakeChains()
    const logger = { ...silentLogger, error: vi.fn() }
    const onAllLost = vi.fn()
    const distDir = await fakeDist()
    const demo = await startDemo({ ...local, logger, startChains, distDir, onAllLost })
    onTestFinished(() => demo.close())
    startChains.mock.calls[0]?.[0].onLost?.({ chainId: undefined, text: 'All ended.' })
    expect(onAllLost).toHaveBeenCalledExactlyOnceWith('All ended.')
    expect(logger.error).not.toHaveBeenCalled()
  })

  it('releases the port if the chains fail to start', async () => {
    let port = 0
    const startChains: StartChains = async ({ avatarUrl }) => {
      port = Number(new URL(avatarUrl?.('x') ?? '').port)
      throw new Error('Chain 1 could not be set up.')
    }
    const failing = startDemo({ ...local, startChains, distDir: await fakeDist() })
    await expect(failing).rejects.toThrow('Chain 1 could not be set up.')
    await (await openPort({ host: 'localhost', port })).close()
  })
})
