import { onTestFinished } from 'vitest'
import { createTestWallet, type TestWallet } from '../wallet/script/testWallets.ts'
import { completeOptions, type WalletOptions } from '../wallet/script/walletOptions.ts'

/** A scripted wallet in the test's window, and the test's control over it. */
export interface WindowWallet extends TestWallet {
  /** The name under which pages list it. */
  readonly name: string
  /** The name under which it announces itself (EIP-6963). */
  readonly rdns: string
}

/**
 * Announces a scripted wallet in the window of this test (`happy-dom`, `jsdom` or the browser
 * mode), and removes it when the test ends. It approves everything by default.
 *
 * @example
 *   const wallet = installWallet()
 *   wallet.set('eth_requestAccounts', 'reject')
 *
 * @throws outside a test, and without a window.
 */
export function installWallet(options: WalletOptions = {}): WindowWallet {
  if (typeof window === 'undefined') {
    throw new Error(
      "A wallet needs a window. Start the file with '// @vitest-environment happy-dom'.",
    )
  }
  const config = completeOptions(options)
  const { wallet, remove } = createTestWallet(config)
  onTestFinished(remove)
  return { ...wallet, name: config.name, rdns: config.rdns }
}
