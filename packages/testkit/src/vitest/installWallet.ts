import { onTestFinished } from 'vitest'
import { createTestWallet, type TestWallet } from '../wallet/script/testWallets.ts'
import { completeOptions, type WalletOptions } from '../wallet/script/walletOptions.ts'
import { createSharedProvider, type SharedProvider } from './createSharedProvider.ts'

/** A scripted wallet in the test's window, and the test's control over it. */
export interface WindowWallet extends TestWallet {
  /** The name under which pages list it. */
  readonly name: string
  /** The name under which it announces itself (EIP-6963). */
  readonly rdns: string
}

/**
 * Announces a scripted wallet in the window of this test (`happy-dom`, `jsdom` or the browser
 * mode), and removes it when the test ends: the page is then disconnected. It approves everything
 * by default.
 *
 * The tests of a file may share an app that looks for wallets only once. Wallets of one `rdns`
 * therefore share their provider, behind which the newest one answers. Its name in the page may
 * remain that of the first one.
 *
 * @example
 *   const wallet = installWallet()
 *   wallet.set('eth_requestAccounts', 'reject')
 *
 * @throws outside a test, without a window, without accounts or chains, and for an account that
 * does not exist or, in a rule, that it does not hold.
 */
export function installWallet(options: WalletOptions = {}): WindowWallet {
  if (typeof window === 'undefined') {
    throw new Error(
      "A wallet needs a window. Start the file with '// @vitest-environment happy-dom'.",
    )
  }
  const config = completeOptions(options)
  const slot = slotOf(window, config.rdns)
  slot.remove()
  const { shared } = slot
  const uuid = options.uuid ?? shared.uuid
  const { wallet, remove } = createTestWallet({ ...config, uuid }, (provider) => {
    shared.use(provider)
    return shared.provider
  })
  slot.remove = () => {
    remove()
    shared.release()
    slot.remove = () => {}
  }
  onTestFinished(() => slot.remove())
  return { ...wallet, name: config.name, rdns: config.rdns }
}

/** What the wallets of one rdns share in a window. */
interface Slot {
  readonly shared: SharedProvider
  /** Removes the wallet that is there. */
  remove(): void
}

const slots = new WeakMap<Window, Map<string, Slot>>()

function slotOf(window: Window, rdns: string): Slot {
  const known = slots.get(window) ?? new Map<string, Slot>()
  slots.set(window, known)
  const slot = known.get(rdns) ?? { shared: createSharedProvider(), remove() {} }
  known.set(rdns, slot)
  return slot
}
