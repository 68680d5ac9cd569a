import type { Locator, Page } from '@playwright/test'
import { dialog, expect, exposed, openDialog, settled, test } from './fixtures.ts'

const tray = (page: Page) => page.getByRole('region', { name: 'Notifications' })
const press = (scope: Page | Locator, name: string) =>
  scope.getByRole('button', { name, exact: true }).first().click()

test.beforeEach(async ({ open }) => {
  await open()
})

test('both live regions are exposed before any announcement', async ({ page }) => {
  for (const role of ['status', 'alert']) {
    const regions = async () => (await exposed(page, role)).length
    await expect.poll(regions, role).toBeGreaterThanOrEqual(1)
  }
})

test('with a dialog open, toasts can be clicked and are exposed to assistive technology', async ({
  page,
}) => {
  const opened = await openDialog(page, 'single')
  await press(opened, 'Toast error')
  // Held by the pointer: it is shown for four seconds, less than a busy machine may need.
  await tray(page).hover()
  const it = expect.objectContaining({ text: 'It failed' })
  await expect.poll(() => exposed(page, 'alert')).toContainEqual(it)
  const dismiss = expect.objectContaining({ name: 'Dismiss' })
  await expect.poll(() => exposed(page, 'button')).toContainEqual(dismiss)
  await tray(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(tray(page)).toHaveCount(0)
  await expect(opened).toBeVisible()
})

test('with a dialog open, announcements are exposed to assistive technology', async ({ page }) => {
  const opened = await openDialog(page, 'single')
  await press(opened, 'Announce')
  await expect
    .poll(async () => (await exposed(page, 'status')).map(({ text }) => text))
    .toContain('Connecting to Amber…')
})

test('a toast moves into a dialog and back without remounting', async ({ page }) => {
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

test('without popovers, a toast is above an element of the page that has a z-index', {
  tag: '@long',
}, async ({ page }) => {
  await page.evaluate(() => {
    // A browser that knows popovers hides one that isn't shown.
    document.querySelector('[popover]')?.removeAttribute('popover')
    const cover = document.body.appendChild(document.createElement('div'))
    Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '50' })
  })
  await page.getByRole('button', { name: 'Toast loading' }).dispatchEvent('click')
  await tray(page).getByRole('button', { name: 'Dismiss' }).click()
  await expect(tray(page)).toHaveCount(0)
})

test("a toast stays in its corner during a dialog's entrance animation", { tag: '@long' }, async ({
  page,
}) => {
  await press(page, 'Toast loading')
  await settled(tray(page))
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

test('hovering a toast pauses its timer', { tag: '@long' }, async ({ page }) => {
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

test('the keyboard reaches a toast, dismisses it, and focus returns', async ({ page }) => {
  await press(page, 'Toast loading')
  await press(page, 'Toast error')
  // Held by the pointer until the keyboard is there.
  await tray(page).hover()
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

test('the tray is 344 px wide at the inline end, mirrored in right-to-left pages', {
  tag: '@long',
}, async ({ page, open }) => {
  await press(page, 'Toast loading')
  const width = page.viewportSize()?.width ?? 0
  const right = { width: 344, x: width - 24 - 344 }
  await expect.poll(() => tray(page).boundingBox()).toMatchObject(right)
  await open('dir=rtl')
  await press(page, 'Toast loading')
  await expect.poll(() => tray(page).boundingBox()).toMatchObject({ x: 24 })
})

test('on a phone the tray is at the top edge, away from consecutive buttons', {
  tag: '@long',
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await press(page, 'Toast loading')
  const box = { x: 12, y: 12, width: 366 }
  await expect.poll(() => tray(page).boundingBox()).toMatchObject(box)
})

test('a toast that changes while it enters grows on, without a jump', { tag: '@long' }, async ({
  page,
}) => {
  await press(page, 'Toast error')
  await settled(tray(page))
  const heights = await page.evaluate(async () => {
    const press = (name: string) =>
      [...document.querySelectorAll('button')].find(({ innerText }) => innerText === name)?.click()
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    press('Toast loading')
    await frame()
    const row = document.querySelector('[data-toast]')
    const height = () => row?.getBoundingClientRect().height ?? 0
    const at = (time: number) => {
      for (const motion of row?.getAnimations() ?? []) {
        motion.pause()
        motion.currentTime = time
      }
      return height()
    }
    const before = at(100)
    press('Toast loaded')
    await frame()
    const after = [at(0), at(100), at(199)]
    for (const motion of row?.getAnimations() ?? []) motion.finish()
    return [before, ...after, height()]
  })
  const [before = 0, ...after] = heights
  expect(before).toBeGreaterThan(10)
  expect(after[0]).toBeCloseTo(before, 0)
  expect(after).toEqual(after.toSorted((one, other) => one - other))
  expect(after[2]).toBeGreaterThan((after[3] ?? 0) - 2)
})
