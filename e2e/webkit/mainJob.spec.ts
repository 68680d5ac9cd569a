import { expect, test } from '@playwright/test'
import { By, type WebDriver, type WebElement } from 'selenium-webdriver'
import { startDemo } from '../../apps/shell/server/startDemo.ts'
import { startWebKit, webkitPrograms } from './webkit.ts'

/** Longest time that a step may take, in ms. */
const patience = 30_000

/** The visible button of this name: in the top dialog if one is open, else on the page. */
async function button(browser: WebDriver, name: string): Promise<WebElement> {
  const find = () =>
    browser.executeScript<WebElement | null>(
      `const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
       return [...top.querySelectorAll('button')].find((it) =>
         it.checkVisibility() && !it.disabled && it.textContent.includes(arguments[0])) ?? null`,
      name,
    )
  const found = await browser.wait(find, patience, `no button '${name}'`)
  if (found === null) throw new Error(`No button '${name}'.`)
  return found
}

async function press(browser: WebDriver, name: string): Promise<void> {
  await (await button(browser, name)).click()
}

/** Presses a button of the Demo Wallet's window, which is a shadow tree. */
async function pressInWallet(browser: WebDriver, name: string): Promise<void> {
  const host = await browser.findElement(By.css('[data-demo-wallet="window"]'))
  const root = await host.getShadowRoot()
  const find = async () => {
    for (const each of await root.findElements(By.css('dialog[open] button'))) {
      if ((await each.getText()) === name) return each
    }
    return undefined
  }
  const found = await browser.wait(find, patience, `no button '${name}' in the Demo Wallet`)
  await found?.click()
}

function text(browser: WebDriver): Promise<string> {
  return browser.executeScript<string>('return document.body.innerText')
}

const programs = webkitPrograms()

if (programs) {
  test('the main job works in WebKit: connect with the Demo Wallet, sign in, disconnect', async () => {
    const demo = await startDemo({ host: 'localhost', port: 0 })
    const { browser, stop } = await startWebKit(programs)
    try {
      await browser.get(demo.url)
      await press(browser, 'Connect Wallet')
      await press(browser, 'Demo Wallet')
      await pressInWallet(browser, 'Approve')
      await expect.poll(() => text(browser), { timeout: patience }).toContain('alice.foyer.eth')

      await press(browser, 'alice.foyer.eth')
      await press(browser, 'Verify your account')
      await press(browser, 'Sign message')
      await pressInWallet(browser, 'Approve')
      await expect.poll(() => text(browser), { timeout: patience }).toContain('Verified')

      await browser.navigate().refresh()
      await press(browser, 'alice.foyer.eth')
      await expect.poll(() => text(browser), { timeout: patience }).toContain('Verified')
      await press(browser, 'Disconnect')
      await button(browser, 'Connect Wallet')
    } finally {
      await stop()
      await demo.close()
    }
  })
}
