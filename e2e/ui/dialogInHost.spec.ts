import type { Locator } from '@playwright/test'
import { standStill } from '../a11y.ts'
import { dialog, expect, openDialog, settled, test } from './fixtures.ts'

test.beforeEach(async ({ open }) => {
  await open()
})

test('the page behind does not scroll, and its styles are restored exactly', async ({ page }) => {
  await page.evaluate(() => {
    document.documentElement.style.setProperty('overflow', 'visible', 'important')
    document.documentElement.style.setProperty('scrollbar-gutter', 'auto')
  })
  const style = () => page.evaluate(() => document.documentElement.getAttribute('style'))
  const scrolled = () => page.evaluate(() => scrollY)
  const before = await style()
  const opened = await openDialog(page, 'single')
  await opened.getByRole('button', { name: 'Open inner' }).click()
  await settled(dialog(page, 'The inner dialog'))
  await page.mouse.move(20, 400)
  await page.mouse.wheel(0, 900)
  await page.keyboard.press('End')
  await page.keyboard.press('Escape')
  await expect(dialog(page, 'The inner dialog')).toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect.poll(scrolled).toBe(0)
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect.poll(style).toBe(before)
  await page.mouse.wheel(0, 900)
  await expect.poll(scrolled).toBeGreaterThan(0)
})

test('a hidden ancestor and the styles around the opener do not affect the dialog', {
  tag: '@long',
}, async ({ page }) => {
  const opened = await openDialog(page, 'hidden')
  await expect(opened).toBeVisible()
  await expect(page.locator('body > * > dialog[open]')).toHaveCount(1)
  const close = opened.getByRole('button', { name: 'Close' })
  await expect(close).toHaveCSS('letter-spacing', 'normal')
})

test('element styles of the host page change nothing in the dialog', async ({ page, open }) => {
  const measure = (opened: Locator) =>
    opened.evaluate((node) =>
      [node, ...node.querySelectorAll('*')].map((part) => {
        const style = getComputedStyle(part)
        const box = part.getBoundingClientRect()
        const values = [
          'color',
          'background-color',
          'border-top-width',
          'border-top-left-radius',
          'box-shadow',
          'font-family',
          'font-size',
          'font-style',
          'font-weight',
          'letter-spacing',
          'margin-top',
          'padding-left',
          'text-decoration-line',
          'text-transform',
        ].map((name) => style.getPropertyValue(name))
        const bullet = style.display === 'list-item' ? style.listStyleType : ''
        return [part.tagName, box.width, box.height, bullet, ...values].join(' | ')
      }),
    )
  const usual = await openDialog(page, 'single')
  await standStill(page)
  const plain = await measure(usual)
  await open('hostile')
  const opened = await openDialog(page, 'single')
  await expect.poll(() => measure(opened)).toEqual(plain)
})

test('a host header with the maximum z-index stays below the dialog', { tag: '@long' }, async ({
  page,
}) => {
  const opened = await openDialog(page, 'single')
  await page.evaluate(() => {
    const header = document.createElement('div')
    header.className = 'header'
    document.body.append(header)
  })
  await opened.getByRole('button', { name: 'Close' }).click()
  await expect(opened).toBeHidden()
})
