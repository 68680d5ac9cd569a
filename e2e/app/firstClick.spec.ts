import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { accountButton, connectDialog, header } from './journey.ts'

/** What is loaded before the visitor clicks, so that no click waits for a download. */

/** The scripts that the page has loaded so far, by the names of their chunks. */
function loadedChunks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => {
      const chunk = /\/assets\/(.+)-[\w-]{8}\.js$/.exec(name)?.[1]
      return chunk === undefined ? [] : [chunk]
    }),
  )
}

/** Blocks all scripts from now on. */
async function holdScripts(page: Page): Promise<void> {
  await page.route('**/assets/*.js', () => undefined)
}

/** Records every text that the connect button shows from now on. */
async function recordHeader(page: Page): Promise<() => Promise<readonly string[]>> {
  const texts = await page.evaluateHandle(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const button of document.querySelectorAll('[data-kit-part="connect-button"]')) {
        seen.add(button.textContent)
      }
    }
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
    })
    look()
    return seen
  })
  return () => texts.evaluate((seen) => [...seen])
}

/**
 * Counts frames: from the press of the connect button to its dialog, and from the wallet's last
 * answer to the account. Counts frames because a busy machine draws them later, but not more of
 * them.
 */
async function countFrames(page: Page): Promise<() => Promise<unknown>> {
  await page.addInitScript(() => {
    let frame = 0
    const count = () => {
      frame += 1
      requestAnimationFrame(count)
    }
    requestAnimationFrame(count)
    const begun = { dialog: 0, account: 0 }
    const taken: Record<string, number> = {}
    Object.assign(window, { framesTaken: taken })
    const see = (name: 'account' | 'dialog', selector: string) => {
      if (document.querySelector(selector)) taken[name] ??= frame - begun[name]
    }
    addEventListener('click', () => (begun.dialog ||= frame), { capture: true })
    addEventListener(
      'eip6963:announceProvider',
      (event) => {
        const { info, provider } = (event as CustomEvent).detail
        // Once per wallet, even if it announces itself again.
        if (info.name !== 'Test Wallet' || begun.account > 0) return
        begun.account = frame
        const request = provider.request.bind(provider)
        provider.request = async (call: unknown) => {
          try {
            return await request(call)
          } finally {
            begun.account = frame
          }
        }
      },
      { capture: true },
    )
    new MutationObserver(() => {
      see('dialog', 'dialog[open]')
      see('account', '[data-kit-part="account-button"]')
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'framesTaken'))
}

test('on an idle page the dialog and then the account appear without loading scripts or placeholders', async ({
  addWallet,
  page,
}) => {
  await addWallet()
  const framesTaken = await countFrames(page)
  await page.goto('/')
  await expect
    .poll(() => loadedChunks(page))
    .toEqual(expect.arrayContaining(['kit', 'shared', 'connect']))
  await holdScripts(page)
  const shown = await recordHeader(page)

  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(connectDialog(page)).toBeVisible()
  await page.unroute('**/assets/*.js')
  // The list is also read before a wallet is chosen.
  await expect
    .poll(() => loadedChunks(page))
    .toEqual(expect.arrayContaining(['connected', 'OtherStep']))
  await holdScripts(page)
  await connectDialog(page).getByRole('list').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(accountButton(page)).toBeVisible()
  expect(await shown()).toEqual(['Connect Wallet'])
  const { account, dialog } = Object(await framesTaken())
  expect(Math.max(account, dialog)).toBeLessThanOrEqual(2)
})

test('on an idle page the dialog is laid out, unseen, before the pointer comes', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const laidOut = new MutationObserver(([first]) => {
      if ((first?.target as Element).matches('dialog:not([open])')) document.title = 'laid out'
    })
    laidOut.observe(document, { subtree: true, attributeFilter: ['data-unseen'] })
  })
  await page.goto('/')
  await expect(page).toHaveTitle('laid out')
  await expect(page.locator('dialog[data-kit-part="dialog"]')).toBeHidden()
})

test('the account and network dialogs load when the pointer reaches their buttons', {
  tag: '@long',
}, async ({ addWallet, page }) => {
  await addWallet()
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await connectDialog(page).getByRole('list').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(accountButton(page)).toContainText('alice.foyer.eth')
  await page.waitForLoadState('networkidle')
  expect(await loadedChunks(page)).not.toContain('ChainDialog')
  const network = header(page).getByRole('button', { name: /^Network/ })
  await network.hover()
  await accountButton(page).hover()
  await expect
    .poll(() => loadedChunks(page))
    .toEqual(expect.arrayContaining(['RecentTransactions', 'VerifySection', 'ChainDialog']))
  await holdScripts(page)
  await network.click()
  await expect(page.getByRole('dialog', { name: 'Switch Networks' })).toBeVisible()
  await page.keyboard.press('Escape')
  await accountButton(page).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Disconnect' })).toBeVisible()
})
