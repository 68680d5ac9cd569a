import type { WalletHandle } from '@foyer/testkit/fixtures'
import type { Page } from '@playwright/test'
import fc from 'fast-check'
import { expect, test } from './fixtures.ts'
import { accountButton, connect, header, openAccount } from './journey.ts'

// A visitor and two wallets that do anything at any time. The seeds are fixed, so that a failure
// can be repeated; the attached list says what was done.

const pages = ['/', '/vault', '/activity', '/networks', '/settings']
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
  { width: 320, height: 640 },
]
/** All but choices from a list: the end of the walk expects English. */
const controls = 'button, a[href^="/"], input, summary'
/** How long a control may be covered by something else, in ms. */
const covered = 700

const walletActs = {
  approves: (wallet) => wallet.reset(),
  rejects: (wallet) => wallet.set('eth_requestAccounts', 'reject'),
  'rejects transactions': (wallet) => wallet.set('eth_sendTransaction', 'reject'),
  'leaves a request open': (wallet) => wallet.set('eth_requestAccounts', 'hang'),
  freezes: (wallet) => wallet.freeze(true),
  thaws: (wallet) => wallet.freeze(false),
  locks: (wallet) => wallet.lock(),
  unlocks: (wallet) => wallet.unlock(),
  'switches the account': (wallet) => wallet.switchAccount(1),
  'switches the network': (wallet) => wallet.switchChain(8453),
  'goes to an unknown network': (wallet) => wallet.switchChain(999),
  'revokes its permission': (wallet) => wallet.revoke(),
} satisfies Readonly<Record<string, (wallet: WalletHandle) => Promise<void>>>

type Step =
  | { readonly kind: 'press'; readonly nth: number; readonly text: string }
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'back' | 'reload' }
  | { readonly kind: 'wallet'; readonly index: number; readonly act: keyof typeof walletActs }

const steps: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      kind: fc.constant('press' as const),
      nth: fc.nat(),
      text: fc.constantFrom('', '1', '0.5', 'abc', '99999999', 'alice.foyer.eth'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('key' as const),
      key: fc.constantFrom('Escape', 'Tab', 'Shift+Tab', 'Enter', 'Space', 'ArrowDown'),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('back' as const, 'reload' as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('wallet' as const),
      index: fc.nat({ max: 1 }),
      act: fc.constantFrom(...(Object.keys(walletActs) as (keyof typeof walletActs)[])),
    }),
  },
)

/** Does one step, and says what it was. */
async function take(step: Step, page: Page, wallets: readonly WalletHandle[]): Promise<string> {
  switch (step.kind) {
    case 'press':
      return press(page, step.nth, step.text)
    case 'key':
      await page.keyboard.press(step.key)
      return step.key
    case 'back':
      await page.goBack()
      // The walk does not leave the site.
      if (!page.url().startsWith('http')) await page.goForward()
      return step.kind
    case 'reload':
      await page.reload()
      return step.kind
    case 'wallet': {
      const wallet = wallets[step.index]
      if (wallet) await walletActs[step.act](wallet)
      return `wallet ${step.index + 1} ${step.act}`
    }
  }
}

/** Presses a control, or writes into it. What is covered or has left by then stays as it is. */
async function press(page: Page, nth: number, text: string): Promise<string> {
  const all = await page.locator(controls).locator('visible=true').all()
  const control = all[nth % all.length]
  if (!control) return 'nothing to press'
  const limit = { timeout: covered }
  const label = await control
    .evaluate((element) => element.outerHTML.slice(0, 120), null, limit)
    .catch(() => '')
  if (/^<input/.test(label)) await control.fill(text, limit).catch(() => {})
  else await control.click(limit).catch(() => {})
  return `${label} ${text}`
}

for (const seed of [1, 2, 3, 4, 5, 6]) {
  test(`whatever visitor ${seed} does, every dialog can be left, and connecting works`, async ({
    addWallets,
    page,
  }, info) => {
    const wallets = await addWallets({ name: 'Test Wallet' }, { name: 'Other Wallet' })
    page.context().on('page', (opened) => void opened.close())
    await page.setViewportSize(sizes[seed % sizes.length] ?? { width: 1280, height: 800 })
    await page.goto(pages[seed % pages.length] ?? '/')
    const done: string[] = []
    try {
      for (const step of fc.sample(steps, { seed, numRuns: 60 })) {
        done.push(await take(step, page, wallets))
      }
    } finally {
      await info.attach('walk', { body: done.join('\n'), contentType: 'text/plain' })
    }
    for (const wallet of wallets) {
      await wallet.freeze(false)
      await wallet.reset()
      await wallet.unlock()
      await wallet.switchChain(1)
    }
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape')
        return page.getByRole('dialog').count()
      })
      .toBe(0)
    await page.goto('/')
    const start = header(page).getByRole('button', { name: 'Connect Wallet' })
    await expect(accountButton(page).or(start)).toBeVisible()
    if (await accountButton(page).isVisible()) {
      const dialog = await openAccount(page)
      await dialog.getByRole('button', { name: 'Disconnect' }).click()
    }
    await connect(page)
  })
}
