import { type EIP1193RequestFn, type Hex, toHex } from 'viem'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
export const demoIcon =
  "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' fill='%23312e81'/><circle cx='16' cy='16' r='8' fill='%23fbbf24'/></svg>"

interface Asked {
  readonly method: string
  readonly params?: unknown
}

/** What the wallet does when it is asked to connect. */
export type DemoAnswer = 'approve' | 'reject' | 'hang' | 'lose-network'

export const demoWalletId = 'dev.foyer.playground'

/**
 * Announces a wallet in this page, as extensions do (EIP-6963). It has no funds and signs nothing.
 *
 * @returns sets what it answers when it is asked to connect. At first it approves.
 */
export function announceDemoWallet(): (answer: DemoAnswer) => void {
  const listeners = new Map<string, Set<(value: unknown) => void>>()
  let chainId: Hex = '0x1'
  let isConnected = false
  let decision: DemoAnswer = 'approve'
  const connect = async <Result>(result: Result): Promise<Result> => {
    const decided = decision
    // Long enough to see that the kit waits.
    await new Promise((resolve) => setTimeout(resolve, 1200))
    if (decided === 'hang') return new Promise(() => {})
    if (decided === 'reject') throw failure(4001, 'The request was rejected.')
    if (decided === 'lose-network') throw failure(4900, 'Disconnected from all chains.')
    isConnected = true
    return result
  }
  const provider = {
    on(event: string, listener: (value: unknown) => void) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener))
    },
    removeListener(event: string, listener: (value: unknown) => void) {
      listeners.get(event)?.delete(listener)
    },
    async request({ method, params }: Asked): Promise<unknown> {
      switch (method) {
        case 'eth_accounts':
          return isConnected ? [account] : []
        case 'eth_requestAccounts':
          return isConnected ? [account] : connect([account])
        case 'wallet_requestPermissions':
          return connect([{ parentCapability: 'eth_accounts' }])
        case 'wallet_revokePermissions':
          isConnected = false
          return null
        case 'eth_chainId':
          return chainId
        case 'wallet_switchEthereumChain': {
          const [wanted] = params as readonly [{ readonly chainId: Hex }]
          chainId = wanted.chainId
          for (const listener of listeners.get('chainChanged') ?? []) listener(chainId)
          return null
        }
        default:
          return answer({ method, params })
      }
    },
  }
  const info = {
    uuid: '4d5a1c38-6d0c-4a8e-9a6f-4a0b8f6c2d11',
    name: 'Demo Wallet',
    icon: demoIcon,
    rdns: demoWalletId,
  }
  const detail = Object.freeze({ info, provider })
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
  return (next) => {
    decision = next
  }
}

/** Answers the kit's reads, so that no other host is contacted. */
export const answer = (async ({ method }: Asked): Promise<unknown> => {
  if (method === 'eth_getBalance') return toHex(2_345_600_000_000_000_000n)
  if (method === 'eth_blockNumber') return toHex(Math.floor(Date.now() / 12_000))
  throw failure(4200, `${method} is not answered in the playground.`)
}) as EIP1193RequestFn

function failure(code: number, message: string): Error {
  return Object.assign(new Error(message), { code })
}
