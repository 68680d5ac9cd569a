import { loadMessages } from '@foyer/ui/i18n/languages/loadMessages.ts'
import type { Locator, Page } from '@playwright/test'
import { languageTags } from '../../apps/shell/config/languages.ts'
import { cutTexts } from '../cutText.ts'
import { offerPseudo, pseudoTag, speak } from '../pseudo.ts'
import { textSpacing } from '../textSpacing.ts'
import { views, viewWallet } from '../views.ts'
import { expect, missingPage, test } from './fixtures.ts'
import { accountButton, connect, connectDialog, header, openAccount } from './journey.ts'

/** Applies the spacing to the page. The returned function removes it. */
async function spaceOut(page: Page): Promise<() => Promise<void>> {
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet()
    added.replaceSync(rules)
    document.adoptedStyleSheets.push(added)
    return added
  }, textSpacing)
  return () => sheet.evaluate((added) => added.replaceSync(''))
}

/** On how many lines the text of an element is. */
function linesOf(locator: Locator): Promise<number> {
  return locator.evaluate((element) => {
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const lines = new Set<number>()
    while (texts.nextNode()) {
      range.selectNode(texts.currentNode)
      for (const { bottom } of range.getClientRects()) lines.add(Math.round(bottom))
    }
    return lines.size
  })
}

// Next to the pages, the longest name of a network and the account's have the least space.
for (const width of [1024, 1100, 1183, 1184]) {
  test(`the header of a connected visitor fits at ${width} px`, async ({ addWallet, page }) => {
    await page.setViewportSize({ width, height: 768 })
    const wallet = await addWallet()
    await page.goto('/')
    await connect(page)
    await wallet.switchChain(56)
    const pill = (text: string) =>
      header(page).getByRole('button').filter({ hasText: text }).getByText(text, { exact: true })
    const network = pill('BNB Smart Chain')
    const account = pill('alice.foyer.eth')
    for (const tag of ['en', 'de', 'fr', 'ms', 'ru', 'vi']) {
      if (tag !== 'en') await speak(page, tag)
      await expect.poll(() => cutTexts(page), { message: tag }).toEqual([])
      await expect.poll(() => linesOf(account), { message: tag }).toBe(1)
      await expect
        .poll(() => network.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth), {
          message: tag,
        })
        .toBe(0)
    }
  })
}

for (const tag of ['de', 'fr', 'ja', 'ru', 'uk']) {
  test(`in ${tag}, the buttons of the account dialog are on one line each`, async ({
    addWallet,
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await addWallet()
    await page.goto('/')
    await connect(page)
    await openAccount(page)
    await speak(page, tag)
    const dialog = page.getByRole('dialog', { name: 'alice.foyer.eth' })
    const { messages } = await loadMessages(tag)
    for (const key of ['account.copy', 'account.disconnect']) {
      const button = dialog.getByRole('button', { name: String(messages?.[key]), exact: true })
      await expect.poll(() => linesOf(button), { message: key }).toBe(1)
    }
  })
}

test('in Japanese, the name of the Demo Wallet is on one line in the list', async ({ page }) => {
  await page.goto('/')
  await speak(page, 'ja')
  await header(page).getByRole('button', { name: 'ウォレットを接続' }).click()
  const name = page.getByRole('dialog').getByText('Demo Wallet', { exact: true })
  await expect.poll(() => linesOf(name)).toBe(1)
})

test('in Japanese, the headings of the networks are on one line each', async ({ page }) => {
  await page.goto('/networks')
  await speak(page, 'ja')
  const heading = page.getByRole('main').getByText(/^直近/)
  await expect.poll(() => linesOf(heading)).toBe(1)
})

test.describe('phones', () => {
  test.use({ viewport: { width: 360, height: 844 }, hasTouch: true, isMobile: true })

  test('no name breaks within a word below the icons of the wallets', async ({ page }) => {
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
    const strip = connectDialog(page).getByRole('list', { name: 'Connect a Wallet' })
    const name = strip.getByText('WalletConnect', { exact: true })
    await expect(name).toBeVisible()
    for (let width = 360; width < 768; width += 6) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(() => linesOf(name), { message: `${width} px` }).toBe(1)
    }
  })
})

test.describe('at 390 px', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('the text above the buttons of the connect sheet is clear of their fade in every language', async ({
    page,
  }) => {
    await page.goto('/')
    await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
    const sheet = page.getByRole('dialog')
    await expect(sheet.getByText('WalletConnect', { exact: true })).toBeVisible()
    // 12 px below the text, where the fade begins.
    const spaceBelowText = () =>
      sheet.locator('[data-kit-foot]').evaluate((foot) => {
        const text = foot.previousElementSibling?.querySelector('p')
        return foot.getBoundingClientRect().top - (text?.getBoundingClientRect().bottom ?? 0)
      })
    for (const tag of languageTags) {
      if (tag !== 'en') await speak(page, tag)
      await expect.poll(spaceBelowText, { message: tag }).toBeGreaterThanOrEqual(12)
      await expect.poll(() => cutTexts(page), { message: tag }).toEqual([])
    }
  })

  test('spaced text is nowhere cut on Home', async ({ addWallet, page }) => {
    await addWallet()
    await page.goto('/')
    await connect(page)
    await expect(accountButton(page)).toContainText('alice.foyer.eth')
    await spaceOut(page)
    await expect.poll(() => cutTexts(page)).toEqual([])
  })
})

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1280, 800],
] as const) {
  test.describe(`${width} px wide`, () => {
    const isPhone = width < 768
    test.use({ viewport: { width, height }, hasTouch: isPhone, isMobile: isPhone })

    for (const view of views) {
      test(`no text is cut: ${view.name} at ${width} px`, async ({ addWallet, page, tolerate }) => {
        if (view.path === '/nowhere') tolerate(missingPage)
        await page.emulateMedia({ reducedMotion: 'reduce' })
        await offerPseudo(page)
        await addWallet({ rdns: viewWallet })
        await page.goto(view.path ?? '/')
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
        await view.show?.(page)
        await page.waitForLoadState('networkidle')
        const takeBack = await spaceOut(page)
        await expect.poll(() => cutTexts(page), { message: 'spaced' }).toEqual([])
        await takeBack()
        for (const tag of [pseudoTag, 'ar']) {
          await speak(page, tag)
          await expect.poll(() => cutTexts(page), { message: tag }).toEqual([])
        }
      })
    }
  })
}

const dialogs = views.filter(({ name }) => /^(?:03|04|05[ab]|06)/.test(name))
for (const view of dialogs) {
  test(`no text of a dialog is cut at a browser text size of 200 %: ${view.name}`, async ({
    addWallet,
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await addWallet({ rdns: viewWallet })
    await page.goto(view.path ?? '/')
    await view.show?.(page)
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
    await expect(page.getByRole('dialog').last()).toHaveCSS('font-size', '28px')
    await expect.poll(() => cutTexts(page)).toEqual([])
  })
}

for (const width of [320, 390]) {
  test(`the labels of the tab bar are 6 px apart in every language, at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const tabs = page.getByRole('navigation').last().getByRole('link')
    for (const tag of languageTags) {
      if (tag !== 'en') await speak(page, tag)
      const gaps = () =>
        tabs.evaluateAll((links) => {
          const boxes = links.map((link) => {
            const range = document.createRange()
            range.selectNodeContents(link)
            return range.getBoundingClientRect()
          })
          const ordered = boxes.toSorted((a, b) => a.left - b.left)
          return Math.min(
            ...ordered.slice(1).map((box, index) => box.left - (ordered[index]?.right ?? 0)),
          )
        })
      await expect.poll(gaps, { message: tag }).toBeGreaterThanOrEqual(6)
    }
  })
}
