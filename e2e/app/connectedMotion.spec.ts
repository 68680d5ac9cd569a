import type { WalletHandle } from '@foyer/testkit/fixtures'
import type { Locator, Page } from '@playwright/test'
import { standStill } from '../a11y.ts'
import { expect, fullMotion, test } from './fixtures.ts'
import {
  accountButton,
  connectDialog,
  header,
  openAccount,
  pickWallet,
  stopClock,
} from './journey.ts'

interface Frame {
  readonly box: { x: number; y: number; width: number; height: number }
  readonly opacity: number
}

const tile = '[data-kit-part="traveling-tile"]'
const movingLayer = '[data-kit-part="connected-motion"]'
const movingBox = '[data-kit-part="connected-motion-box"]'
const movingIcon = '[data-kit-part="connected-motion-icon"]'

/**
 * Samples a motion every 16 ms, starting when its element is added. The motion is paused and moved
 * by the test, so that a busy machine sees the same frames as an idle one.
 */
async function recordMotion(
  page: Page,
  layer: string,
  ...parts: readonly string[]
): Promise<() => Promise<readonly (readonly Frame[])[]>> {
  await page.evaluate(
    ([selector, wanted]) => {
      const frames = new Promise((resolve) => {
        const observer = new MutationObserver(() => {
          const added = document.querySelector(selector)
          if (!added) return
          observer.disconnect()
          const motions = added
            .getAnimations({ subtree: true })
            .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
          const parts = wanted.map((name) => added.querySelector(name) ?? added)
          const end = Math.max(
            ...motions.map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
          )
          const seen: unknown[][] = parts.map(() => [])
          for (let now = 0; now < end + 16; now += 16) {
            for (const motion of motions) {
              motion.pause()
              motion.currentTime = Math.min(now, end)
            }
            for (const [index, part] of parts.entries()) {
              const { clipPath, opacity } = getComputedStyle(part)
              const { x, y, width, height } = part.getBoundingClientRect()
              // Clipped parts fill the window; only the visible part counts.
              const insets = clipPath.match(/(?<=inset\([^r]*)[\d.]+(?=px)/g)?.map(Number) ?? []
              const [top = 0, right = top, bottom = top, left = right] = insets
              const box = {
                x: x + left,
                y: y + top,
                width: width - left - right,
                height: height - top - bottom,
              }
              seen[index]?.push({ box, opacity: Number(opacity) })
            }
          }
          for (const motion of motions) motion.finish()
          resolve({ end, seen })
        })
        observer.observe(document, { childList: true, subtree: true })
      })
      Reflect.set(window, 'foyerFrames', frames)
    },
    [layer, parts] as const,
  )
  return async () => {
    const recorded = await page.evaluate(() => Reflect.get(window, 'foyerFrames'))
    expect(recorded.end).toBeLessThanOrEqual(700)
    return recorded.seen
  }
}

/** Expects each value only to grow or only to shrink. */
function expectSteady(frames: readonly Frame[]): void {
  for (const side of ['x', 'y', 'width', 'height'] as const) {
    const values = frames.map(({ box }) => box[side])
    const way = Math.sign((values.at(-1) ?? 0) - (values[0] ?? 0))
    for (const [index, value] of values.entries()) {
      const step = value - (values[index - 1] ?? value)
      expect(step * way, `${side} in frame ${index}`).toBeGreaterThanOrEqual(-0.01)
    }
  }
}

test.use(fullMotion)

const row = (page: Page): Locator =>
  connectDialog(page).getByRole('list').getByRole('button', { name: 'Test Wallet' })

test('the tile of a chosen wallet travels from its row to the centre, in every frame', async ({
  addWallet,
  page,
}) => {
  await addWallet({ rules: { '*': 'hang' } })
  await page.goto('/')
  await header(page).getByRole('button', { name: 'Connect Wallet' }).click()
  await expect(row(page)).toBeVisible()
  // The dialog's box grows while it opens.
  await standStill(page)
  const from = await row(page).locator('[data-kit-part="icon"]').boundingBox()
  const frames = await recordMotion(page, tile, tile)
  await row(page).click()
  const [seen = []] = await frames()
  expect(seen[0]?.box).toEqual(from)
  expectSteady(seen)
  expect(seen.every(({ opacity }) => opacity === 1)).toBe(true)
  const icon = connectDialog(page).locator('[data-kit-part="spinner-ring"] [data-kit-part="icon"]')
  await expect.poll(() => icon.boundingBox()).toEqual(seen.at(-1)?.box)
  await expect(page.locator(tile)).toHaveCount(0)
  await expect(icon).toHaveCSS('opacity', '1')
})

/**
 * From the click on a wallet to its approval, with the motion's code loaded and the clock stopped.
 */
async function connectSlowly(page: Page, wallet: WalletHandle): Promise<void> {
  const code = page.waitForResponse(/\/assets\/playConnected-[\w-]+\.js$/)
  await pickWallet(page)
  await (await code).finished()
  const request = await wallet.waitFor('wallet_requestPermissions')
  await stopClock(page)
  // On a busy machine, the next frame would be drawn only after the dialog has closed.
  await page.evaluate(() => {
    const dialog = document.querySelector('dialog[open]')
    const hold = () => {
      for (const motion of dialog?.getAnimations() ?? []) motion.pause()
    }
    if (dialog) new MutationObserver(hold).observe(dialog, { attributeFilter: ['data-closing'] })
  })
  await wallet.answer(request.id, 'approve')
  await expect(page.locator('dialog[data-closing]')).toHaveCount(1)
  await page.clock.runFor(50)
}

test('the dialog shrinks into the account button, its icon into the account’s picture', async ({
  addWallet,
  page,
}) => {
  const wallet = await addWallet({ rules: { wallet_requestPermissions: 'hang' } })
  await page.goto('/')
  const frames = await recordMotion(page, movingLayer, movingLayer, movingBox, movingIcon)
  await connectSlowly(page, wallet)
  const dialog = await page.locator('dialog[data-closing]').boundingBox()
  const [layer = [], box = [], icon = []] = await frames()
  await expect(accountButton(page)).toBeVisible()
  for (const frame of [box, icon]) expectSteady(frame)
  expect(box[0]?.box).toEqual(dialog)
  const [button, picture] = await Promise.all([
    accountButton(page).boundingBox(),
    accountButton(page).locator('[data-kit-part="avatar"]').boundingBox(),
  ])
  for (const [last, end] of [
    [box.at(-1), button],
    [icon.at(-1), picture],
  ] as const) {
    for (const side of ['x', 'y', 'width', 'height'] as const) {
      expect(last?.box[side]).toBeCloseTo(end?.[side] ?? 0, 0)
    }
  }
  // The icon is visible in every frame until it has reached the button and fades.
  expect(icon.every(({ opacity }) => opacity === 1)).toBe(true)
  const fading = layer.findIndex(({ opacity }) => opacity < 1)
  expect(fading * 16).toBeGreaterThan(500)
  await expect(page.locator(movingLayer)).toHaveCount(0)
})

test('a sheet stands still while it shrinks; opening the account ends that; reduced motion has none of it', async ({
  addWallet,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const wallet = await addWallet({ rules: { wallet_requestPermissions: 'hang' } })
  await page.goto('/')
  await page.evaluate((selector) => {
    new MutationObserver(() => {
      if (!document.querySelector(selector)) return
      for (const motion of document.getAnimations()) motion.pause()
    }).observe(document, { childList: true, subtree: true })
  }, movingLayer)
  await connectSlowly(page, wallet)
  await expect(page.locator(movingLayer)).toHaveCount(1)
  await page.evaluate(() => {
    const motions = document.querySelector('dialog[data-closing]')?.getAnimations() ?? []
    for (const motion of motions) if (motion instanceof CSSAnimation) motion.currentTime = 190
  })
  const sheetIcon = page.locator('dialog [data-kit-part="spinner-ring"] [data-kit-part="icon"]')
  const icon = await page.locator(movingIcon).boundingBox()
  await expect.poll(() => sheetIcon.boundingBox()).toEqual(icon)
  await page.clock.resume()
  const account = await openAccount(page)
  await expect(page.locator(movingLayer)).toHaveCount(0)

  await account.getByRole('button', { name: 'Disconnect' }).click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.evaluate((selector) => {
    new MutationObserver(() => {
      if (document.querySelector(selector)) document.documentElement.dataset.moved = ''
    }).observe(document, { childList: true, subtree: true })
  }, movingLayer)
  await pickWallet(page)
  await wallet.answer((await wallet.waitFor('wallet_requestPermissions')).id, 'approve')
  await expect(accountButton(page)).toBeVisible()
  await expect(connectDialog(page)).toBeHidden()
  await expect(page.locator('html')).not.toHaveAttribute('data-moved')
})
