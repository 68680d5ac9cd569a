// @vitest-environment happy-dom

import { memoryStorage } from '@foyer/ui/storage/memoryStorage.ts'
import type { Address } from 'viem'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { attemptsForTest } from '../../../testing/attemptsForTest.ts'
import { alice } from '../../../testing/fakeConnector.ts'
import { kitConfigForTest } from '../../../testing/kitConfigForTest.ts'
import { autoConnect } from '../../connection/restore/autoConnect.ts'
import { injectedConnector } from './injectedConnector.ts'

const bob: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** A wallet that shares alice's account and then takes its time to say its chain. */
function slowWallet() {
  const chain = Promise.withResolvers<string>()
  const listeners = new Map<string, (value: unknown) => void>()
  const asked: string[] = []
  let accounts: readonly Address[] = [alice]
  const provider = {
    async request({ method }: { readonly method: string }) {
      asked.push(method)
      if (method === 'eth_chainId') return chain.promise
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return accounts
      throw Object.assign(new Error('unknown'), { code: 4200 })
    },
    on: (event: string, listener: (value: unknown) => void) => listeners.set(event, listener),
    removeListener: (event: string) => listeners.delete(event),
  }
  return {
    asked,
    connector: injectedConnector({ id: 'com.one', name: 'One', provider: () => provider }),
    async share(next: readonly Address[]) {
      await vi.waitFor(() => expect(asked).toContain('eth_chainId'))
      accounts = next
      listeners.get('accountsChanged')?.(next)
      chain.resolve('0x1')
    },
  }
}

describe('a wallet that the visitor connects', () => {
  test('and switches to another account in the meantime is connected with that one', async () => {
    const wallet = slowWallet()
    const { attempts, at, wagmi, wallet: row } = attemptsForTest(wallet.connector)
    const done = attempts.start(row(0))
    await wallet.share([bob])
    await done
    expect(wagmi.state.connections.get(at(0).uid)?.accounts).toEqual([bob])
  })

  test('and locks in the meantime is not connected', async () => {
    const wallet = slowWallet()
    const { attempts, wagmi, wallet: row } = attemptsForTest(wallet.connector)
    const done = attempts.start(row(0))
    await wallet.share([])
    await done
    expect(wagmi.state.status).toBe('disconnected')
    expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'rejected' })
  })

  test('and only repeats its account is not asked again', async () => {
    const wallet = slowWallet()
    const { attempts, wagmi, wallet: row } = attemptsForTest(wallet.connector)
    const done = attempts.start(row(0))
    await wallet.share([alice])
    await done
    expect(wagmi.state.status).toBe('connected')
    expect(wallet.asked.slice(-2)).toEqual(['eth_requestAccounts', 'eth_chainId'])
  })
})

test('a wallet that hangs after the visitor approved has a time limit, and is not said to have shared nothing', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const wallet = slowWallet()
  const { attempts, wallet: row } = attemptsForTest(wallet.connector)
  const done = attempts.start(row(0))
  await vi.advanceTimersByTimeAsync(10_000)
  await done
  expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'timeout', shared: true })
  await vi.advanceTimersByTimeAsync(0)
  expect(wallet.asked.slice(-2)).toEqual(['wallet_revokePermissions', 'eth_accounts'])
  void attempts.start(row(0))
  await vi.advanceTimersByTimeAsync(0)
  expect(wallet.asked).toContain('eth_requestAccounts')
  expect(attempts.getState()).toMatchObject({ phase: 'connecting' })
})

describe('a wallet that is restored', () => {
  async function restoring() {
    const storage = memoryStorage()
    const wallet = slowWallet()
    const { wagmi } = kitConfigForTest([wallet.connector], { storage })
    await wagmi.storage?.setItem('recentConnectorId', 'com.one')
    return { restored: autoConnect(wagmi), wagmi, wallet }
  }

  test('and switches to another account in the meantime is connected with that one', async () => {
    const { restored, wagmi, wallet } = await restoring()
    await wallet.share([bob])
    await restored
    expect(wagmi.state.connections.get(wagmi.state.current ?? '')?.accounts).toEqual([bob])
  })

  test('and locks in the meantime is not connected', async () => {
    const { restored, wagmi, wallet } = await restoring()
    await wallet.share([])
    await restored
    expect(wagmi.state).toMatchObject({ status: 'disconnected', current: null })
  })
})
