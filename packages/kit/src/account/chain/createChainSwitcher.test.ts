import { describe, expect, test } from 'vitest'
import { connectedToInjected, walletError } from '../../testing/fakeInjected.ts'
import { ethereum, mint } from '../../testing/kitConfigForTest.ts'
import { createChainSwitcher } from './createChainSwitcher.ts'

type Reply = () => Promise<unknown>

/** A wallet with a scripted reply per chain id. */
async function setUp(replies: Record<number, Reply>) {
  let chainId = '0x539'
  const wallet = await connectedToInjected(async (method, params) => {
    if (method === 'eth_chainId') return chainId
    const [target] = Array.isArray(params) ? params : []
    await replies[Number(target.chainId)]?.()
    chainId = target.chainId
    return null
  })
  const switcher = createChainSwitcher(wallet.kit, wallet.connector)
  const asked = () => wallet.methods().filter((method) => method.startsWith('wallet_'))
  return { switcher, asked }
}

const never: Reply = () => new Promise(() => {})

describe('createChainSwitcher', () => {
  test('waits for the wallet, then is done', async () => {
    const { switcher } = await setUp({})
    const phases: string[] = []
    switcher.subscribe(() => phases.push(switcher.getState().phase))
    await switcher.switchTo(mint)
    expect(phases).toEqual(['pending', 'arrived'])
    expect(switcher.getState()).toEqual({ phase: 'arrived', chainId: 185, unanswered: [] })
  })

  test('a wallet that cannot have the chain (4901) gets no second request', async () => {
    const { asked, switcher } = await setUp({ 185: () => Promise.reject(walletError(4901)) })
    await switcher.switchTo(mint)
    expect(switcher.getState()).toMatchObject({ phase: 'failed', failure: 'notSupported' })
    expect(asked()).toEqual(['wallet_switchEthereumChain'])
  })

  test('a wallet’s own reason for refusing is kept', async () => {
    const refuse = () => Promise.reject(walletError(-32602, 'Expected 18 decimals'))
    const { switcher } = await setUp({ 185: refuse })
    await switcher.switchTo(mint)
    expect(switcher.getState()).toMatchObject({ failure: 'other', said: 'Expected 18 decimals' })
  })

  test('a rejection is kept with its chain until the next attempt', async () => {
    let rejects = true
    const { switcher } = await setUp({
      185: async () => {
        if (rejects) throw walletError(4001)
      },
    })
    await switcher.switchTo(mint)
    expect(switcher.getState()).toEqual({
      phase: 'failed',
      chainId: 185,
      failure: 'rejected',
      said: 'x',
      unanswered: [],
    })
    rejects = false
    await switcher.switchTo(mint)
    expect(switcher.getState().phase).toBe('arrived')
  })

  test('a second click on the pending network sends no further request', async () => {
    const { asked, switcher } = await setUp({ 185: never })
    void switcher.switchTo(mint)
    void switcher.switchTo(mint)
    // The wallet would receive a request of the second click before this one.
    await switcher.switchTo(ethereum)
    expect(asked()).toEqual(['wallet_switchEthereumChain', 'wallet_switchEthereumChain'])
  })

  test('a wallet that never responds blocks nothing: the latest choice counts, the earlier stays open', async () => {
    const { switcher } = await setUp({ 185: never })
    void switcher.switchTo(mint)
    expect(switcher.getState()).toEqual({ phase: 'pending', chainId: 185, unanswered: [185] })
    await switcher.switchTo(ethereum)
    expect(switcher.getState()).toEqual({ phase: 'arrived', chainId: 1, unanswered: [185] })
    switcher.reset()
    expect(switcher.getState()).toEqual({ phase: 'idle', unanswered: [185] })
  })

  test('if the wallet allows one pending request, the newer choice fails and the earlier stays pending', async () => {
    const first = Promise.withResolvers<void>()
    const { switcher } = await setUp({
      185: () => first.promise,
      1: async () => {
        throw walletError(-32002)
      },
    })
    const older = switcher.switchTo(mint)
    await switcher.switchTo(ethereum)
    expect(switcher.getState()).toEqual({
      phase: 'failed',
      chainId: 1,
      failure: 'pending',
      said: 'x',
      unanswered: [185],
    })
    first.resolve()
    await older
    expect(switcher.getState()).toEqual({ phase: 'arrived', chainId: 185, unanswered: [] })
  })

  test('a request that is still open in the wallet stays listed, and its rejection is shown', async () => {
    const first = Promise.withResolvers<void>()
    const replies: Record<number, Reply> = { 185: () => first.promise }
    const { asked, switcher } = await setUp(replies)
    const older = switcher.switchTo(mint)
    await expect.poll(asked).toHaveLength(1)
    // The visitor closes the dialog, opens it again and chooses the same network.
    switcher.reset()
    replies[185] = async () => {
      throw walletError(-32002)
    }
    await switcher.switchTo(mint)
    expect(switcher.getState()).toMatchObject({ failure: 'pending', unanswered: [185] })
    first.reject(walletError(4001))
    await older
    expect(switcher.getState()).toEqual({
      phase: 'failed',
      chainId: 185,
      failure: 'rejected',
      said: 'x',
      unanswered: [],
    })
  })

  test('the late failure of an earlier choice is not shown', async () => {
    const late = Promise.withResolvers<void>()
    const { switcher } = await setUp({ 185: () => late.promise })
    const first = switcher.switchTo(mint)
    await switcher.switchTo(ethereum)
    late.reject(new Error('late'))
    await first
    expect(switcher.getState()).toEqual({ phase: 'arrived', chainId: 1, unanswered: [] })
  })

  test('a network that the wallet is on already is no longer listed, also after a late response', async () => {
    const late = Promise.withResolvers<void>()
    const { switcher } = await setUp({ 185: () => late.promise, 1: never })
    const first = switcher.switchTo(mint)
    switcher.settle(185)
    expect(switcher.getState().unanswered).toEqual([])
    void switcher.switchTo(ethereum)
    late.reject(new Error('late'))
    await first
    expect(switcher.getState()).toEqual({ phase: 'pending', chainId: 1, unanswered: [1] })
  })

  test('a late response does not end a newer request for the same network', async () => {
    const late = Promise.withResolvers<void>()
    const replies: Record<number, Reply> = { 185: () => late.promise }
    const { asked, switcher } = await setUp(replies)
    const first = switcher.switchTo(mint)
    await expect.poll(asked).toHaveLength(1)
    switcher.settle(185)
    switcher.reset()
    replies[185] = never
    void switcher.switchTo(mint)
    late.reject(new Error('late'))
    await first
    expect(switcher.getState()).toEqual({ phase: 'pending', chainId: 185, unanswered: [185] })
  })

  test('settling a network without a request changes nothing', async () => {
    const { switcher } = await setUp({ 185: never })
    void switcher.switchTo(mint)
    const before = switcher.getState()
    switcher.settle(1)
    expect(switcher.getState()).toBe(before)
  })
})
