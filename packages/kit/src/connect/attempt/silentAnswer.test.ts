// @vitest-environment happy-dom
import type { Address } from 'viem'
import { expect, onTestFinished, test, vi } from 'vitest'
import { attemptsForTest } from '../../testing/attemptsForTest.ts'
import { alice } from '../../testing/fakeConnector.ts'
import { injectedConnector } from '../../wallets/connectors/injected/injectedConnector.ts'

test('a wallet that answers a pending request without an event is connected like any other', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const busy = Object.assign(new Error('already pending'), { code: -32002 })
  let accounts: readonly Address[] = []
  const listeners = new Map<string, (value: unknown) => void>()
  const provider = {
    async request({ method }: { readonly method: string }) {
      if (method === 'eth_accounts') return accounts
      if (method === 'eth_chainId') return '0x1'
      throw busy
    },
    on: (name: string, listener: (value: unknown) => void) => listeners.set(name, listener),
    removeListener: (name: string) => listeners.delete(name),
  }
  const { at, attempts, wagmi, wallet } = attemptsForTest(
    injectedConnector({ id: 'a', name: 'A', provider: () => provider }),
  )
  // As a disconnect of an earlier visit left it.
  await wagmi.storage?.setItem('a.disconnected', true)
  await attempts.start(wallet(0))
  expect(attempts.getState()).toMatchObject({ phase: 'failed', kind: 'pending' })
  accounts = [alice]
  await vi.advanceTimersByTimeAsync(1_000)
  expect(wagmi.state.status).toBe('connected')
  listeners.get('chainChanged')?.('0xb9')
  expect(wagmi.state.connections.get(at(0).uid)?.chainId).toBe(185)
  expect(await at(0).isAuthorized()).toBe(true)
})
