import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { fakeNode, honest, json, type NodeBehaviour } from '../../../testing/nodes/fakeNode.ts'
import { registryOn } from '../../../testing/registryOn.ts'

/** A node of this chain that refuses every other method. */
function refusing(
  error: { readonly code: number; readonly message: string },
  chainId = '0x1',
): NodeBehaviour {
  return (calls, response) =>
    json(
      response,
      calls.map(({ id, method }) =>
        method === 'eth_chainId'
          ? { jsonrpc: '2.0', id, result: chainId }
          : { jsonrpc: '2.0', id, error },
      ),
    )
}

const reverted = { code: 3, message: 'execution reverted' }

describe('which responses are final', () => {
  test("a node's error about the request itself is not retried elsewhere", async () => {
    const first = await fakeNode(refusing(reverted))
    const second = await fakeNode()
    const { ask, health } = registryOn({ urls: [first.url, second.url] })
    await expect(ask('eth_call')).rejects.toMatchObject({ code: 3 })
    expect(second.requests).toEqual([])
    expect(health().silent).toBe(false)
  })

  test('such an error from an endpoint of another network is not final', async () => {
    const first = await fakeNode(refusing(reverted, '0x38'))
    const second = await fakeNode()
    const { ask } = registryOn({ urls: [first.url, second.url] })
    expect(await ask('eth_call')).toBe('0x1')
  })

  test('parameters that one endpoint refuses are tried at the next one', async () => {
    const first = await fakeNode(refusing({ code: -32602, message: 'block range too large' }))
    const second = await fakeNode()
    const { ask } = registryOn({ urls: [first.url, second.url] })
    expect(await ask('eth_getLogs')).toBe('0x1')
  })

  test('a network that refuses one request everywhere is not silent', async () => {
    const node = await fakeNode(refusing({ code: -32000, message: 'query returns too much' }))
    const { ask, health } = registryOn({ urls: [node.url] })
    await expect(ask('eth_getLogs')).rejects.toMatchObject({ code: -32000 })
    expect(health().silent).toBe(false)
  })

  test.each([
    ['an unknown method', -32601, 'the method eth_foo does not exist'],
    ['a transaction with too little gas', -32000, 'intrinsic gas too low'],
    ['a revert of ganache', -32000, 'VM Exception while processing transaction: revert'],
    ['a revert of hardhat 2', -32603, "reverted with reason string 'no'"],
  ])('the error of %s is what the working node says, once, though another is down', async (_, code, message) => {
    const working = await fakeNode(refusing({ code, message }))
    const dead = await fakeNode((_calls, r) => void r.destroy())
    const { registry } = registryOn({ urls: [working.url, dead.url] })
    const asked = registry.requestOf(1)({ method: 'eth_call' })
    await expect(asked).rejects.toMatchObject({ details: message })
    expect(working.requests).toHaveLength(1)
  })

  test('so is the error of a balance at a block that no node has', async () => {
    const message = 'header not found'
    const working = await fakeNode(refusing({ code: -32000, message }))
    const dead = await fakeNode((_calls, r) => void r.destroy())
    const { registry } = registryOn({ urls: [working.url, dead.url] })
    const call = { method: 'eth_getBalance', params: ['0x1', '0xffffff'] }
    await expect(registry.requestOf(1)(call)).rejects.toMatchObject({ details: message })
  })

  test('an old request that fails late does not silence a network that has responded since', async () => {
    let fail: (() => void) | undefined
    const node = await fakeNode()
    const { ask, health } = registryOn({ urls: [node.url] })
    await ask()
    node.behave((_, r) => {
      fail = () => void r.destroy()
    })
    const late = ask()
    await vi.waitFor(() => expect(fail).toBeDefined())
    node.behave(honest())
    await ask('eth_blockNumber')
    fail?.()
    await expect(late).rejects.toThrow()
    expect(health().silent).toBe(false)
  })
})

describe('an endpoint that is stuck at an old block', () => {
  /** Two endpoints at block 100. `isStuckAt` reads both at that time: is the first one stuck? */
  async function twoAt100() {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0)
    onTestFinished(() => void vi.restoreAllMocks())
    const first = await fakeNode()
    const second = await fakeNode()
    const { health, registry } = registryOn({ urls: [first.url, second.url] })
    const isStuckAt = async (time: number) => {
      now.mockReturnValue(time)
      await registry.endpointsOf(1).probe(second.url)
      await registry.endpointsOf(1).probe(first.url)
      return health().endpoints.find(({ url }) => url === first.url)?.stuck
    }
    expect(await isStuckAt(0)).toBe(false)
    return { first, health, isStuckAt, second }
  }

  test('is asked last until it has a new block', async () => {
    const { first, health, isStuckAt, second } = await twoAt100()
    second.behave(honest(1, 103))
    expect(await isStuckAt(4_000)).toBe(false)
    expect(await isStuckAt(33_000), 'for 29 s').toBe(false)
    expect(await isStuckAt(34_000), 'for 30 s').toBe(true)
    expect(health().endpoints[0]?.url).toBe(second.url)
    first.behave(honest(1, 101))
    expect(await isStuckAt(38_000)).toBe(false)
  })

  test('is not one of a network without new blocks, nor one that is slow', async () => {
    const { first, isStuckAt, second } = await twoAt100()
    expect(await isStuckAt(3_600_000)).toBe(false)
    second.behave(honest(1, 200))
    expect(await isStuckAt(3_604_000)).toBe(false)
    first.behave(honest(1, 101))
    expect(await isStuckAt(3_664_000)).toBe(false)
  })
})
