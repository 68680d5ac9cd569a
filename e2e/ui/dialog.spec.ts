import type { Page } from '@playwright/test'
import { dialog, expect, openDialog, settled, test } from './fixtures.ts'

const overlay = (page: Page) => page.getByText('Approve in overlay')

test.beforeEach(async ({ open }) => {
  await open()
})

test("a wallet's own overlay can be clicked and typed into while the dialog yields to it", async ({
  page,
}) => {
  const opened = await openDialog(page, 'single')
  await opened.getByRole('button', { name: 'Overlay, let through' }).click()
  await expect(opened).toBeVisible()
  await page.getByLabel('Code').fill('1234')
  await expect(page.getByLabel('Code')).toHaveValue('1234')
  await overlay(page).click()
  await expect(opened.getByTestId('approvals')).toHaveText('1')
  await expect(page.getByTestId('closes-single')).toHaveText('0')
})

test('a dialog that returns is modal and focused again', { tag: '@long' }, async ({ page }) => {
  const opened = await openDialog(page, 'single')
  const letThrough = opened.getByRole('button', { name: 'Overlay, let through' })
  await letThrough.click()
  const modal = page.locator('dialog:modal')
  await expect(modal).toHaveCount(0)
  await overlay(page).click()
  await expect(modal).toHaveCount(1)
  await expect(letThrough).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open single' })).toBeFocused()
})

test('an overlay is blocked unless allowed', async ({ page }) => {
  const opened = await openDialog(page, 'single')
  await opened.getByRole('button', { name: 'Overlay, held back' }).click()
  await expect(overlay(page)).toBeVisible()
  await expect(overlay(page).click({ timeout: 500 })).rejects.toThrow('Timeout')
})

test('Escape requests a close from the owner', async ({ page }) => {
  const opened = await openDialog(page, 'deaf')
  await page.keyboard.press('Escape')
  await expect(opened.getByTestId('asked')).toHaveText('1')
  await expect(opened).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
})

test('the owner is notified when the browser force-closes the dialog', async ({ page }) => {
  const opened = await openDialog(page, 'single')
  await opened.evaluate((node: HTMLDialogElement) => node.close())
  await expect(page.getByTestId('closes-single')).toHaveText('1')
  const again = await openDialog(page, 'single')
  await page.keyboard.press('Escape')
  await expect(again).toBeHidden()
})

test('Escape closes even if nothing is focused', { tag: '@long' }, async ({ page }) => {
  const opened = await openDialog(page, 'single')
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
  })
  await page.keyboard.press('Escape')
  await expect(opened).toBeHidden()
})

test('a click on the scrim closes and restores focus', async ({ page }) => {
  const opened = await openDialog(page, 'single')
  await page.mouse.click(20, 20)
  await expect(opened).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open single' })).toBeFocused()
})

test('a click that only starts or only ends on the scrim closes nothing', async ({ page }) => {
  const opened = await openDialog(page, 'single')
  const prose = await opened.getByTestId('prose').boundingBox()
  if (!prose) throw new Error('The text is not there.')
  await page.mouse.move(prose.x + 20, prose.y + 8)
  await page.mouse.down()
  await page.mouse.move(20, 20, { steps: 4 })
  await page.mouse.up()
  await page.mouse.down()
  await page.mouse.move(prose.x + 20, prose.y + 8, { steps: 4 })
  await page.mouse.up()
  await expect(opened).toBeVisible()
  await expect(page.getByTestId('closes-single')).toHaveText('0')
})

test('a key press on a control does not count as a click on the scrim', { tag: '@long' }, async ({
  page,
}) => {
  const opened = await openDialog(page, 'single')
  await opened.getByRole('button', { name: 'Amber' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByTestId('closes-single')).toHaveText('0')
})

for (const key of ['Tab', 'Shift+Tab']) {
  test(`${key} stays in the dialog and wraps around`, async ({ page }) => {
    const opened = await openDialog(page, 'single')
    const stops = await opened.getByRole('button').count()
    const seen: string[] = []
    for (let press = 0; press < 2 * stops; press += 1) {
      await page.keyboard.press(key)
      seen.push(
        await opened.evaluate((node) => {
          const active = document.activeElement
          return node.contains(active) ? `${active?.ariaLabel ?? active?.textContent}` : 'outside'
        }),
      )
    }
    expect(seen).not.toContain('outside')
    expect(new Set(seen).size).toBe(stops)
    expect(seen.slice(stops)).toEqual(seen.slice(0, stops))
  })
}

test('the title is focused on opening and after each view change', async ({ page }) => {
  await page.getByRole('button', { name: 'Open views' }).click()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title.filter({ hasText: 'Pick one' })).toBeFocused()
  await page.getByRole('button', { name: 'Cedar' }).click()
  await expect(title.filter({ hasText: 'Picked' })).toBeFocused()
  await expect(dialog(page, 'Picked')).toBeVisible()
  // By key: the dialog is about to get smaller, and would move the button away from the pointer.
  await page.getByRole('button', { name: 'Back' }).press('Enter')
  await expect(title.filter({ hasText: 'Pick one' })).toBeFocused()
})

test('on opening the title is focused even if a button precedes it', { tag: '@long' }, async ({
  page,
}) => {
  const opener = page.getByRole('button', { name: 'Open views' })
  await opener.click()
  await page.getByRole('button', { name: 'Cedar' }).click()
  await page.keyboard.press('Escape')
  await expect(opener).toBeFocused()
  await opener.click()
  await expect(page.getByRole('heading', { name: 'Picked' })).toBeFocused()
})

test('the dialog stays open for its exit animation, then closes', async ({ page }) => {
  const opened = await openDialog(page, 'single')
  const motion = await opened.evaluate(async (node: HTMLDialogElement) => {
    const closed = new Promise<void>((resolve) => node.addEventListener('close', () => resolve()))
    // As soon as it starts, because a busy machine may render no frame of it.
    const begun = new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(node, { attributeFilter: ['data-closing'] })
    })
    node.dispatchEvent(new Event('cancel', { cancelable: true }))
    await begun
    const exit = node.getAnimations().find((animation) => animation instanceof CSSAnimation)
    const during = { open: node.open, closing: node.hasAttribute('data-closing') }
    exit?.finish()
    await closed
    return { ...during, duration: exit?.effect?.getTiming().duration, openAfter: node.open }
  })
  expect(motion).toEqual({ open: true, closing: true, duration: 120, openAfter: false })
  await expect(opened).toHaveCount(0)
})

test('an exit animation that never ends is cut off after 250 ms', async ({ page }) => {
  const opened = await openDialog(page, 'single')
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(60_000)
  await opened.evaluate((node: HTMLDialogElement) => {
    node.animate([{ opacity: 1 }, { opacity: 0.5 }], {
      duration: 1_000,
      iterations: Number.POSITIVE_INFINITY,
    })
    node.dispatchEvent(new Event('cancel', { cancelable: true }))
  })
  await expect(opened).toHaveAttribute('data-closing')
  await page.clock.runFor(249)
  await expect(opened).toHaveAttribute('data-closing')
  await page.clock.runFor(2)
  await expect(opened).toHaveCount(0)
})

test('of two dialogs Escape closes only the inner one, and focus returns step by step', async ({
  page,
}) => {
  const outer = await openDialog(page, 'single')
  await outer.getByRole('button', { name: 'Open inner' }).click()
  const inner = dialog(page, 'The inner dialog')
  await expect(inner).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(inner).toBeHidden()
  await expect(outer).toBeVisible()
  await expect(outer.getByRole('button', { name: 'Open inner' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(outer).toBeHidden()
  await expect(page.getByRole('button', { name: 'Open single' })).toBeFocused()
})

test('of two dialogs a click on the scrim closes only the inner one', { tag: '@long' }, async ({
  page,
}) => {
  const outer = await openDialog(page, 'single')
  await outer.getByRole('button', { name: 'Open inner' }).click()
  const inner = dialog(page, 'The inner dialog')
  await settled(inner)
  await page.mouse.click(20, 20)
  await expect(inner).toBeHidden()
  await expect(outer).toBeVisible()
  await expect(page.getByTestId('closes-single')).toHaveText('0')
})

test('focus goes to the given element if the opener was removed', { tag: '@long' }, async ({
  page,
}) => {
  const opened = await openDialog(page, 'vanishing')
  await opened.getByRole('button', { name: 'Connect' }).click()
  await expect(opened).toBeHidden()
  await expect(page.getByRole('button', { name: 'Account' })).toBeFocused()
})
