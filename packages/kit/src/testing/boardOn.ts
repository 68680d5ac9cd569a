import { createEndpointBoard } from '../rpc/createEndpointBoard.ts'
import { endpointChoices } from '../rpc/endpointChoices.ts'
import { memoryStorage } from '../storage/memoryStorage.ts'
import { ethereum } from './kitConfigForTest.ts'

interface Setup {
  readonly urls: readonly [string, ...string[]]
  readonly webSocketUrl?: string | undefined
  readonly storage?: ReturnType<typeof memoryStorage>
  readonly ownOrigins?: readonly string[]
}

/** The endpoint board of one network, chain 1. */
export function boardOn({ ownOrigins = [], storage = memoryStorage(), urls, webSocketUrl }: Setup) {
  const choices = endpointChoices({ storageKey: 'test', storage })
  const record = { ...ethereum, rpcUrls: urls, webSocketUrl }
  const board = createEndpointBoard({ chains: [record], choices, ownOrigins })
  const health = () => {
    const found = board.get().get(1)
    if (!found) throw new Error('no chain 1')
    return found
  }
  return { board, choices, health, ask: (method = 'eth_gasPrice') => board.request(1, { method }) }
}
