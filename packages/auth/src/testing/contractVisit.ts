import type { Address, Hex } from 'viem'
import type { Fetch } from '../contract/askEndpoint.ts'
import { createBrowser, testAccount } from './browser.ts'
import { testAuth, testClock } from './testAuth.ts'

/** The chain of the contract accounts. */
export const chainId = 8453
/** Owns the contract accounts. */
export const owner = testAccount(11)
export const minute = 60_000

export interface SetUp {
  readonly endpoints: readonly string[]
  readonly fetch?: Fetch
  readonly timeout?: number
  readonly off?: boolean
  /** Whether one host may decide. Default: true. */
  readonly allowSingleEndpoint?: boolean
}

/** A sign-in server that checks contract accounts at these endpoints, and a visitor's browser. */
export function setUp(options: SetUp) {
  const { endpoints, fetch, timeout, off = false, allowSingleEndpoint = true } = options
  const clock = testClock()
  const contracts = {
    endpoints: new Map([[chainId, endpoints]]),
    allowSingleEndpoint,
    fetch,
    timeout,
  }
  const auth = testAuth({ now: clock.now, contracts: off ? false : contracts })
  return { auth, clock, browser: createBrowser(auth, { now: clock.now }) }
}

type Visitor = ReturnType<typeof setUp>['browser']

/** Signs in as a contract account. `wrap` turns the owner's signature into the contract's. */
export async function signInAs(
  browser: Visitor,
  address: Address,
  wrap: (signature: Hex, message: string) => Hex | Promise<Hex> = (signature) => signature,
  signer = owner,
  on = chainId,
) {
  const message = await browser.message({ ...signer, address }, { chainId: on })
  const signature = await wrap(await signer.signMessage({ message }), message)
  return browser.send('POST', '/verify', { message, signature })
}
