import type { Locator, Page } from '@playwright/test'
import { speak } from '../pseudo.ts'
import { expect, test } from './fixtures.ts'
import { connect, header } from './journey.ts'
import { button, fill, open, position, singleCalls } from './vaultPage.ts'

test('numbers precede their units, and arrows are mirrored', async ({ addWallet, page }) => {
  await addWallet()
  await page.goto('/')
  await connect(page)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  const arrow = page.getByRole('link', { name: 'See all Recent activity' }).locator('svg')
  await expect(arrow).toHaveCSS('transform', 'matrix(-1, 0, 0, 1, 0, 0)')
  for (const [path, figure] of [
    ['Home', '2.4081 ETH'],
    ['Vault', 'Nothing is locked.'],
    ['Networks', /^\d+ ms$/],
  ] as const) {
    await header(page).getByRole('link', { name: path, exact: true }).click()
    await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
    await expect(page.getByRole('main').getByText(figure).first()).toBeVisible()
    await expect.poll(() => turnedFigures(page), path).toEqual([])
  }
})

test('the amounts of a locked position precede their units', async ({ addWallet, page }) => {
  await addWallet(singleCalls)
  await open(page)
  await fill(page, '250')
  await button(page, 'Approve').click()
  await button(page, 'Lock').click()
  await expect(position(page)).toContainText('250 FOYER')
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
  await expect.poll(() => turnedFigures(page)).toEqual([])
})

/** Texts that start with a number but show it at the end. */
async function turnedFigures(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const left = (node: Node | undefined, offset: number) => {
      const character = document.createRange()
      if (!node) return 0
      character.setStart(node, offset)
      character.setEnd(node, offset + 1)
      return character.getBoundingClientRect().left
    }
    const isTurned = (element: Element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
      const nodes: Node[] = []
      while (texts.nextNode()) nodes.push(texts.currentNode)
      const last = nodes.at(-1)
      return left(nodes[0], 0) > left(last, (last?.nodeValue?.length ?? 1) - 1)
    }
    return [...document.querySelectorAll('main *, header *')]
      .filter(({ textContent }) => /^[<>]?\d[\d.,:]*\s(of )?\w+$/.test(textContent))
      .filter(isTurned)
      .map(({ outerHTML }) => outerHTML.slice(0, 200))
  })
}

test('Latin lines start at the edge of the others', async ({ addWallet, page }) => {
  await addWallet()
  /** How far two texts, one below the other, end from each other at the right. */
  const apart = async (above: Locator, below: Locator) => {
    const [first, second] = await Promise.all([above, below].map(rightOf))
    return Math.abs((first ?? 0) - (second ?? 0))
  }
  await page.goto('/activity')
  await connect(page)
  await page.getByRole('button', { name: 'Send a test transaction' }).click()
  await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible()
  await header(page).getByRole('link', { name: 'Foyer, home' }).click()
  await speak(page, 'ar')
  const row = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: 'Send 0.001 ETH to yourself' })
  await expect
    .poll(() => apart(row.getByText('Send 0.001 ETH'), row.getByText('مؤكّدة')))
    .toBeLessThan(2)
  await header(page).getByRole('button').filter({ hasText: 'alice.foyer.eth' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'قطع الاتصال' }).click()
  await expect
    .poll(() => apart(page.getByText('الاتصال بـ'), page.getByText('RainbowKit App')))
    .toBeLessThan(2)
})

/** Where the drawn text of an element ends at the right. */
function rightOf(text: Locator): Promise<number> {
  return text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect().right
  })
}
