import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { Address } from 'viem'
import { describe, expect, test, vi } from 'vitest'
import { createConnectAttempts } from '../../../connect/attempt/connectAttempt.ts'
import { connectTo } from '../../../testing/connectTo.ts'
import { alice, fakeConnector, never } from '../../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../../testing/kitConfigForTest.ts'
import { disconnectAll } from '../disconnectAll.ts'
import { autoConnect } from './autoConnect.ts'

const patience = { perConnector: 60_000, announcement: 60_000 }

interface PageOptions {
  /** How the other wallet answers. Default: connects. */
  readonly connect?: () => Promise<readonly Address[]>
  /** The last visit ended with a locked wallet, so no connection is stored. Default false. */
  readonly wasLocked?: boolean
}

/** A page whose last wallet answers when the test lets it, and another wallet. */
async function returningPage({ connect, wasLocked = false }: PageOptions = {}) {
  const storage = memoryStorage()
  const before = kitConfigForTest([fakeConnector({ id: 'last' })], { storage })
  await autoConnect(before.wagmi)
  await connectTo(before.wagmi, before.wagmi.connectors[0])
  if (wasLocked) before.wagmi.connectors[0]?.emitter.emit('disconnect')

  const answer = Promise.withResolvers<boolean>()
  const isAuthorized = vi.fn(() => answer.promise)
  const kit = kitConfigForTest(
    [fakeConnector({ id: 'last', isAuthorized }), fakeConnector({ id: 'other', connect })],
    { storage },
  )
  const { wagmi } = kit
  const attempts = createConnectAttempts(wagmi, { onConnected() {} })
  const [, connector] = wagmi.connectors
  if (!connector) throw new Error('no connector')
  const restored = autoConnect(wagmi, patience)
  await vi.waitFor(() => expect(isAuthorized).toHaveBeenCalled())
  return {
    attempts,
    connector,
    kit,
    wagmi,
    pick: () => attempts.start({ id: 'other', connector }),
    async answer(isShared: boolean) {
      answer.resolve(isShared)
      await restored
    },
    names: () => [...wagmi.state.connections.values()].map((each) => each.connector.name),
  }
}

/** The same after the visitor has picked the other wallet, which rejects when the test lets it. */
async function attemptedPage(wasLocked: boolean) {
  const answer = Promise.withResolvers<never>()
  const page = await returningPage({ connect: () => answer.promise, wasLocked })
  const picked = page.pick()
  const reject = async () => {
    answer.reject(Object.assign(new Error('no'), { code: 4001 }))
    await picked
  }
  return { page, reject }
}

describe.each([
  false,
  true,
])('while the last wallet is being restored (locked: %s)', (wasLocked) => {
  test('the wallet that the visitor connects is kept', async () => {
    const page = await returningPage({ wasLocked })
    await page.pick()
    await page.answer(true)
    expect(page.wagmi.state).toMatchObject({ status: 'connected', current: page.connector.uid })
    expect(page.names()).toEqual(['other'])
  })

  test('closing the dialog does not hide the restored connection', async () => {
    const page = await returningPage({ wasLocked })
    page.attempts.abandon()
    await page.answer(true)
    expect(page.wagmi.state.status).toBe('connected')
    expect(page.names()).toEqual(['last'])
  })

  test('leaving an attempt does not hide it either', async () => {
    const page = await returningPage({ connect: never, wasLocked })
    void page.pick()
    page.attempts.abandon()
    await page.answer(true)
    expect(page.wagmi.state.status).toBe('connected')
    expect(page.names()).toEqual(['last'])
  })

  test.each([
    'before',
    'after',
  ])('an attempt rejected %s the restore failed leaves nothing', async (when) => {
    const { page, reject } = await attemptedPage(wasLocked)
    if (when === 'before') await reject()
    await page.answer(false)
    if (when === 'after') await reject()
    expect(page.wagmi.state).toMatchObject({ status: 'disconnected', current: null })
  })

  test.each([
    'before',
    'after',
  ])('an attempt rejected %s the last wallet has answered leaves that one connected', async (when) => {
    const { page, reject } = await attemptedPage(wasLocked)
    if (when === 'before') await reject()
    await page.answer(true)
    if (when === 'after') await reject()
    await vi.waitFor(() => expect(page.wagmi.state.status).toBe('connected'))
    expect(page.names()).toEqual(['last'])
  })

  test('a deliberate disconnect ends the restore', async () => {
    const page = await returningPage({ wasLocked })
    await disconnectAll(page.kit)
    await page.answer(true)
    expect(page.wagmi.state).toMatchObject({ status: 'disconnected', current: null })
    expect(page.names()).toEqual([])
  })

  test.each([
    true,
    false,
  ])('an attempt goes on once the last wallet has answered (shared: %s)', async (isShared) => {
    const approval = Promise.withResolvers<readonly Address[]>()
    const page = await returningPage({ connect: () => approval.promise, wasLocked })
    const picked = page.pick()
    await page.answer(isShared)
    expect(page.wagmi.state.status).toBe('connecting')
    expect(page.names()).toEqual([])
    approval.resolve([alice])
    await picked
    expect(page.wagmi.state).toMatchObject({ status: 'connected', current: page.connector.uid })
    expect(page.names()).toEqual(['other'])
  })
})

test('a wallet that does not answer leaves another kit of the page its connection', async () => {
  const first = await returningPage()
  const second = await returningPage()
  await second.answer(true)
  expect(second.wagmi.state.status).toBe('connected')
  expect(second.names()).toEqual(['last'])
  expect(first.wagmi.state.status).toBe('reconnecting')
  await first.answer(true)
  expect(first.wagmi.state.status).toBe('connected')
})
