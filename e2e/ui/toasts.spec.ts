import type { Locator, Page } from '@playwright/test'
import { dialog, expect, exposed, openDialog, test } from './fixtures.ts'

const tray = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).first().click()

test.beforeEach(async ({ open }) => {
  await open()
})

test('both live regions of the page are exposed before anything is said', async ({ page }) => {
  expect((await exposed(page, 'status')).length).toBeGreaterThanOrEqual(2)
  expect((await exposed(page, 'alert')).length).toBeGreaterThanOrEqual(2)
})

test('with a dialog open, toasts can be pressed and are given to assistive technology', async ({
  page,
}) => {
  const opened = await openDialog(page, 'single')
  await press(opened, 'Toast error')
  await expect(tray(page)).toBeVisible()
  expect((await exposed(page, 'alert')).map(({ text }) => text)).toContain('It failed')
  expect((await exposed(page, 'button')).map(({ name }) => name)).toContain('Dismiss')
  await tray(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(tray(page)).toHaveCount(0)
  await expect(opened).toBeVisible()
})

test('with a dialog open, what is announced is given to assistive technology', async ({ page }) => {
  const opened = await openDialog(page, 'single')
  await press(opened, 'Announce')
  await expect
    .poll(async () => (await exposed(page, 'status')).map(({ text }) => text))
    .toContain('Connecting to Amber…')
})

test('a toast comes along into a dialog and back, without being mounted anew', async ({ page }) => {
  await press(page, 'Toast loading')
  await tray(page).evaluate((node) => node.setAttribute('data-mark', 'same'))
  const outer = await openDialog(page, 'single')
  await press(outer, 'Open inner')
  const inner = dialog(page, 'The inner dialog')
  await expect(inner.getByRole('region', { name: 'Notifications' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(outer.getByRole('region', { name: 'Notifications' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(outer).toBeHidden()
  await expect(tray(page)).toBeVisible()
  await expect(tray(page)).toHaveAttribute('data-mark', 'same')
  await tray(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(tray(page)).toHaveCount(0)
})

test("a toast stays in its corner while a dialog's entrance moves", async ({ page }) => {
  await press(page, 'Toast loading')
  const before = await tray(page).boundingBox()
  const opener = page.getByRole('button', { name: 'Open single' })
  const during = await opener.evaluate(async (button: HTMLElement) => {
    button.click()
    await new Promise((resolve) => requestAnimationFrame(resolve))
    const node = document.querySelector('dialog')
    if (!node) throw new Error('There is no dialog.')
    const entrance = node.getAnimations().find((animation) => animation instanceof CSSAnimation)
    if (!entrance) throw new Error('The dialog comes without motion.')
    entrance.pause()
    entrance.currentTime = 20
    const { x, y } = node.querySelector('[data-kit-part=toast-tray]')?.getBoundingClientRect() ?? {}
    const opacity = Number(getComputedStyle(node).opacity)
    entrance.finish()
    return { x, y, opacity }
  })
  expect(during.opacity).toBeLessThan(1)
  expect(during).toMatchObject({ x: before?.x, y: before?.y })
})

test('the pointer over a toast stops its time', async ({ page }) => {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await press(page, 'Toast error')
  await page.clock.runFor(1_000)
  await tray(page).hover()
  await expect(tray(page)).toHaveAttribute('data-paused')
  await page.clock.runFor(60_000)
  await expect(tray(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(tray(page)).not.toHaveAttribute('data-paused')
  await page.clock.runFor(2_900)
  await expect(tray(page).locator('[data-leaving]')).toHaveCount(0)
  await expect
    .poll(async () => {
      await page.clock.runFor(100)
      return tray(page).count()
    })
    .toBe(0)
})

test('the keyboard reaches a toast, dismisses it, and the focus goes back', async ({ page }) => {
  await press(page, 'Toast loading')
  await press(page, 'Toast error')
  const opener = page.getByRole('button', { name: 'Announce' }).first()
  await opener.focus()
  await page.keyboard.press('Tab')
  const dismiss = tray(page).getByRole('button', { name: 'Dismiss' })
  await expect(dismiss.first()).toBeFocused()
  await expect(dismiss.first()).toHaveAccessibleDescription('It failed')
  await page.keyboard.press('Enter')
  await expect(dismiss).toHaveCount(1)
  await expect(dismiss).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(tray(page)).toHaveCount(0)
  await expect(opener).toBeFocused()
})

test('the tray is 344 px wide at the end of the line, mirrored in right-to-left pages', async ({
  page,
  open,
}) => {
  await press(page, 'Toast loading')
  const width = page.viewportSize()?.width ?? 0
  const right = await tray(page).boundingBox()
  expect(right?.width).toBe(344)
  expect(right?.x).toBe(width - 24 - 344)
  await open('dir=rtl')
  await press(page, 'Toast loading')
  expect((await tray(page).boundingBox())?.x).toBe(24)
})

test('on a phone the tray stands at the upper edge, off the buttons that follow one another', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await press(page, 'Toast loading')
  const box = await tray(page).boundingBox()
  expect([box?.x, box?.y, box?.width]).toEqual([12, 12, 366])
})
