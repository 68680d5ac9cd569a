import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { type Harness, startHarness } from './server.ts'

export { expect }

interface Fixtures {
  /** Opens the harness page; `query` chooses theme, direction and scene. */
  readonly open: (query?: string) => Promise<void>
}

interface WorkerFixtures {
  readonly harness: Harness
}

/**
 * Every test also fails on a content-policy violation, a console error or an unhandled rejection.
 */
export const test = base.extend<Fixtures, WorkerFixtures>({
  harness: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants to see the pattern
    async ({}, use, { parallelIndex }) => {
      const harness = await startHarness(`worker-${parallelIndex}`)
      await use(harness)
      await harness.stop()
    },
    { scope: 'worker' },
  ],
  open: async ({ page, harness }, use) => {
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(`page error: ${error.message}`))
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`console: ${message.text()}`)
    })
    await page.addInitScript(() => {
      // Set in the page only, not on the browser's console.
      window.addEventListener('error', ({ message }) => {
        if (message.startsWith('ResizeObserver loop')) console.error(message)
      })
    })
    await use(async (query = '') => {
      await page.goto(`${harness.url}/?${query}`)
      await expect(page.locator('#root main')).toBeVisible()
    })
    expect(problems).toEqual([])
  },
})

export function dialog(page: Page, name: string): Locator {
  return page.getByRole('dialog', { name, exact: true })
}

export async function openDialog(page: Page, name: string): Promise<Locator> {
  await page.getByRole('button', { name: `Open ${name}`, exact: true }).click()
  const opened = dialog(page, `The ${name} dialog`)
  await expect(opened).toBeVisible()
  await settled(opened)
  return opened
}

/** Resolves when the element's entrance animation has ended. */
export async function settled(element: Locator): Promise<void> {
  await element.evaluate(async (node) => {
    const own = node
      .getAnimations({ subtree: true })
      .filter(({ effect }) => effect instanceof KeyframeEffect && effect.target === node)
    await Promise.allSettled(own.map(({ finished }) => finished))
  })
}

export interface ExposedNode {
  readonly role: string
  readonly name: string
  readonly text: string
}

/** What the browser exposes to assistive technology; `text` is the text of the subtree. */
export async function exposed(page: Page, role: string): Promise<readonly ExposedNode[]> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = await session.send('Accessibility.getFullAXTree')
  await session.detach()
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const textOf = (id: string): string => {
    const node = byId.get(id)
    if (!node) return ''
    if (node.role?.value === 'StaticText') return String(node.name?.value ?? '')
    return (node.childIds ?? []).map(textOf).join('')
  }
  return nodes
    .filter((node) => !node.ignored && node.role?.value === role)
    .map((node) => ({ role, name: String(node.name?.value ?? ''), text: textOf(node.nodeId) }))
}
