import type { Address } from 'viem'
import { vi } from 'vitest'
import { createConnectAttempts } from '../connect/attempt/connectAttempt.ts'
import { fakeConnector } from './fakeConnector.ts'
import { kitConfigForTest } from './kitConfigForTest.ts'

/** Connection attempts on fake connectors, with a record of their callbacks. */
export function attemptsForTest(...connectors: ReturnType<typeof fakeConnector>[]) {
  const { wagmi } = kitConfigForTest(connectors)
  const onConnected = vi.fn<(id: string) => void>()
  const onAlreadyConnected = vi.fn<() => void>()
  const onRevoked = vi.fn<(id: string) => void>()
  const attempts = createConnectAttempts(wagmi, { onConnected })
  /** The wallet in a row; its id differs from its connector's. */
  const wallet = (index: number) => ({
    id: `row ${index}`,
    connector: at(index),
    onAlreadyConnected,
    onRevoked: () => onRevoked(`row ${index}`),
  })
  const at = (index: number) => {
    const connector = wagmi.connectors[index]
    if (!connector) throw new Error(`no connector ${index}`)
    return connector
  }
  return { wagmi, attempts, onAlreadyConnected, onConnected, onRevoked, at, wallet }
}

/** A wallet whose requests stay pending until a test answers them, in order. */
export function queueingWallet() {
  const requests: PromiseWithResolvers<readonly Address[]>[] = []
  const calls: string[] = []
  const connector = fakeConnector({
    id: 'a',
    onCall: (name) => calls.push(name),
    connect() {
      const request = Promise.withResolvers<readonly Address[]>()
      requests.push(request)
      return request.promise
    },
  })
  return { connector, requests, calls }
}
