import { type Browser, chromium, firefox, type LaunchOptions, type Page } from '@playwright/test'
import { violations } from '../a11y.ts'
import { deepestFocus, type Engine, type EngineOptions } from './Engine.ts'

/** Chromium. Roles and names are those of its own accessibility tree. */
export async function startChromium(
  options: LaunchOptions,
  { reducedMotion = false }: EngineOptions = {},
): Promise<Engine> {
  const browser = await chromium.launch(options)
  const page = await browser.newPage({ reducedMotion: reducedMotion ? 'reduce' : null })
  const devtools = await page.context().newCDPSession(page)
  return {
    ...withoutTree(browser, page),
    async focused() {
      const { result } = await devtools.send('Runtime.evaluate', { expression: deepestFocus })
      if (result.objectId === undefined) return ''
      const { nodes } = await devtools.send('Accessibility.getPartialAXTree', {
        objectId: result.objectId,
        fetchRelatives: false,
      })
      return `${nodes[0]?.role?.value} ${nodes[0]?.name?.value}`
    },
    async activate(role, name) {
      const { nodes } = await devtools.send('Accessibility.getFullAXTree')
      const byId = new Map(nodes.map((node) => [node.nodeId, node]))
      // They come level by level, in which a button of the page can stand before the header's.
      const inOrder = (id: string): typeof nodes => {
        const node = byId.get(id)
        return node ? [node, ...(node.childIds ?? []).flatMap(inOrder)] : []
      }
      const found = inOrder(nodes[0]?.nodeId ?? '').find(
        (node) =>
          !node.ignored && node.role?.value === role && name.test(String(node.name?.value ?? '')),
      )
      if (found?.backendDOMNodeId === undefined) return false
      const { object } = await devtools.send('DOM.resolveNode', {
        backendNodeId: found.backendDOMNodeId,
      })
      if (object.objectId === undefined) return false
      await devtools.send('Runtime.callFunctionOn', {
        objectId: object.objectId,
        functionDeclaration: 'function () { this.focus(); this.click() }',
      })
      return true
    },
  }
}

/** Firefox. It does not expose its accessibility tree: roles and names are Playwright's. */
export async function startFirefox(
  options: LaunchOptions,
  { reducedMotion = false }: EngineOptions = {},
): Promise<Engine> {
  const browser = await firefox.launch({
    ...options,
    firefoxUserPrefs: { 'ui.prefersReducedMotion': reducedMotion ? 1 : 0 },
  })
  const page = await browser.newPage()
  return {
    ...withoutTree(browser, page),
    async focused() {
      const found = page.locator(':focus').last()
      // The focused element may disappear at any time, and a busy machine may take seconds.
      while ((await found.count()) > 0) {
        const snapshot = await found.ariaSnapshot({ timeout: 5000 }).catch(() => undefined)
        if (snapshot !== undefined) {
          return snapshot.replace(/^- (\w+)(?: "(.*?)")?[\s\S]*$/, '$1 $2')
        }
      }
      return ''
    },
    async activate(role, name) {
      const found = page.getByRole(role, { name }).first()
      if ((await found.count()) === 0) return false
      await found.evaluate((element: HTMLElement) => {
        element.focus()
        element.click()
      })
      return true
    },
  }
}

function withoutTree(browser: Browser, page: Page): Omit<Engine, 'focused' | 'activate'> {
  return {
    open: async (url) => void (await page.goto(url)),
    resize: (width, height) => page.setViewportSize({ width, height }),
    press: (key) => page.keyboard.press(key),
    type: (text) => page.keyboard.type(text),
    pointTo: (x, y) => page.mouse.move(x, y),
    text: () => page.evaluate(() => document.body.innerText),
    screenshot: () => page.screenshot(),
    violations: () => violations(page),
    run: (inPage, text = '') => page.evaluate(inPage, text),
    close: () => browser.close(),
  }
}
