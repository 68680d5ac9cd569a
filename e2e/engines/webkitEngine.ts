import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { error, Key as Keys, type WebElement } from 'selenium-webdriver'
import { axeTags } from '../a11y.ts'
import { endMotion } from '../inPage/endMotion.ts'
import { deepestFocus, type Engine, type EngineOptions, type Key } from './Engine.ts'
import { placeOnScreen, startWebKit, type WebKitPrograms } from './webkit.ts'

const keys: Readonly<Record<Key, string>> = {
  Tab: Keys.TAB,
  'Shift+Tab': Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  F6: Keys.F6,
}

/** Every control that the engine may expose, in shadow trees too. */
const controls = `
  const found = []
  const search = (root) => {
    for (const element of root.querySelectorAll('*')) {
      if (element.shadowRoot) search(element.shadowRoot)
      if (element.matches('button, a[href], input, [role="button"]') && element.checkVisibility()) {
        found.push(element)
      }
    }
  }
  search(document)
  return found`

/** Focuses a control. False if it cannot be focused: everything behind an open dialog is inert. */
const focus = `arguments[0].focus(); return ${deepestFocus} === arguments[0]`

const runAxe = `
  const done = arguments[arguments.length - 1]
  axe.run(document, { runOnly: ${JSON.stringify(axeTags)} }).then(({ violations }) =>
    done(violations.map(({ id, nodes }) =>
      id + ': ' + nodes.map(({ html }) => html).join(' '))), (error) => done([String(error)]))`

/** WebKitGTK. Roles and names are those that the engine computes. */
export async function startWebKitEngine(
  programs: WebKitPrograms,
  options?: EngineOptions,
): Promise<Engine> {
  const { browser, stop } = await startWebKit(programs, options)
  const send = (text: string) => browser.actions().sendKeys(text).perform()
  const run: Engine['run'] = async (inPage, text = '') => {
    const [value, problem] = await browser.executeAsyncScript<[never, string?]>(
      `const done = arguments[arguments.length - 1]
      Promise.resolve((${inPage})(arguments[0]))
        .then((value) => done([value]), (error) => done([null, String(error)]))`,
      text,
    )
    if (problem !== undefined) throw new Error(problem)
    return value
  }
  return {
    run,
    open: (url) => browser.get(url),
    async resize(width, height) {
      const bars = await run(() => outerHeight - innerHeight)
      const size = { width, height: height + bars }
      await browser
        .manage()
        .window()
        .setRect({ ...size, ...placeOnScreen(size) })
    },
    async press(key) {
      const shift = key === 'Shift+Tab'
      const actions = browser.actions()
      if (shift) actions.keyDown(Keys.SHIFT)
      actions.sendKeys(keys[key])
      if (shift) actions.keyUp(Keys.SHIFT)
      await actions.perform()
    },
    type: send,
    pointTo: (x, y) => browser.actions().move({ x, y, duration: 0 }).perform(),
    async focused() {
      return unlessGone(async () => {
        const active = await browser.executeScript<WebElement | null>(`return ${deepestFocus}`)
        return active ? described(active) : ''
      })
    },
    async activate(role, name) {
      try {
        for (const control of await browser.executeScript<WebElement[]>(controls)) {
          const found = await unlessGone(() => described(control))
          if (!found.startsWith(`${role} `) || !name.test(found.slice(role.length + 1))) continue
          if (!(await browser.executeScript<boolean>(focus, control))) continue
          await browser.executeScript('arguments[0].click()', control)
          return true
        }
      } catch (cause) {
        // A control left the page before the driver could name it. Nothing was clicked.
        if (!(cause instanceof error.StaleElementReferenceError)) throw cause
      }
      return false
    },
    text: () => browser.executeScript<string>('return document.body.innerText'),
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), 'base64'),
    async violations() {
      await run(endMotion)
      const hasAxe = await browser.executeScript<boolean>("return 'axe' in window")
      if (!hasAxe) await browser.executeScript(`${await axeSource()}; window.axe = axe`)
      return browser.executeAsyncScript<readonly string[]>(runAxe)
    },
    close: stop,
  }
}

/** Role and name, as the engine computes them. */
async function described(element: WebElement): Promise<string> {
  return `${await element.getAriaRole()} ${await element.getAccessibleName()}`
}

/**
 * Empty for an element that has left the page in the meantime: the driver has no separate error for
 * that.
 */
async function unlessGone(read: () => Promise<string>): Promise<string> {
  try {
    return await read()
  } catch (cause) {
    if (cause instanceof error.WebDriverError) return ''
    throw cause
  }
}

async function axeSource(): Promise<string> {
  const near = createRequire(import.meta.resolve('@axe-core/playwright'))
  return readFile(near.resolve('axe-core/axe.min.js'), 'utf8')
}
