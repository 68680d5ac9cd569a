import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  connectDialog,
  header,
  networkButton,
  networkDialog,
  openAccount,
  stopClock,
} from './journey.ts'
import { openSignIn, signInDialog } from './signInJourney.ts'

/**
 * Replaces every text node by a `<font>` with its text, at any time, as a browser's translator
 * does. The page notes the texts that React has changed in a node that is no longer shown.
 */
async function translate(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const replaced = new Map<Text, { readonly text: string; readonly font: Element }>()
    const isMine = (node: Node) => node.parentElement?.localName === 'font'
    const replaceIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      const texts: Text[] = []
      for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text)
      if (root instanceof Text) texts.push(root)
      for (const node of texts) {
        const parent = node.parentElement
        if (!parent || isMine(node) || node.data.trim() === '') continue
        if (parent.closest('script, style, svg, textarea, title')) continue
        const font = document.createElement('font')
        font.textContent = node.data
        replaced.set(node, { text: node.data, font })
        node.replaceWith(font)
      }
    }
    const start = () => {
      replaceIn(document.body)
      new MutationObserver((records) => {
        for (const { addedNodes, target, type } of records) {
          for (const node of type === 'characterData' ? [target] : addedNodes) replaceIn(node)
        }
      }).observe(document.body, { characterData: true, childList: true, subtree: true })
    }
    addEventListener('DOMContentLoaded', () => setTimeout(start))
    Reflect.set(window, 'standingStill', () =>
      [...replaced]
        .filter(([node, { font, text }]) => node.data !== text && font.isConnected)
        .map(
          ([node, { font, text }]) => `${font.parentElement?.className}: ${text} > ${node.data}`,
        ),
    )
  })
  return () => page.evaluate(() => Reflect.get(window, 'standingStill')())
}

test('every later state is shown in a translated page', async ({ addWallet, page }) => {
  const wallet = await addWallet({ rules: { wallet_requestPermissions: 'reject' } })
  const standingStill = await translate(page)
  await page.goto('/')
  const connectButton = header(page).getByRole('button', { name: 'Connect Wallet' })
  await expect(connectButton.locator('font')).toBeVisible()
  await connectButton.click()
  const dialog = connectDialog(page)
  await dialog.getByRole('list').getByRole('button', { name: 'Test Wallet' }).click()
  await expect(dialog.getByRole('button', { name: 'RETRY' })).toBeVisible()
  await wallet.set('wallet_requestPermissions', 'approve')
  await dialog.getByRole('button', { name: 'RETRY' }).click()
  await expect(accountButton(page)).toBeVisible()
  await expect(page.getByRole('contentinfo')).toContainText('All 7 networks are responding')
  expect(await standingStill()).toEqual([])

  await wallet.set('wallet_switchEthereumChain', 'hang')
  await networkButton(page).click()
  const row = networkDialog(page).getByRole('button', { name: 'Base' })
  await row.click()
  await expect(row).toContainText('Confirm in Wallet')
  await networkDialog(page).getByRole('button', { name: 'Sei' }).click()
  const request = await wallet.waitFor('wallet_switchEthereumChain')
  await wallet.answer(request.id, 'reject')
  await page.keyboard.press('Escape')
  await expect(networkDialog(page)).toBeHidden()
  expect(await standingStill()).toEqual([])

  const account = await openAccount(page)
  // It is shown for 1.5 s, in which a busy machine may not look.
  await stopClock(page)
  await account.getByRole('button', { name: 'Copy Address' }).click()
  await expect(account.getByRole('button', { name: 'Copied!' })).toBeVisible()
  await page.clock.resume()
  await expect(account.getByRole('button', { name: 'Copy Address' })).toBeVisible()
  await page.keyboard.press('Escape')

  await wallet.set('personal_sign', 'hang')
  await openSignIn(page)
  await signInDialog(page).getByRole('button', { name: 'Sign message' }).click()
  const sign = await wallet.waitFor('personal_sign')
  await wallet.answer(sign.id, 'approve')
  await expect(signInDialog(page)).toBeHidden()
  expect(await standingStill()).toEqual([])

  for (const name of ['Vault', 'Activity', 'Networks', 'Settings']) {
    await header(page).getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  }
  expect(await standingStill()).toEqual([])
})
