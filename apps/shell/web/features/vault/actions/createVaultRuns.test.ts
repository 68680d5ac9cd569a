import { describe, expect, it, vi } from 'vitest'
import { createVaultRuns } from './createVaultRuns.ts'

function start() {
  let loading = 0
  const onFailure = vi.fn()
  const runs = createVaultRuns({
    beginLoading() {
      let open = true
      loading += 1
      return () => {
        if (open) loading -= 1
        open = false
      }
    },
    keyOf: (_error, { at }) => (at === 'wallet' ? 'sendError.failed' : 'sendError.nodeSilent'),
    onFailure,
  })
  return { runs, leave: runs.enter(), loading: () => loading, onFailure }
}

describe('createVaultRuns', () => {
  it('says what it is waiting for, and nothing once done', async () => {
    const { loading, runs } = start()
    const gate = Promise.withResolvers<void>()
    const done = runs.run('lock', async ({ at }) => {
      at('wallet')
      await gate.promise
    })
    expect(runs.getState().busy).toEqual([{ action: 'lock', at: 'wallet' }])
    expect(loading()).toBe(1)
    gate.resolve()
    await done
    expect(runs.getState().busy).toEqual([])
    expect(loading()).toBe(0)
  })

  it('ignores a second click on the same button or on another step of the form', async () => {
    const { runs } = start()
    const work = vi.fn(async ({ at }: { at: (place: 'chain') => void }) => {
      at('chain')
      await Promise.withResolvers<void>().promise
    })
    void runs.run('approve', work)
    await runs.run('approve', work)
    await runs.run('lock', work)
    expect(work).toHaveBeenCalledTimes(1)
    expect(runs.getState().failure).toBeUndefined()
  })

  it('makes one wallet request at a time and says so, but waits for several transactions at once', async () => {
    const { onFailure, runs } = start()
    const gate = Promise.withResolvers<void>()
    void runs.run('lock', async ({ at }) => {
      at('wallet')
      await gate.promise
      at('chain')
      await Promise.withResolvers<void>().promise
    })
    const work = vi.fn(async () => {})
    await runs.run('unlock:1', work)
    expect(work).not.toHaveBeenCalled()
    expect(onFailure).toHaveBeenCalledWith({ action: 'unlock:1', key: 'vault.errorBusy' })
    gate.resolve()
    await vi.waitFor(() => expect(runs.getState().busy).toEqual([{ action: 'lock', at: 'chain' }]))
    await runs.run('unlock:1', work)
    expect(work).toHaveBeenCalledTimes(1)
    expect(runs.getState().failure).toBeUndefined()
  })

  it('makes no request and reports nothing for an account that has been left', async () => {
    const { leave, loading, onFailure, runs } = start()
    const gate = Promise.withResolvers<void>()
    const askWallet = vi.fn()
    const done = runs.run('lock', async ({ at }) => {
      await gate.promise
      at('wallet')
      askWallet()
    })
    leave()
    expect(loading()).toBe(0)
    expect(runs.getState()).toEqual({ busy: [], open: [], failure: undefined })
    gate.resolve()
    await done
    expect(askWallet).not.toHaveBeenCalled()
    expect(onFailure).not.toHaveBeenCalled()
    expect(loading()).toBe(0)
  })

  it('reports which step failed until the next start', async () => {
    const { onFailure, runs } = start()
    await runs.run('faucet', async ({ at }) => {
      at('wallet')
      throw new Error('no')
    })
    expect(runs.getState().failure).toEqual({ action: 'faucet', key: 'sendError.failed' })
    expect(onFailure).toHaveBeenCalledTimes(1)
    await runs.run('faucet', async () => {})
    expect(runs.getState().failure).toBeUndefined()
  })

  it('can run again after it was left', async () => {
    const { leave, runs } = start()
    leave()
    const work = vi.fn(async () => {})
    await runs.run('faucet', work)
    expect(work).not.toHaveBeenCalled()
    runs.enter()
    await runs.run('faucet', work)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('lets a visitor abandon an unresponsive wallet, and warns that the request is still open', async () => {
    const { loading, onFailure, runs } = start()
    const gate = Promise.withResolvers<void>()
    const afterwards = vi.fn()
    const done = runs.run('lock', async ({ at }) => {
      at('wallet')
      await gate.promise
      at('chain')
      afterwards()
    })
    runs.giveUp('lock')
    expect(runs.getState()).toEqual({ busy: [], open: ['lock'], failure: undefined })
    expect(loading()).toBe(0)
    // The other buttons still work.
    const work = vi.fn(async () => {})
    await runs.run('unlock:1', work)
    expect(work).toHaveBeenCalledTimes(1)
    expect(runs.getState().open).toEqual(['lock'])
    // It responds after all: the transaction was sent, but that is not reported.
    gate.resolve()
    await done
    expect(afterwards).not.toHaveBeenCalled()
    expect(runs.getState().open).toEqual([])
    expect(onFailure).not.toHaveBeenCalled()
  })

  it('distinguishes an abandoned request from a second one of the same kind', async () => {
    const { onFailure, runs } = start()
    const first = Promise.withResolvers<void>()
    const second = Promise.withResolvers<void>()
    const waitFor = (gate: typeof first) =>
      runs.run('approve', async ({ at }) => {
        at('wallet')
        await gate.promise
        at('chain')
        await Promise.withResolvers<void>().promise
      })
    const given = waitFor(first)
    runs.giveUp('approve')
    void waitFor(second)
    expect(runs.getState()).toMatchObject({
      busy: [{ action: 'approve', at: 'wallet' }],
      open: ['approve'],
    })
    first.reject(new Error('rejected late'))
    await given
    expect(onFailure).not.toHaveBeenCalled()
    expect(runs.getState()).toMatchObject({
      busy: [{ action: 'approve', at: 'wallet' }],
      open: [],
    })
    second.resolve()
    await vi.waitFor(() =>
      expect(runs.getState().busy).toEqual([{ action: 'approve', at: 'chain' }]),
    )
  })

  it('reports no open wallet request after the visitor only stopped watching a transaction', () => {
    const { runs } = start()
    void runs.run('lock', async ({ at }) => {
      at('chain')
      await Promise.withResolvers<void>().promise
    })
    runs.giveUp('lock')
    runs.giveUp('lock')
    expect(runs.getState()).toEqual({ busy: [], open: [], failure: undefined })
  })

  it('forgets open wallet requests when the account changes', async () => {
    const { leave, runs } = start()
    void runs.run('lock', async ({ at }) => {
      at('wallet')
      await Promise.withResolvers<void>().promise
    })
    runs.giveUp('lock')
    leave()
    expect(runs.getState().open).toEqual([])
    runs.enter()
    await runs.run('faucet', async () => {})
    expect(runs.getState().open).toEqual([])
  })
})
