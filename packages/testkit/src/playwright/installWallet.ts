import type { Page } from '@playwright/test'
import {
  installInPopups,
  installWallets,
  type WalletHandle,
  walletHandle,
} from '../fixtures/wallets.ts'
import type { Rule } from '../wallet/script/rules.ts'
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
   * 'wallet_requestPermissions' and 'wallet_connect', by which pages connect, too.
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
 * `page.goto`; a wallet replaces an earlier one of the same `rdns`. Windows that the page opens
 * have it too, with the same rules, unless they are opened with `noopener`; the other methods act
 * in the page.
 *
 * @example
 *   const wallet = await installWallet(page)
 *   await page.goto('/')
 *   await page.getByRole('button', { name: 'Connect Wallet' }).click()
 *   await page.getByRole('button', { name: wallet.name }).click()
 *
 * @throws Playwright's own errors. Methods of the result that act in the page also reject before a
 * page of the app is open.
 */
export async function installWallet(page: Page, options: WalletOptions = {}): Promise<PageWallet> {
  const config = completeOptions(options)
  const { name, rdns } = config
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

  return {
    name,
    rdns,
    async set(method, rule) {
      await page.addInitScript(setRule, [rdns, method, rule, false] as const)
      await page.context().addInitScript(setRule, [rdns, method, rule, true] as const)
      await handle.set(method, rule)
      await inEach(popups, (popup) => walletHandle(popup, rdns).set(method, rule))
    },
    async reset() {
      await page.addInitScript(resetRules, [rdns, false] as const)
      await page.context().addInitScript(resetRules, [rdns, true] as const)
      await handle.reset()
      await inEach(popups, (popup) => walletHandle(popup, rdns).reset())
    },
    log: handle.log,
    freeze: afterLoad(handle.freeze),
    lock: afterLoad(handle.lock),
    unlock: afterLoad(handle.unlock),
    switchAccount: afterLoad(handle.switchAccount),
    switchChain: afterLoad(handle.switchChain),
    dropConnection: afterLoad(handle.dropConnection),
    revoke: afterLoad(handle.revoke),
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

/** Acts in each window. One that navigates or closes meanwhile is left to its scripts. */
async function inEach(popups: ReadonlySet<Page>, act: (popup: Page) => Promise<void>) {
  await Promise.allSettled([...popups].map(act))
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
