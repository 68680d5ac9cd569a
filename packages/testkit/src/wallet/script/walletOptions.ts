import { personalities } from '../personalities.ts'
import type { TestWalletConfig } from './testWallets.ts'

/** Options of `installWallet`. Each has a default. */
export type WalletOptions = Partial<TestWalletConfig>

/** A complete config of one wallet, including the names by which a test finds it. */
export type NamedWalletConfig = TestWalletConfig & {
  /** The name under which it announces itself (EIP-6963). */
  readonly rdns: string
  /** The name under which pages list it. */
  readonly name: string
}

/**
 * Fills in missing options: a wallet named 'Test Wallet' on Ethereum or, with a `personality`, one
 * named after it. It cannot read or send unless its chains have an `rpcUrl`.
 *
 * @throws RangeError for an empty list of chains.
 */
export function completeOptions(options: WalletOptions): NamedWalletConfig {
  const personality = options.personality && personalities[options.personality]
  const { name = 'Test Wallet', rdns = 'xyz.foyer.test-wallet' } = {
    ...personality,
    ...defined(options),
  }
  if (options.chains?.length === 0) throw new RangeError('A wallet needs at least one chain.')
  return {
    chains: [{ id: 1, name: 'Ethereum' }],
    ...defined(options),
    name,
    rdns,
  }
}

/** Without the fields that are undefined. */
function defined(options: WalletOptions): WalletOptions {
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}
