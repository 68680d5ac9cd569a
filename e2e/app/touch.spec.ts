import type { Page } from '@playwright/test'
import { standStill } from '../a11y.ts'
import { expect, test } from './fixtures.ts'
import {
  accountButton,
  connect,
  connectDialog,
  header,
  networkButton,
  networkDialog,
  openAccount,
} from './journey.ts'

/** Minimum size of a touch target, in CSS pixels. */
const target = 44
const fieldText = 16

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/**
 * Controls whose hit area is smaller than 44 x 44 (apart from links within a text), and fields that
 * iOS would zoom into. The hit area may be larger than the visible control.
 */
async function tooSmall(page: Page): Promise<readonly string[]> {
  await standStill(page)
  return page.evaluate(
    ([least, text]) => {
      const top = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body
      const controls = top.querySelectorAll<HTMLElement>('button, a[href], input, select, summary')
      const found: string[] = []
      for (const control of controls) {
        control.scrollIntoView({ block: 'center' })
        const { left, top: up, width, height } = control.getBoundingClientRect()
        const isShown = control.checkVisibility({ visibilityProperty: true }) && width > 1
        const isInText = getComputedStyle(control).display === 'inline'
        if (!isShown || isInText) continue
        const name = `${control.localName} ${control.getAttribute('aria-label') ?? control.textContent}`
        const isField = control.matches('input:not([type="radio"], [type="checkbox"]), select')
        if (isField && Number.parseFloat(getComputedStyle(control).fontSize) < text) {
          found.push(`${name}: text`)
        }
        const [x, y] = [left + width / 2, up + height / 2]
        const reach = least / 2 - 1
        const reaches = (dx: number, dy: number) => {
          const hit = document.elementFromPoint(x + dx, y + dy)
          const own = hit?.closest(
            'button, a, input, select, summary, label, fieldset, [data-field]',
          )
          return hit !== null && (control.contains(hit) || own?.contains(control) === true)
        }
        const isWide = width >= least || (reaches(-reach, 0) && reaches(reach, 0))
        const isTall = height >= least || (reaches(0, -reach) && reaches(0, reach))
        const box = control.parentElement?.getBoundingClientRect()
        // The box around a field is part of its hit area.
        const isBoxed = isField && box !== undefined && box.height >= least
        if (!(isWide && isTall) && !isBoxed) found.push(`${name}: ${width} x ${height}`)
      }
      return found
    },
    [target, fieldText] as const,
  )
}

test('touch targets are at least 44 px, and fields have 16 px text', async ({
  addWallet,
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await addWallet()
  await page.goto('/')
  await expect(header(page).getByRole('button', { name: 'Connect Wallet' })).toBeVisible()
  expect.soft(await tooSmall(page), 'Home, disconnected').toEqual([])
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await connectDialog(page).getByRole('button', { name: 'Show all' }).click()
  await expect(connectDialog(page).getByRole('searchbox')).toBeVisible()
  expect.soft(await tooSmall(page), 'the wallets').toEqual([])
  await page.keyboard.press('Escape')
  await expect(connectDialog(page)).toBeHidden()
  await connect(page)
  await expect(accountButton(page)).toBeVisible()
  for (const path of ['/', '/vault', '/activity', '/networks', '/settings']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect.soft(await tooSmall(page), path).toEqual([])
  }
  const account = await openAccount(page)
  expect.soft(await tooSmall(page), 'the account').toEqual([])
  await page.keyboard.press('Escape')
  await expect(account).toBeHidden()
  await networkButton(page).click()
  await expect(networkDialog(page)).toBeVisible()
  expect.soft(await tooSmall(page), 'the networks').toEqual([])
})
