import type { Frame, Page } from '@playwright/test'
import {
  installInPopups,
  installWallets,
  type WalletHandle,
  walletHandle,
} from '../fixtures/wallets.ts'
import { accountsOf } from '../wallet/script/accountsOf.ts'
import { checkRule, type Rule } from '../wallet/script/rules.ts'
import { completeOptions, type WalletOptions } from '../wallet/script/walletOptions.ts'

/** A scripted wallet in a page, and a test's control over it. */
export interface PageWallet extends WalletHandle {
  /** The name under which pages list it. */
  readonly name: string
  /** The name under which it announces itself (EIP-6963). */
  readonly rdns: string
  /**
   * Sets how a method is answered from now on, also after navigations, and also before the first
   * page is opened. See `Rule` for the answers; the method '*' is everything that the wallet would
   * ask its user. A rule for 'eth_requestAccounts' that is no `result` also applies to
   * 'wallet_requestPermissions', by which pages connect, too. Rejects with a RangeError for an
   * account that the wallet does not hold.
   *
   * @example
   *   await wallet.set('eth_requestAccounts', 'reject')
   *   await wallet.set('eth_sendTransaction', { error: { code: -32603, message: 'Out of gas' } })
   *   await wallet.set('*', { delay: 2000 })
   */
  set(method: string, rule: Rule): Promise<void>
  /** Removes all rules, including those of the options: everything is approved. */
  reset(): Promise<void>
}

/**
 * Puts a scripted wallet into every document that the page loads from now on. It announces itself
 * (EIP-6963), signs with the local chains' accounts, and approves everything by default. It stays
 * connected across reloads. Call it once for each wallet, with an `rdns` of its own, before
 * `page.goto`; a wallet replaces an earlier one of the same `rdns`.
 *
 * Frames of the page have it too. What the test does applies to each of them, and `log` has their
 * requests after those of the page; only `waitFor` and `answer` act in the page alone. Windows that
 * the page opens have it with the same rules, unless they are opened with `noopener`; other methods
 * do not act in them. They get the wallet of any page of their context that has this `rdns`: where
 * two such pages open windows, give each page a context, or each wallet an `rdns`, of its own.
 *
 * @example
 *   const wallet = await installWallet(page)
 *   await page.goto('/')
 *   await page.getByRole('button', { name: 'Connect Wallet' }).click()
 *   await page.getByRole('button', { name: wallet.name }).click()
 *
 * @throws RangeError without accounts or chains, for an account that does not exist, and for a
 * rule with an account that the wallet does not hold; Playwright's own errors. Methods of the
 * result that act in the page also reject before a page of the app is open.
 */
export async function installWallet(page: Page, options: WalletOptions = {}): Promise<PageWallet> {
  // An error in the page would leave it without the wallet, and the test without a reason.
  const config = completeOptions(options)
  const { name, rdns } = config
  const accounts = accountsOf(config)
  for (const rule of Object.values(config.rules ?? {})) checkRule(rule, accounts)
  await installWallets(page, [config])
  await installInPopups(page.context(), [config])
  const popups = popupsOf(page)
  const handle = walletHandle(page, rdns)
  const needed = async () => {
    const isThere = await page.evaluate((rdns) => rdns in (window.foyerTestWallets ?? {}), rdns)
    if (!isThere) throw new Error(`${name} is not in this page yet. Open a page of the app first.`)
  }
  const afterLoad =
    <Args extends readonly unknown[], Result>(act: (...args: Args) => Promise<Result>) =>
    async (...args: Args): Promise<Result> => {
      await needed()
      return act(...args)
    }
  const framesBelow = () => page.frames().filter((frame) => frame !== page.mainFrame())
  const framesInPopups = () => [...popups].flatMap((popup) => popup.frames())
  /** Acts in the page, whose errors the test gets, and then in its frames. */
  const everywhere = <Args extends readonly unknown[]>(
    act: (wallet: WalletHandle, ...args: Args) => Promise<void>,
  ) =>
    afterLoad(async (...args: Args) => {
      await act(handle, ...args)
      await inEach(framesBelow(), (frame) => act(walletHandle(frame, rdns), ...args))
    })

  return {
    name,
    rdns,
    async set(method, rule) {
      checkRule(rule, accounts)
      await page.addInitScript(setRule, [rdns, method, rule, false] as const)
      await page.context().addInitScript(setRule, [rdns, method, rule, true] as const)
      await handle.set(method, rule)
      const frames = [...framesBelow(), ...framesInPopups()]
      await inEach(frames, (frame) => walletHandle(frame, rdns).set(method, rule))
    },
    async reset() {
      await page.addInitScript(resetRules, [rdns, false] as const)
      await page.context().addInitScript(resetRules, [rdns, true] as const)
      await handle.reset()
      const frames = [...framesBelow(), ...framesInPopups()]
      await inEach(frames, (frame) => walletHandle(frame, rdns).reset())
    },
    async log() {
      const own = await handle.log()
      const others = await inEach(framesBelow(), (frame) => walletHandle(frame, rdns).log())
      return [...own, ...others.flat()]
    },
    freeze: everywhere((wallet, frozen: boolean) => wallet.freeze(frozen)),
    lock: everywhere((wallet) => wallet.lock()),
    unlock: everywhere((wallet) => wallet.unlock()),
    switchAccount: everywhere((wallet, index: number) => wallet.switchAccount(index)),
    switchChain: everywhere((wallet, chainId: number) => wallet.switchChain(chainId)),
    dropConnection: everywhere((wallet) => wallet.dropConnection()),
    revoke: everywhere((wallet) => wallet.revoke()),
    waitFor: afterLoad(handle.waitFor),
    answer: afterLoad(handle.answer),
  }
}

/** The open windows that a page and its windows have opened. */
function popupsOf(page: Page): ReadonlySet<Page> {
  const popups = new Set<Page>()
  const watch = (opener: Page) =>
    opener.on('popup', (popup) => {
      popups.add(popup)
      popup.on('close', () => popups.delete(popup))
      watch(popup)
    })
  watch(page)
  return popups
}

/** Acts in each frame. One that navigates or closes meanwhile is left to its scripts. */
async function inEach<Result>(
  frames: readonly Frame[],
  act: (frame: Frame) => Promise<Result>,
): Promise<readonly Result[]> {
  const settled = await Promise.allSettled(frames.map(act))
  return settled.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
}

// These run in the page. The context's scripts are only for the windows that the page opens.

function setRule([rdns, method, rule, onlyPopups]: readonly [string, string, Rule, boolean]): void {
  if (onlyPopups && window.opener === null) return
  window.foyerTestWallets?.[rdns]?.set(method, rule)
}

function resetRules([rdns, onlyPopups]: readonly [string, boolean]): void {
  if (onlyPopups && window.opener === null) return
  window.foyerTestWallets?.[rdns]?.reset()
}
