import type { TransactionRecord } from '@foyer/kit'
import { describe, expect, it, vi } from 'vitest'
import type { VaultReading } from '../reading/readVault.ts'
import type { WaitingFor } from './createVaultRuns.ts'
import { NotDoneError } from './NotDoneError.ts'
import { SimulationError } from './simulateCall.ts'
import { approveCall, lockCall, type Permit } from './vaultCalls.ts'
import { vaultErrorKey } from './vaultErrorKey.ts'
import {
  lockByPermit,
  reportingSent,
  sendAndFollow,
  sendAsBatch,
  signPrepared,
  usablePermit,
  type VaultPorts,
} from './vaultWork.ts'

const contracts = { token: `0x${'1'.repeat(40)}`, timeLock: `0x${'2'.repeat(40)}` } as const
const approving = { calls: [approveCall(contracts, 5n)], description: 'Approve 5 FOYER' }
const both = { calls: [...approving.calls, lockCall(contracts, 5n, 9_000)], description: 'Both' }
const word = `0x${'3'.repeat(64)}` as const
const permit: Permit = { value: 5n, deadline: 2_000n, v: 27, r: word, s: word }
const locking = { calls: [lockCall(contracts, 5n, 9_000, permit)], description: 'Lock 5 FOYER' }

const sent: TransactionRecord = {
  id: '0x1',
  kind: 'transaction',
  chainId: 1,
  description: 'Approve 5 FOYER',
  status: 'pending',
  addedAt: 0,
}
const confirmed: TransactionRecord = { ...sent, status: 'confirmed' }
const reading = (allowance: bigint): VaultReading => ({
  held: 9n,
  allowance,
  positions: [],
  positionCount: 0,
  chainTime: 1_000,
})
const shows = ({ allowance }: VaultReading) => allowance >= 5n

function start(change: Partial<VaultPorts> = {}) {
  const stop = new AbortController()
  const places: WaitingFor[] = []
  const at = (place: WaitingFor) => {
    stop.signal.throwIfAborted()
    places.push(place)
  }
  const ports = {
    simulate: vi.fn(change.simulate ?? (async () => {})),
    send: vi.fn(change.send ?? (async () => sent)),
    settled: vi.fn(change.settled ?? (async () => confirmed)),
    reread: vi.fn(change.reread ?? (async () => reading(5n))),
    pause: vi.fn(async () => {}),
  }
  return { places, ports, stop, work: { at, signal: stop.signal } }
}

const keyOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => vaultErrorKey(error, 'node'),
  )

describe('reportingSent', () => {
  it('reports what the wallet sends, even after the page was left', async () => {
    const held = Promise.withResolvers<TransactionRecord>()
    const { places, ports, stop, work } = start({ send: () => held.promise })
    const onSent = vi.fn()
    const sending = sendAndFollow(reportingSent(ports, onSent), work, approving, shows)
    await vi.waitFor(() => expect(places).toContain('wallet'))
    stop.abort()
    expect(onSent).not.toHaveBeenCalled()
    held.resolve(sent)
    await expect(sending).rejects.toThrow()
    expect(onSent).toHaveBeenCalledExactlyOnceWith(sent)
  })

  it('reports nothing that was refused', async () => {
    const { ports, work } = start({ send: () => Promise.reject(new Error('refused')) })
    const onSent = vi.fn()
    await keyOf(sendAndFollow(reportingSent(ports, onSent), work, approving, shows))
    expect(onSent).not.toHaveBeenCalled()
  })
})

describe('sendAndFollow', () => {
  it('simulates, asks the wallet, waits for the block and for a read after it', async () => {
    const { places, ports, work } = start()
    expect(await sendAndFollow(ports, work, approving, shows)).toBe(true)
    expect(ports.simulate).toHaveBeenCalledWith(approving.calls)
    expect(ports.send).toHaveBeenCalledWith(approving, work.signal)
    expect(places).toEqual(['wallet', 'chain'])
    expect(ports.reread).toHaveBeenCalledTimes(1)
  })

  it('sends nothing that would revert', async () => {
    const simulate = async () => {
      throw new SimulationError('AmountIsZero')
    }
    const { ports, work } = start({ simulate })
    expect(await keyOf(sendAndFollow(ports, work, approving, shows))).toBe('vault.errorZero')
    expect(ports.send).not.toHaveBeenCalled()
  })

  it('does not ask the wallet if the visitor left during the simulation', async () => {
    const { ports, stop, work } = start()
    ports.simulate.mockImplementation(async () => stop.abort())
    await expect(sendAndFollow(ports, work, approving, shows)).rejects.toThrow('aborted')
    expect(ports.send).not.toHaveBeenCalled()
  })

  it('keeps reading for a limited time if an endpoint is a block behind', async () => {
    const { ports, work } = start()
    ports.reread.mockResolvedValueOnce(reading(0n)).mockResolvedValueOnce(reading(0n))
    await sendAndFollow(ports, work, approving, shows)
    expect(ports.reread).toHaveBeenCalledTimes(3)
    ports.reread.mockClear().mockResolvedValue(reading(0n))
    expect(await sendAndFollow(ports, work, approving, shows)).toBe(true)
    expect(ports.reread.mock.calls.length).toBeLessThan(6)
  })

  it('does not wait for a read if no node responds', async () => {
    const { ports, work } = start({ reread: async () => undefined })
    expect(await sendAndFollow(ports, work, approving, shows)).toBe(true)
    expect(ports.pause).not.toHaveBeenCalled()
  })

  it('reports a revert after reading the current state', async () => {
    const { ports, work } = start({
      settled: async () => ({ ...sent, status: 'failed', outcome: 'reverted' }),
    })
    expect(await keyOf(sendAndFollow(ports, work, approving, shows))).toBe('vault.errorReverted')
    expect(ports.reread).toHaveBeenCalledTimes(1)
  })

  it('does not treat a cleared record as success', async () => {
    const { ports, work } = start({ settled: async () => undefined })
    expect(await sendAndFollow(ports, work, approving, shows)).toBe(false)
  })

  it('waits for the owners of a Safe', async () => {
    const { places, ports, work } = start({ send: async () => ({ ...sent, connectorId: 'safe' }) })
    await sendAndFollow(ports, work, approving, shows)
    expect(places).toEqual(['wallet', 'owners'])
  })
})

describe('sendAsBatch', () => {
  it('sends both calls and waits for one result', async () => {
    const { ports, work } = start()
    const onRefused = vi.fn()
    expect(await sendAsBatch(ports, work, both, { onRefused, shows })).toBe(true)
    expect(ports.send).toHaveBeenCalledWith(both, work.signal)
    expect(onRefused).not.toHaveBeenCalled()
  })

  it('reports that only the approval succeeded, and reads it', async () => {
    const { ports, work } = start({
      settled: async () => ({
        ...sent,
        kind: 'batch',
        status: 'failed',
        calls: [
          { hash: '0x1', status: 'confirmed' },
          { hash: '0x2', status: 'failed' },
        ],
      }),
    })
    const end = sendAsBatch(ports, work, both, { onRefused: () => {}, shows })
    await expect(end).rejects.toThrow(NotDoneError)
    expect(await keyOf(end)).toBe('vault.errorPartly')
    expect(ports.reread).toHaveBeenCalledTimes(1)
  })

  it('falls back to single calls if the wallet cannot batch, but not on a rejection', async () => {
    const onRefused = vi.fn()
    const batch = { onRefused, shows }
    const rejected = start({ send: () => Promise.reject({ code: 4001 }) })
    await expect(sendAsBatch(rejected.ports, rejected.work, both, batch)).rejects.toEqual({
      code: 4001,
    })
    expect(onRefused).not.toHaveBeenCalled()
    const refused = start({ send: () => Promise.reject({ code: 5760 }) })
    expect(await keyOf(sendAsBatch(refused.ports, refused.work, both, batch))).toBe(
      'vault.errorNoBatch',
    )
    expect(onRefused).toHaveBeenCalledTimes(1)
  })
})

describe('lockByPermit', () => {
  it('discards a signature once it is sent, not before', async () => {
    const drop = vi.fn()
    const { ports, work } = start()
    ports.send.mockRejectedValueOnce({ code: 4001 })
    await expect(lockByPermit(ports, work, locking, { drop, shows })).rejects.toEqual({
      code: 4001,
    })
    expect(drop).not.toHaveBeenCalled()
    expect(await lockByPermit(ports, work, locking, { drop, shows })).toBe(true)
    expect(drop).toHaveBeenCalledTimes(1)
  })

  it('reports an invalid or expired signature, discards it and sends nothing', async () => {
    const drop = vi.fn()
    // The vault ignores the signature and uses the allowance.
    const simulate = () => Promise.reject(new SimulationError('InsufficientAllowance'))
    const { ports, work } = start({ simulate })
    const end = lockByPermit(ports, work, locking, { drop, shows })
    expect(await keyOf(end)).toBe('vault.errorPermit')
    expect(drop).toHaveBeenCalledTimes(1)
    expect(ports.send).not.toHaveBeenCalled()
  })

  it('keeps the signature on any other error', async () => {
    const drop = vi.fn()
    const simulate = () => Promise.reject(new SimulationError('UnlockTimeNotInFuture'))
    const { ports, work } = start({ simulate })
    expect(await keyOf(lockByPermit(ports, work, locking, { drop, shows }))).toBe('vault.errorPast')
    expect(drop).not.toHaveBeenCalled()
  })
})

describe('signPrepared', () => {
  it('reads first, then asks the wallet', async () => {
    const { places, work } = start()
    const prepare = vi.fn(async () => 'request')
    const sign = vi.fn(async () => permit)
    expect(await signPrepared(work, prepare, sign)).toBe(permit)
    expect(sign).toHaveBeenCalledWith('request')
    expect(places).toEqual(['wallet'])
  })

  it('does not ask the wallet if the visitor left during the read', async () => {
    const { stop, work } = start()
    const sign = vi.fn(async () => permit)
    const prepare = async () => stop.abort()
    await expect(signPrepared(work, prepare, sign)).rejects.toThrow('aborted')
    expect(sign).not.toHaveBeenCalled()
  })

  it('ignores a signature that arrives after the visitor gave up', async () => {
    const { stop, work } = start()
    const sign = async () => {
      stop.abort()
      return permit
    }
    expect(await signPrepared(work, async () => {}, sign)).toBeUndefined()
  })
})

describe('usablePermit', () => {
  it('is a permit for exactly the amount entered', () => {
    expect(usablePermit(permit, 5n, 1_000)).toBe(permit)
    expect(usablePermit(permit, 4n, 1_000)).toBeUndefined()
    expect(usablePermit(permit, undefined, 1_000)).toBeUndefined()
    expect(usablePermit(undefined, 5n, 1_000)).toBeUndefined()
  })

  it('excludes a permit that would expire before its block, by chain time', () => {
    expect(usablePermit(permit, 5n, 1_879)).toBe(permit)
    expect(usablePermit(permit, 5n, 1_880)).toBeUndefined()
  })
})
